import { capitalise, titleCase, toLower, toUpper } from '../../language/letter-case'
import type { DataLanguage } from '../../spreadsheets/language'
import { FAULTY_VALUE, type FormatDefinition, type NamedFormat } from './format'

function ofText(change: (text: string, language: DataLanguage) => string): FormatDefinition {
  return { takesEmpty: false, apply: ({ text }, _, language) => ({ text: change(text, language) }) }
}

/** What replaces an empty value is a value itself: `default:"0" | words` is «ноль». */
const DEFAULT: FormatDefinition = {
  takesEmpty: true,
  mostArguments: 1,
  apply: ({ text }, [other = '']) => (text.trim() === '' ? { text: other, value: other } : { text }),
}

/** Leading zeros: 42 to five digits is 00042. Digits alone take them. */
const PAD: FormatDefinition = {
  takesEmpty: false,
  mostArguments: 1,
  apply: ({ value, text }, [length = '']) => {
    if (!/^[1-9]\d?$/.test(length)) return { fault: 'argument' }
    const digits = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text.trim()
    return /^\d+$/.test(digits) ? { text: digits.padStart(Number(length), '0') } : FAULTY_VALUE
  },
}

const BEFORE: FormatDefinition = {
  takesEmpty: false,
  mostArguments: 1,
  apply: ({ text }, [before = '']) => ({ text: before + text }),
}
const AFTER: FormatDefinition = {
  takesEmpty: false,
  mostArguments: 1,
  apply: ({ text }, [after = '']) => ({ text: text + after }),
}

/** Formats of texts as such. */
export const TEXT_FORMATS: readonly NamedFormat[] = [
  {
    name: 'upper',
    aliases: ['uppercase', 'прописные', 'заглавные', 'верхний регистр', 'majuscule'],
    parameters: [],
    examples: {
      en: { value: 'certificate', format: 'upper', output: 'CERTIFICATE' },
      ru: { value: 'протокол', format: 'upper', output: 'ПРОТОКОЛ' },
      ro: { value: 'știință', format: 'upper', output: 'ȘTIINȚĂ' },
    },
    definition: ofText(toUpper),
  },
  {
    name: 'lower',
    aliases: ['lowercase', 'строчные', 'нижний регистр', 'minuscule'],
    parameters: [],
    examples: {
      en: { value: 'PASSED', format: 'lower', output: 'passed' },
      ru: { value: 'ГОДЕН', format: 'lower', output: 'годен' },
      ro: { value: 'ADMIS', format: 'lower', output: 'admis' },
    },
    definition: ofText(toLower),
  },
  {
    name: 'capital',
    aliases: ['capitalize', 'capitalise', 'с прописной', 'с заглавной', 'с большой буквы', 'inițială mare'],
    parameters: [],
    examples: {
      en: { value: 'passed', format: 'capital', output: 'Passed' },
      ru: { value: 'годен', format: 'capital', output: 'Годен' },
      ro: { value: 'admis', format: 'capital', output: 'Admis' },
    },
    definition: ofText(capitalise),
  },
  {
    name: 'title',
    aliases: ['каждое слово', 'fiecare cuvânt'],
    parameters: [],
    examples: {
      en: { value: 'JOHN SMITH', format: 'title', output: 'John Smith' },
      ru: { value: 'ИВАНОВ ИВАН', format: 'title', output: 'Иванов Иван' },
      ro: { value: 'POPESCU ION', format: 'title', output: 'Popescu Ion' },
    },
    definition: ofText(titleCase),
  },
  {
    name: 'trim',
    aliases: ['обрезать', 'без пробелов', 'fără spații'],
    parameters: [],
    examples: {
      en: { value: ' A 12 ', format: 'trim', output: 'A 12' },
      ru: { value: ' А 12 ', format: 'trim', output: 'А 12' },
      ro: { value: ' A 12 ', format: 'trim', output: 'A 12' },
    },
    definition: ofText((text) => text.trim()),
  },
  {
    name: 'default',
    aliases: ['по умолчанию', 'если пусто', 'implicit', 'dacă e gol'],
    parameters: ['text'],
    examples: {
      en: { value: '', format: 'default:"—"', output: '—' },
      ru: { value: '', format: 'default:"нет"', output: 'нет' },
      ro: { value: '', format: 'default:"lipsește"', output: 'lipsește' },
    },
    definition: DEFAULT,
  },
  {
    name: 'pad',
    aliases: ['нули', 'zerouri'],
    parameters: ['length'],
    examples: {
      en: { value: 42, format: 'pad:5', output: '00042' },
      ru: { value: 42, format: 'pad:5', output: '00042' },
      ro: { value: 42, format: 'pad:5', output: '00042' },
    },
    definition: PAD,
  },
  {
    name: 'before',
    aliases: ['перед', 'до', 'înainte'],
    parameters: ['text'],
    examples: {
      en: { value: '12', format: 'before:"No. "', output: 'No. 12' },
      ru: { value: '12', format: 'before:"№ "', output: '№ 12' },
      ro: { value: '12', format: 'before:"nr. "', output: 'nr. 12' },
    },
    definition: BEFORE,
  },
  {
    name: 'after',
    aliases: ['после', 'după'],
    parameters: ['text'],
    examples: {
      en: { value: '0.12', format: 'after:" mSv"', output: '0.12 mSv' },
      ru: { value: '0,12', format: 'after:" мЗв"', output: '0,12 мЗв' },
      ro: { value: '0,12', format: 'after:" mSv"', output: '0,12 mSv' },
    },
    definition: AFTER,
  },
]
