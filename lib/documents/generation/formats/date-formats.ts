import type { DataLanguage } from '../../spreadsheets/language'
import { caseNamed } from './arguments'
import { formatDate, patternAsks } from './format-date'
import { FAULTY_ARGUMENT, FAULTY_VALUE, type FormatDefinition, type NamedFormat } from './format'
import { asDate } from './kinds'

const PATTERNS: Readonly<Record<DataLanguage, string>> = { en: 'D MMMM YYYY', ru: 'DD.MM.YYYY', ro: 'DD.MM.YYYY' }

const DATE: FormatDefinition = {
  takesEmpty: false,
  mostArguments: 2,
  apply: (value, [pattern = '', form], language) => {
    const asked = pattern === '' ? PATTERNS[language] : pattern
    const { date: asksDate, time: asksTime } = patternAsks(asked)
    const isGenitive = form !== undefined && caseNamed(form) === 'genitive'
    if ((!asksDate && !asksTime) || (form !== undefined && !isGenitive)) return FAULTY_ARGUMENT
    const date = asDate(value)
    if (date === null || (asksDate && !date.hasDate)) return FAULTY_VALUE
    return { text: formatDate(date, asked, language, isGenitive) }
  },
}

export const DATE_FORMATS: readonly NamedFormat[] = [
  {
    name: 'date',
    aliases: ['дата', 'data', 'dată'],
    parameters: ['pattern?'],
    examples: {
      en: { value: '2026-11-03', format: 'date:"D MMMM YYYY"', output: '3 November 2026' },
      ru: { value: '2026-11-03', format: 'date:"D MMMM YYYY г."', output: '3 ноября 2026 г.' },
      ro: { value: '2026-11-03', format: 'date:"D MMMM YYYY"', output: '3 noiembrie 2026' },
    },
    definition: DATE,
  },
]
