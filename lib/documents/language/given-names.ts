import type { DataLanguage } from '../spreadsheets/language'
import { EN_GIVEN_NAMES } from './en/given-names'
import { RO_GIVEN_NAMES, RO_RARE_GIVEN_NAMES } from './ro/given-names'
import { RU_GIVEN_NAMES, RU_RARE_GIVEN_NAMES } from './ru/given-names'

export type PersonGender = 'male' | 'female'

/** What the lists know of a given name. */
export interface GivenName {
  /** Null for a name that men and women have. */
  readonly gender: PersonGender | null
  /** Once a given name, today a surname as a rule. */
  readonly rare: boolean
}

type Lists = Readonly<Record<'male' | 'female' | 'either', string>>

/** Letters as names are compared by: small ones, е for ё, and Latin ones without diacritics; й stays. */
export function foldName(word: string): string {
  const lower = word.toLowerCase().replaceAll('ё', 'е')
  return /[а-я]/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
}

function index({ male, female, either }: Lists, rare: string, fold = foldName): ReadonlyMap<string, GivenName> {
  const names = new Map<string, GivenName>()
  const rareNames = new Set(wordsOf(rare, fold))
  const add = (list: string, gender: PersonGender | null) => {
    for (const name of wordsOf(list, fold)) {
      const known = names.get(name)
      const agreed = known === undefined || known.gender === gender ? gender : null
      names.set(name, { gender: agreed, rare: rareNames.has(name) })
    }
  }
  add(male, 'male')
  add(female, 'female')
  add(either, null)
  for (const name of rareNames) names.set(name, { gender: names.get(name)?.gender ?? 'male', rare: true })
  return names
}

function wordsOf(list: string, fold: (word: string) => string): string[] {
  return list
    .trim()
    .split(/\s+/)
    .filter((name) => name !== '')
    .map(fold)
}

/** A name in the letters of the other alphabet: Moldovan papers write «Штефан» in Russian and „Serghei” in Romanian. */
function transliterated(pairs: string): (name: string) => string {
  const table = pairs
    .trim()
    .split(/\s+/)
    .map((pair): readonly [string, string] => {
      const [from = '', to = ''] = pair.split('=')
      return [from, to]
    })
  return (name) => {
    let rest = `^${name}$`
    let written = ''
    while (rest !== '') {
      const [from, to] = table.find(([each]) => rest.startsWith(each)) ?? [rest.slice(0, 1), rest.slice(0, 1)]
      written += from === '^' || from === '$' ? '' : to
      rest = rest.slice(from.length)
    }
    return written
  }
}

/** Adds names of another list in other letters, where the list does not have them itself. */
function withForeign(
  names: ReadonlyMap<string, GivenName>,
  foreign: ReadonlyMap<string, GivenName>,
  tables: readonly string[],
): ReadonlyMap<string, GivenName> {
  const all = new Map(names)
  for (const table of tables) {
    const write = transliterated(table)
    for (const [name, facts] of foreign) {
      const written = foldName(write(name))
      if (!all.has(written)) all.set(written, facts)
    }
  }
  return all
}

const OWN: Readonly<Record<DataLanguage, () => ReadonlyMap<string, GivenName>>> = {
  ru: () => index(RU_GIVEN_NAMES, RU_RARE_GIVEN_NAMES),
  ro: () => index(RO_GIVEN_NAMES, RO_RARE_GIVEN_NAMES),
  en: () => index(EN_GIVEN_NAMES, ''),
}
/** Diacritics tell the Cyrillic letter: „ă” is э. */
const asWritten = (name: string) => name

/**
 * How names pass from one alphabet into the other in Moldovan papers, `from=to`, the longest first; `^` is the beginning of a name, `$`
 * its end. Several tables where usage differs.
 */
const RO_LETTERS = `
  ^e=е chea=кя ghea=гя che=ке chi=ки ghe=ге ghi=ги cea=ча cia=ча cio=чо ciu=чу ce=че ci=чи gea=джа gia=джа gio=джо giu=джу ge=дже gi=джи
  ^ia=я ^io=ио ^iu=ю ia$=ия iu$=иу ia=ия ea$=я ea=я ie$=ие ii$=ий ei$=ей ai$=ай oi$=ой ui$=уй x=кс ph=ф th=т
  ă=э â=ы î=ы ș=ш ş=ш ț=ц ţ=ц á=а é=е í=и ó=о ö=ё ü=ю
  a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=ж k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в y=й z=з
`

const RO_TO_RU: readonly string[] = [
  RO_LETTERS,
  RO_LETTERS.replace('^e=е', '^e=э'),
  RO_LETTERS.replace('ă=э', 'ă=а'),
  `ea$=ея ea=еа ${RO_LETTERS}`,
]

const RU_LETTERS = `
  ге=ghe ги=ghi ке=che ки=chi кс=x че=ce чи=ci джи=gi дже=ge ый$=ii ий$=ii ей$=ei ья=ia ье=ie ью=iu ия$=ia ия=ia ие=ie ю=iu я=ia
  а=a б=b в=v г=g д=d е=e ж=j з=z и=i й=i к=c л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=t ч=ci ш=s щ=sc ъ= ы=i ь= э=e
`

const RU_TO_RO: readonly string[] = [RU_LETTERS, `ки=ki ке=ke к=k ий$=ie ${RU_LETTERS}`]

/** Each list with the names of the other alphabet in its own letters. English papers have no such habit. */
const LISTS: Readonly<Record<DataLanguage, () => ReadonlyMap<string, GivenName>>> = {
  ru: () => withForeign(OWN.ru(), index(RO_GIVEN_NAMES, RO_RARE_GIVEN_NAMES, asWritten), RO_TO_RU),
  ro: () => withForeign(OWN.ro(), OWN.ru(), RU_TO_RO),
  en: OWN.en,
}
const built = new Map<DataLanguage, ReadonlyMap<string, GivenName>>()

function listOf(language: DataLanguage): ReadonlyMap<string, GivenName> {
  const known = built.get(language)
  if (known !== undefined) return known
  const made = LISTS[language]()
  built.set(language, made)
  return made
}

/** The lists a word is looked up in, in order: by its letters, and for Latin ones by the document's language first. */
function languagesFor(word: string, language: DataLanguage): readonly DataLanguage[] {
  if (/[а-яё]/i.test(word)) return ['ru']
  return language === 'en' ? ['en', 'ro'] : ['ro', 'en']
}

function lookUp(part: string, language: DataLanguage): GivenName | null {
  for (const each of languagesFor(part, language)) {
    const found = listOf(each).get(foldName(part))
    if (found !== undefined) return found
  }
  return null
}

/**
 * Returns what the lists know of a word as a given name, null where it is in none. A hyphenated name is known where each of its
 * parts is: «Анна-Мария». Its first part tells the gender.
 */
export function givenName(word: string, language: DataLanguage): GivenName | null {
  const whole = lookUp(word, language)
  if (whole !== null || !word.includes('-')) return whole
  const parts = word.split('-').map((part) => lookUp(part, language))
  if (parts.some((part) => part === null)) return null
  const gender = parts.find((part) => part !== null && part.gender !== null)?.gender ?? null
  return { gender, rare: parts.some((part) => part?.rare === true) }
}
