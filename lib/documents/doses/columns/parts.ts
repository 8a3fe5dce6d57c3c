import { isPersonal, type Quantity } from '../lexicon/quantity'
import { foldLetters, wordKey } from './fold'
import { wordsBesideUnits } from './header-units'
import { besideQuantities } from './measured-rows'

const WORD = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')

/** Kinds of radiation: own collection. */
const RADIATIONS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['photon', /(?<!\p{L})(?:гамма|фотон\p{L}*|gamm?a|photons?|foton\p{L}*)(?!\p{L})|γ/iu],
  ['x', WORD(String.raw`рентген(?!огра|оско)\p{L}*|x-?rays?`)],
  ['beta', /(?<!\p{L})(?:бета|beta)(?!\p{L})|β/iu],
  ['alpha', /(?<!\p{L})(?:альфа|alpha|alfa)(?!\p{L})|α/iu],
  ['neutron', WORD(String.raw`нейтр\p{L}*|neutr\p{L}*|neutron\p{L}*`)],
  ['thermal', WORD(String.raw`теплов\p{L}*|thermal|termic\p{L}*`)],
  ['fast', WORD(String.raw`быстр\p{L}*|fast|rapi[dz]\p{L}*`)],
]
/** `n` beside `γ`, `γ+n`: neutrons; alone it may be any number. */
const NEUTRON_SIGN = /(?<!\p{L})[nн](?!\p{L})/iu
/** Where the dose came from: doses of all of them make up a person's dose. Own collection. */
const SOURCES: readonly (readonly [source: string, words: RegExp])[] = [
  ['natural', WORD(String.raw`природн\p{L}*|естествен\p{L}*|natural\p{L}*`)],
  ['medical', WORD(String.raw`медицинск\p{L}*|medical\p{L}*`)],
  ['work', WORD(String.raw`производствен\p{L}*|професс\p{L}*|occupational|profesional\p{L}*|ocupa[tț]ional\p{L}*`)],
  ['industry', WORD(String.raw`техногенн\p{L}*|technogenic|tehnogen\p{L}*`)],
  ['radon', WORD(String.raw`радон\p{L}*|radon\p{L}*`)],
  ['cosmic', WORD(String.raw`космич\p{L}*|cosmic\p{L}*`)],
]
/** Of a dose, not of badges: «внутренний дозиметр» is worn below the apron. */
const WAYS: readonly (readonly [way: string, words: RegExp])[] = [
  ['external', WORD(String.raw`внешн\p{L}*|external\p{L}*|extern\p{L}{0,2}`)],
  ['internal', WORD(String.raw`внутр\p{L}*|internal\p{L}*|intern\p{L}{0,2}`)],
  ['inhaled', WORD(String.raw`ингаляц\p{L}*|inhal\p{L}*`)],
  ['ingested', WORD(String.raw`перорал\p{L}*|ingest\p{L}*`)],
]
const BADGE = WORD(String.raw`дозиметр\p{L}*|тлд|идк|dosimeters?|badges?|tld|dozimetr\p{L}*`)
const BADGES = new RegExp(BADGE, 'giu')
const NUCLIDE =
  /(?<![\p{L}\d])(?:(?:[A-Z][a-z]?|цезий|стронций|йод|иод|кобальт|тритий)[-\s]?\d{1,3}m?|\d{1,3}m?(?:Cs|Co|Sr|I|Tc|F|Ir|Am|Kr|K)|tritium|тритий)(?![\p{L}\d])/gu
const NUMBER = String.raw`\d{1,3}(?:-?\p{L}{1,2})?|[ivx]{1,4}|перв\p{L}*|втор\p{L}*|трет\p{L}*|четв[её]рт\p{L}*|first|second|third|fourth|prim\p{L}*|a doua|a treia`
/** Times that aren't periods of the calendar on their own: «неделя 1», `2nd shift`, «1 п/г». Own collection. */
const TIMES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${NUMBER})\s*)?(недел\p{L}*|смен\p{L}{1,2}|день|дня|дневн\p{L}*|ночн\p{L}*|этап\p{L}*|weeks?|shifts?|days?|nights?|stages?|s[aă]pt[aă]m\p{L}*|schimb\p{L}*|ziua|zile|etap\p{L}*|п\/г|полугоди\p{L}*|half(?:-year)?|semestr\p{L}*)(?!\p{L})(?:\s*(?:№|#|no\.?|nr\.?)?\s*(${NUMBER})(?![\p{L}\d]))?`,
  'giu',
)
/** Employers, places of work, examinations, journeys, groups of people: what else the label says of one is its name. Own collection. */
const OCCASIONS = WORD(
  String.raw`работ\p{L}{0,3}|совместит\p{L}*|организац\p{L}*|предприяти\p{L}*|учреждени\p{L}*|больниц\p{L}*|клиник\p{L}*|поликлиник\p{L}*|стационар\p{L}*|отделени\p{L}*|\p{L}*хирурги\p{L}*|\p{L}*терапи\p{L}*|\p{L}+логи[яи]|реанимац\p{L}*|кабинет\p{L}*|помещени\p{L}*|цех\p{L}{0,3}|пост|точк\p{L}|групп\p{L}{1,2}|персонал\p{L}*|мужчин\p{L}*|женщин\p{L}*|дет(?:и|ей)|взрослы\p{L}*|исследован\p{L}*|процедур\p{L}*|снимк\p{L}*|проекци\p{L}*|кт|мскт|пэт|мрт|\p{L}*графи\p{L}{1,2}|\p{L}*скопи\p{L}{1,2}|сканирован\p{L}*|рейс\p{L}*|командировк\p{L}*|выезд\p{L}*|вахт\p{L}*|сеанс\p{L}*|цикл\p{L}*|employers?|work(?:place|s)?|jobs?|hospitals?|clinics?|sites?|departments?|surgery|\p{L}*therapy|\p{L}+logy|rooms?|points?|groups?|staff|men|women|children|adults|exams?|examinations?|procedures?|scans?|ct|pet|\p{L}*graphy|\p{L}*scopy|flights?|trips?|missions?|outages?|sessions?|cycles?|angajator\p{L}*|munc[aă]|spital\p{L}*|clinic\p{L}*|sec[tț]i\p{L}*|chirurgi\p{L}*|\p{L}*terapi\p{L}*|\p{L}+logi[ae]|cabinet\p{L}*|punct\p{L}*|grup\p{L}*|b[aă]rba[tț]i\p{L}*|femei\p{L}*|copii\p{L}*|examin[aă]r\p{L}*|investiga[tț]i\p{L}*|proceduri?|\p{L}*grafi[ea]|\p{L}*scopi[ea]|zbor\p{L}*|deplas[aă]r\p{L}*|misiun\p{L}*|[sș]edin[tț]\p{L}*`,
)
/** What tells a badge from another one that may have been worn at the same time. Own collection. */
const MARKS =
  /(?<!\p{L})(?:основной|дополнительн\p{L}*|осн|доп|запасн\p{L}*|резервн\p{L}*|лев\p{L}{0,3}|прав\p{L}{0,3}|main|primary|secondary|additional|extra|spare|backup|left|right|principal\p{L}*|suplimentar\p{L}*|secundar\p{L}*|rezerv\p{L}*|st[aâ]ng\p{L}{0,3}|stg|drept\p{L}{0,2}|dreapt\p{L}{1,2}|dr)(?!\p{L})/giu
/** «дозиметр № 5012», `badge A`. */
const BADGE_NUMBER =
  /(?<!\p{L})(дозиметр\p{L}*|тлд|идк|dosimeters?|badges?|tld|dozimetr\p{L}*)[\s,]*(?:№|#|no\.?|nr\.?)?\s*(?:\d[\d/-]*|\p{L}(?!\p{L}))/giu
/** Letters that tell a time from others of its kind: cases and numbers of words differ behind them. */
const STEM = 4
const NONE: ReadonlySet<string> = new Set()

/**
 * What a header says of the parts that a person's dose is added of: kinds of radiation, ways and sources of exposure, weeks and shifts,
 * employers, examinations.
 * @param quantity what it measures; a badge's Hp(10) is of external radiation alone
 */
export function partsOf(path: readonly string[], quantity: Quantity | null): ReadonlySet<string> {
  const text = path.join(' / ')
  const parts = new Set(radiationsIn(text))
  const find = (known: readonly (readonly [string, RegExp])[]) => {
    for (const [part, words] of known) if (words.test(text)) parts.add(part)
  }
  find(SOURCES)
  if (!isPersonal(quantity) && !BADGE.test(text)) find(WAYS)
  for (const [nuclide] of text.matchAll(NUCLIDE)) parts.add(wordKey(nuclide))
  for (const [, before = '', time = '', behind = ''] of text.matchAll(TIMES))
    parts.add([foldLetters(time).slice(0, STEM), numeral(before || behind)].join(' '))
  if (OCCASIONS.test(text)) parts.add(path.map(nameIn).join(' / '))
  return parts
}

/** Whether each of two headers says a part that the other one doesn't. A dose and a part of it are not distinguished. */
export function areApart(a: ReadonlySet<string> = NONE, b: ReadonlySet<string> = NONE): boolean {
  return [...a].some((part) => !b.has(part)) && [...b].some((part) => !a.has(part))
}

/**
 * The kinds of radiation that a text names.
 * @param signs `n` is one beside others
 */
export function radiationsIn(text: string, signs = false): readonly string[] {
  const found = RADIATIONS.filter(([, words]) => words.test(text)).map(([kind]) => kind)
  if (!found.includes('neutron') && NEUTRON_SIGN.test(text) && (signs || found.includes('photon')))
    found.push('neutron')
  return found
}

/** Whether a text is the sign for neutrons and nothing else, which may as well be a count. */
export function isNeutronSign(text: string): boolean {
  return NEUTRON_SIGN.exec(text.trim())?.[0].length === text.trim().length
}

/** The words of a text that tell a badge from another one: «основной», `left`. */
export function badgeMarks(text: string): readonly string[] {
  return [...text.matchAll(MARKS)].map(([mark]) => wordKey(mark))
}

/** Whether a text is nothing but such words, and the word for a badge. */
export function isBadgeMark(text: string): boolean {
  const rest = text.replace(MARKS, ' ').replace(BADGES, ' ')
  return badgeMarks(text).length > 0 && !/[\p{L}\d]/u.test(rest)
}

/** A label without units, quantities and what tells badges apart. */
function nameIn(text: string): string {
  return wordKey(besideQuantities(wordsBesideUnits(text)).replace(BADGE_NUMBER, '$1').replace(MARKS, ' '))
}

function numeral(text: string): string {
  return /^\d+/.exec(text)?.[0] ?? foldLetters(text).slice(0, STEM)
}
