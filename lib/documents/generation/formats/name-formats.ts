import { declineRomanianName, declineRussian, withInitials } from '#names'
import type { PersonGender } from '../../language/given-names'
import type { InitialsStyle } from '../../language/initials'
import type { NameInCase } from '../../language/russian-name-case'
import { normaliseName } from '../matching/normalise'
import { AFTER, BEFORE, caseNamed, genderNamed, SURNAME_FIRST, SURNAME_LAST } from './arguments'
import { FAULTY_ARGUMENT, FAULTY_VALUE, type FormatDefinition, type FormatResult, type NamedFormat } from './format'

/** How `initials` is asked to write, null where an argument is not understood. */
function initialsStyle(args: readonly string[]): InitialsStyle | null {
  let style: InitialsStyle = { place: null, surname: null }
  for (const argument of args) {
    const name = normaliseName(argument)
    if (BEFORE.has(name)) style = { ...style, place: 'before' }
    else if (AFTER.has(name)) style = { ...style, place: 'after' }
    else if (SURNAME_FIRST.has(name)) style = { ...style, surname: 'first' }
    else if (SURNAME_LAST.has(name)) style = { ...style, surname: 'last' }
    else return null
  }
  return style
}

/** What isn't known about a name is reported. */
function named(name: NameInCase): FormatResult {
  if ('text' in name) return name
  return { fault: name.unknown === 'name' ? 'value' : name.unknown }
}

const INITIALS: FormatDefinition = {
  takesEmpty: false,
  apply: ({ value, text, surnames = null }, args, language) => {
    const style = initialsStyle(args)
    if (style === null) return FAULTY_ARGUMENT
    if (typeof value !== 'string') return FAULTY_VALUE
    return named(withInitials(text, language, { ...style, usual: surnames }, value))
  },
}

const CASE: FormatDefinition = {
  takesEmpty: false,
  mostArguments: 2,
  apply: ({ value, text, surnames = null }, [asked = '', gender], language) => {
    const grammaticalCase = caseNamed(asked)
    const ofPerson = gender === undefined ? null : PERSONS[genderNamed(gender) ?? 'neuter']
    if (grammaticalCase === null || (gender !== undefined && ofPerson === null)) return FAULTY_ARGUMENT
    if (language === 'en' || typeof value !== 'string') return FAULTY_VALUE
    if (language === 'ru') return named(declineRussian(text, grammaticalCase, ofPerson, surnames))
    const name = declineRomanianName(text, grammaticalCase, ofPerson, surnames)
    return name === null ? FAULTY_ARGUMENT : named(name)
  },
}

const PERSONS = { masculine: 'male', feminine: 'female', neuter: null } as const satisfies Record<
  string,
  PersonGender | null
>

/** Formats of people's names. */
export const NAME_FORMATS: readonly NamedFormat[] = [
  {
    name: 'initials',
    aliases: ['инициалы', 'фио', 'inițiale', 'inițialele'],
    parameters: ['before?', 'surname last?'],
    examples: {
      en: { value: 'John Smith', format: 'initials', output: 'J.\u00a0Smith' },
      ru: { value: 'Иванов Иван Иванович', format: 'initials', output: 'Иванов\u00a0И.\u00a0И.' },
      ro: { value: 'Popescu Ion', format: 'initials', output: 'Popescu\u00a0I.' },
    },
    definition: INITIALS,
  },
  {
    name: 'case',
    aliases: ['падеж', 'caz'],
    parameters: ['case', 'gender?'],
    examples: { ru: { value: 'Иванов Иван Иванович', format: 'case:"dative"', output: 'Иванову Ивану Ивановичу' } },
    definition: CASE,
  },
]
