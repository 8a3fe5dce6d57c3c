import type { RomanianNoun } from './romanian-cardinals'
import { caseForms } from './grammar'
import { nounOf, regularNoun, unchangingNoun, withAdjective, withTail, type RussianNoun } from './russian-nouns'

/** An English noun: one and several. */
export type EnglishNoun = readonly [string, string]

/** What a currency, or its hundredth, is called in the three languages. */
export interface MoneyName {
  readonly ru: RussianNoun
  readonly ro: RomanianNoun
  readonly en: EnglishNoun
}

export interface Currency {
  /** ISO 4217. */
  readonly code: string
  /** Names a person may ask for it by, normalised. */
  readonly aliases: readonly string[]
  readonly major: MoneyName
  /** A hundredth; null where no such coin exists. */
  readonly minor: MoneyName | null
}

const masculine = (one: string, several: string): RomanianNoun => ({ gender: 'masculine', one, several })
const feminine = (one: string, several: string): RomanianNoun => ({ gender: 'feminine', one, several })

const ROUBLE = regularNoun('рубл', 'soft')
const DOLLAR = regularNoun('доллар', 'hard')
const LIRA = regularNoun('лир', 'feminine')
const KOPECK_FORMS = nounOf(
  'feminine',
  caseForms('копейка копейки копейке копейку копейкой копейке'),
  caseForms('копейки копеек копейкам копейки копейками копейках'),
)
const LEU = nounOf('masculine', caseForms('лей лея лею лей леем лее'), caseForms('леи леев леям леи леями леях'))
const HRYVNIA = nounOf(
  'feminine',
  caseForms('гривна гривны гривне гривну гривной гривне'),
  caseForms('гривны гривен гривнам гривны гривнами гривнах'),
)
const FRANC = regularNoun('франк', 'hard')
// After к no ы is written.
const SWISS = withAdjective('швейцарск', {
  ...FRANC,
  plural: caseForms('франки франков франкам франки франками франках'),
})
const PENNY = unchangingNoun('пенни', 'masculine')
const GROSZ = nounOf(
  'masculine',
  caseForms('грош гроша грошу грош грошем гроше'),
  caseForms('гроши грошей грошам гроши грошами грошах'),
)
const ZLOTY: RussianNoun = {
  gender: 'masculine',
  singular: caseForms('злотый злотого злотому злотый злотым злотом'),
  plural: caseForms('злотые злотых злотым злотые злотыми злотых'),
  few: 'злотых',
}
const YUAN = nounOf(
  'masculine',
  caseForms('юань юаня юаню юань юанем юане'),
  caseForms('юани юаней юаням юани юанями юанях'),
)
const KURUS = nounOf(
  'masculine',
  caseForms('куруш куруша курушу куруш курушем куруше'),
  caseForms('куруши курушей курушам куруши курушами курушах'),
)
const QEPIK = nounOf(
  'masculine',
  caseForms('гяпик гяпика гяпику гяпик гяпиком гяпике'),
  caseForms('гяпики гяпиков гяпикам гяпики гяпиками гяпиках'),
)

const KOPECK: MoneyName = { ru: KOPECK_FORMS, ro: feminine('copeică', 'copeici'), en: ['kopeck', 'kopecks'] }
const CENT: MoneyName = { ru: regularNoun('цент', 'hard'), ro: masculine('cent', 'cenți'), en: ['cent', 'cents'] }
const EUROCENT: MoneyName = { ru: regularNoun('евроцент', 'hard'), ro: CENT.ro, en: CENT.en }
const BAN: MoneyName = { ru: regularNoun('бан', 'hard'), ro: masculine('ban', 'bani'), en: ['ban', 'bani'] }
const TIYIN: MoneyName = { ru: regularNoun('тиын', 'hard'), ro: masculine('tiin', 'tiini'), en: ['tiyn', 'tiyn'] }

/** Every currency that amounts are written out in. Declension: Зализняк, Грамматический словарь; DOOM3; Unicode CLDR. */
export const CURRENCIES: readonly Currency[] = [
  {
    code: 'rub',
    aliases: ['rur', 'руб', 'руб.', 'рубль', 'рубли', 'рублей', '₽', 'rubla', 'rublă', 'ruble', 'rouble'],
    major: { ru: ROUBLE, ro: feminine('rublă', 'ruble'), en: ['ruble', 'rubles'] },
    minor: KOPECK,
  },
  {
    code: 'mdl',
    aliases: ['лей', 'леи', 'леев', 'leu', 'lei', 'leu moldovenesc', 'lei moldovenești', 'молдавский лей'],
    major: { ru: LEU, ro: masculine('leu', 'lei'), en: ['Moldovan leu', 'Moldovan lei'] },
    minor: BAN,
  },
  {
    code: 'ron',
    aliases: ['румынский лей', 'leu romanesc', 'leu românesc'],
    major: { ru: withAdjective('румынск', LEU), ro: masculine('leu', 'lei'), en: ['Romanian leu', 'Romanian lei'] },
    minor: BAN,
  },
  {
    code: 'usd',
    aliases: ['$', 'доллар', 'доллары', 'доллар сша', 'dolar', 'dolari', 'dollar'],
    major: {
      ru: withTail(DOLLAR, ' США'),
      ro: { gender: 'masculine', one: 'dolar american', several: 'dolari americani' },
      en: ['US dollar', 'US dollars'],
    },
    minor: CENT,
  },
  {
    code: 'eur',
    aliases: ['€', 'евро', 'euro'],
    major: { ru: unchangingNoun('евро', 'masculine'), ro: masculine('euro', 'euro'), en: ['euro', 'euros'] },
    minor: EUROCENT,
  },
  {
    code: 'gbp',
    aliases: ['£', 'фунт', 'фунт стерлингов', 'lira sterlina', 'liră sterlină', 'pound'],
    major: {
      ru: withTail(regularNoun('фунт', 'hard'), ' стерлингов'),
      ro: feminine('liră sterlină', 'lire sterline'),
      en: ['pound sterling', 'pounds sterling'],
    },
    minor: { ru: PENNY, ro: masculine('penny', 'pence'), en: ['penny', 'pence'] },
  },
  {
    code: 'uah',
    aliases: ['₴', 'грн', 'грн.', 'гривна', 'гривны', 'grivna', 'grivnă', 'hryvnia'],
    major: { ru: HRYVNIA, ro: feminine('grivnă', 'grivne'), en: ['hryvnia', 'hryvnias'] },
    minor: { ru: KOPECK_FORMS, ro: KOPECK.ro, en: ['kopiyka', 'kopiykas'] },
  },
  {
    code: 'byn',
    aliases: ['белорусский рубль', 'rubla belarusa', 'rublă belarusă'],
    major: {
      ru: withAdjective('белорусск', ROUBLE),
      ro: feminine('rublă belarusă', 'ruble belaruse'),
      en: ['Belarusian ruble', 'Belarusian rubles'],
    },
    minor: KOPECK,
  },
  {
    code: 'kzt',
    aliases: ['₸', 'тенге', 'tenge'],
    major: { ru: unchangingNoun('тенге', 'masculine'), ro: masculine('tenge', 'tenge'), en: ['tenge', 'tenge'] },
    minor: TIYIN,
  },
  {
    code: 'kgs',
    aliases: ['сом', 'som'],
    major: { ru: regularNoun('сом', 'hard'), ro: masculine('som', 'somi'), en: ['som', 'som'] },
    minor: { ru: regularNoun('тыйын', 'hard'), ro: TIYIN.ro, en: ['tyiyn', 'tyiyn'] },
  },
  {
    code: 'uzs',
    aliases: ['сум', 'sum', "so'm"],
    major: { ru: regularNoun('сум', 'hard'), ro: masculine('sum', 'sumi'), en: ['sum', 'sum'] },
    minor: { ru: regularNoun('тийин', 'hard'), ro: TIYIN.ro, en: ['tiyin', 'tiyin'] },
  },
  {
    code: 'amd',
    aliases: ['драм', 'dram'],
    major: { ru: regularNoun('драм', 'hard'), ro: masculine('dram', 'drami'), en: ['dram', 'drams'] },
    minor: { ru: unchangingNoun('лума', 'feminine'), ro: masculine('luma', 'luma'), en: ['luma', 'luma'] },
  },
  {
    code: 'gel',
    aliases: ['₾', 'лари', 'lari'],
    major: { ru: unchangingNoun('лари', 'masculine'), ro: masculine('lari', 'lari'), en: ['lari', 'lari'] },
    minor: { ru: unchangingNoun('тетри', 'masculine'), ro: masculine('tetri', 'tetri'), en: ['tetri', 'tetri'] },
  },
  {
    code: 'azn',
    aliases: ['₼', 'манат', 'manat'],
    major: { ru: regularNoun('манат', 'hard'), ro: masculine('manat', 'manați'), en: ['manat', 'manats'] },
    minor: { ru: QEPIK, ro: masculine('qəpik', 'qəpik'), en: ['qapik', 'qapik'] },
  },
  {
    code: 'pln',
    aliases: ['zł', 'злотый', 'злотых', 'zlot', 'zloty'],
    major: { ru: ZLOTY, ro: masculine('zlot', 'zloți'), en: ['zloty', 'zlotys'] },
    minor: { ru: GROSZ, ro: masculine('gros', 'groși'), en: ['grosz', 'groszy'] },
  },
  {
    code: 'chf',
    aliases: ['франк', 'швейцарский франк', 'franc elvetian', 'franc elvețian'],
    major: {
      ru: SWISS,
      ro: { gender: 'masculine', one: 'franc elvețian', several: 'franci elvețieni' },
      en: ['Swiss franc', 'Swiss francs'],
    },
    minor: {
      ru: regularNoun('сантим', 'hard'),
      ro: { gender: 'feminine', one: 'centimă', several: 'centime' },
      en: ['centime', 'centimes'],
    },
  },
  {
    code: 'try',
    aliases: ['₺', 'турецкая лира', 'lira turceasca', 'liră turcească'],
    major: {
      ru: withAdjective('турецк', LIRA),
      ro: feminine('liră turcească', 'lire turcești'),
      en: ['Turkish lira', 'Turkish liras'],
    },
    minor: { ru: KURUS, ro: masculine('kuruș', 'kuruși'), en: ['kurus', 'kurus'] },
  },
  {
    code: 'cny',
    aliases: ['юань', 'юани', 'yuan'],
    major: { ru: YUAN, ro: masculine('yuan', 'yuani'), en: ['yuan', 'yuan'] },
    minor: { ru: unchangingNoun('фэнь', 'masculine'), ro: masculine('fen', 'feni'), en: ['fen', 'fen'] },
  },
  {
    code: 'jpy',
    aliases: ['¥', 'иена', 'йена', 'иены', 'yen'],
    major: { ru: regularNoun('иен', 'feminine'), ro: masculine('yen', 'yeni'), en: ['yen', 'yen'] },
    minor: null,
  },
]
