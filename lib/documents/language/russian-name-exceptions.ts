/**
 * Where the rules of `lvovich` 2.1 are wrong or silent, by Розенталь, Справочник по правописанию и литературной правке, §§ 149–150,
 * Калакуцкая, Склонение фамилий и личных имён в русском литературном языке (1984), and the answers of gramota.ru.
 */

/** Surnames and names that do not change: French ones in a stressed -а or -я. In lower case. */
export const UNCHANGING: ReadonlySet<string> = new Set(
  'золя дюма дега петипа тома ферма бенуа моруа гавальда люка'.split(' '),
)

/** First parts of double surnames and first names that do not change before a hyphen. */
export const UNCHANGING_BEFORE_HYPHEN: ReadonlySet<string> = new Set(
  'тер бонч абдул белиц гасан дюссар книппер корвин шолом мелик вар нор сен сан сент санта ван фон мак де дер ле ла эль аль бен ибн дон кара жан пьер шарль ханс'.split(
    ' ',
  ),
)

/** The surname's stem and its endings from the genitive on: genitive, dative, accusative, instrumental, prepositional. */
export const MALE_SURNAMES: ReadonlyMap<string, readonly [stem: string, endings: string]> = new Map([
  // Stressed at the end.
  ['швец', ['швец', 'а у а ом е']],
  ['жнец', ['жнец', 'а у а ом е']],
  ['донец', ['донц', 'а у а ом е']],
  ['гонец', ['гонц', 'а у а ом е']],
  ['кузьмич', ['кузьмич', 'а у а ом е']],
  ['ильич', ['ильич', 'а у а ом е']],
  ['лукич', ['лукич', 'а у а ом е']],
  ['фомич', ['фомич', 'а у а ом е']],
  ...'ключ луч меч сыч плющ хвощ лещ ёрш ерш кирпич'
    .split(' ')
    .map((word): [string, [string, string]] => [word, [word, 'а у а ом е']]),
  // The vowel goes, as in the noun.
  ['соловей', ['соловь', 'я ю я ём е']],
  ['муравей', ['муравь', 'я ю я ём е']],
  ['воробей', ['воробь', 'я ю я ём е']],
  ['заяц', ['зайц', 'а у а ем е']],
  ['орёл', ['орл', 'а у а ом е']],
  ['орел', ['орл', 'а у а ом е']],
  ['козёл', ['козл', 'а у а ом е']],
  ['козел', ['козл', 'а у а ом е']],
  ['боец', ['бойц', 'а у а ом е']],
  ['щегол', ['щегл', 'а у а ом е']],
  ['павел', ['павл', 'а у а ом е']],
  ['корень', ['корн', 'я ю я ем е']],
  ['камень', ['камн', 'я ю я ем е']],
  ['ремень', ['ремн', 'я ю я ём е']],
  // Adjectives.
  ['злой', ['зл', 'ого ому ого ым ом']],
  ['долгий', ['долг', 'ого ому ого им ом']],
  ['строгий', ['строг', 'ого ому ого им ом']],
  ['убогий', ['убог', 'ого ому ого им ом']],
  // Not adjectives.
  ['фрейндлих', ['фрейндлих', 'а у а ом е']],
  ['эрлих', ['эрлих', 'а у а ом е']],
  ['фрейлих', ['фрейлих', 'а у а ом е']],
  ['фрелих', ['фрелих', 'а у а ом е']],
  ...'прибо геро водопо поко разбо'
    .split(' ')
    .map((stem): [string, [string, string]] => [`${stem}й`, [stem, 'я ю я ем е']]),
  ['гуляй', ['гуля', 'я ю я ем е']],
  // Foreign names in -ин and -ов have -ом in the instrumental.
  ...'грин дарвин чаплин кронин гершвин берлин франклин гудвин мерлин мартин марин константин бюлов вирхов флотов'
    .split(' ')
    .map((word): [string, [string, string]] => [word, [word, 'а у а ом е']]),
])

/** Surnames in -ач are stressed at the end, which gives -ом in the instrumental, but for these. */
export const UNSTRESSED_ACH: ReadonlySet<string> = new Set(['ковач', 'лукач', 'крлеач'])

/** In -жа, -ша, -ча, -ща and stressed there, which gives -ой in the instrumental: «Лапшой», but «Рощей». */
export const STRESSED_AFTER_HUSHING: ReadonlySet<string> = new Set(
  'лапша левша душа каланча саранча свеча епанча парча межа ханжа вожжа'.split(' '),
)

/** First names that end as surnames do: «Ирина», «Константин», «Яков». In lower case. */
export const FIRST_NAMES_LIKE_SURNAMES: ReadonlySet<string> = new Set(
  [
    'лев яков иаков иов константин валентин вениамин августин северин',
    'ева августина аделина акулина алевтина алина альбина амина ангелина антонина арина валентина василина галина дина',
    'екатерина жозефина зарина ирина капитолина карина каролина катарина катерина кристина лина магдалина мадина мальвина',
    'марина медина нина павлина полина регина руфина сабина стефанина фаина христина эвелина эльвина юстина янина',
  ].flatMap((names) => names.split(' ')),
)
