import type { Properties } from './properties'
import type { Random } from './random'
import type { Words } from './words/words'

export interface Person {
  readonly name: string
  /** The name in two columns. */
  readonly surname: string
  readonly given: string
  readonly id: string | null
  readonly department: string
}

const INITIALS: Readonly<Record<string, string>> = {
  en: 'ABCDEFGHJKLMNPRST',
  ru: 'АБВГДЕИКЛМНОПРСТ',
  ro: 'ABCDEFGILMNOPRST',
}

/** Different people, except for namesakes with their own numbers. */
export function peopleOf(properties: Properties, words: Words, random: Random): Person[] {
  const picked = random.pick(words.nameStyles)
  const style = properties.nameColumns === 'split' ? 'full' : picked
  const departments = random.some(words.departments, properties.departments === 'none' ? 1 : 2)
  const surnames = random.some(words.surnames, properties.people)
  const start = random.int(100, 900)
  const names = surnames.map((surname) => nameOf(surname, style, properties.language, words, random))
  if (properties.namesakes) names[names.length - 1] = names[0] ?? ''
  const half = Math.ceil(names.length / 2)
  return names.map((name, index) => ({
    name,
    surname: name.slice(0, Math.max(0, name.lastIndexOf(' '))),
    given: name.slice(name.lastIndexOf(' ') + 1),
    id: idOf(properties.ids, start + index * 7),
    department: departments[index < half ? 0 : 1] ?? departments[0] ?? '',
  }))
}

function idOf(style: Properties['ids'], number: number): string | null {
  if (style === 'none') return null
  if (style === 'zeros') return `00${number}`
  return style === 'code' ? `R-${number}` : String(number)
}

function nameOf(
  surname: string,
  style: Words['nameStyles'][number],
  language: string,
  words: Words,
  random: Random,
): string {
  const letters = INITIALS[language] ?? 'ABC'
  const initial = () => letters.charAt(random.int(0, letters.length - 1))
  if (style === 'initials') return `${surname} ${initial()}. ${initial()}.`
  if (style === 'initialsFirst') return `${initial()}. ${initial()}. ${surname}`
  if (style === 'letter') return `${surname} ${initial()}`
  if (style === 'comma') return `${surname}, ${initial()}.`
  return `${surname} ${random.pick(words.givenNames)}`
}
