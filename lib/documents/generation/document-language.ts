import { latinLanguage } from '../language/latin-language'
import { problem, type Problem } from '../problem'
import { detectLanguage } from '../spreadsheets/detect-language'
import type { DataLanguage } from '../spreadsheets/language'
import type { DataRow, DataTable } from './data/data-table'
import { formatNamed } from './formats'
import { isAggregate } from './matching/aggregate-names'
import type { GenerateOptions } from './options'
import type { TaggedTemplate } from './template/template'

/** What is in braces is the columns' language. */
const TAGS = /\{[^{}]*\}/g
/** A text with so many Latin letters and no Cyrillic ones isn't Russian, whatever language Word was set to. */
const LATIN_LETTERS = 10

/**
 * The language of a run: the one asked for, else that which the template is written in, by its letters or else as Word
 * checks it. The sheet's own texts are read in the same, but a template without letters of another language leaves that to the
 * sheet, since a template of few words looks English.
 */
export function languagesOf(
  template: TaggedTemplate | null,
  { language = 'auto' }: GenerateOptions,
): { ofDocuments: DataLanguage; ofSheet: DataLanguage | undefined; supposed: readonly Problem[] } {
  if (language !== 'auto') return { ofDocuments: language, ofSheet: language, supposed: [] }
  const written = detectLanguage([template?.sample ?? ''])
  if (written !== 'en') return { ofDocuments: written, ofSheet: written, supposed: [] }
  // Romanian is often written without the letters that would show it.
  if (template !== null && wordsOf(template) === 'ro') return { ofDocuments: 'ro', ofSheet: undefined, supposed: [] }
  const marked = template?.proofing ?? null
  const isLatin = template !== null && hasLatinText(template)
  if (marked === null || marked === 'en' || (marked === 'ru' && isLatin))
    return { ofDocuments: written, ofSheet: undefined, supposed: [] }
  return { ofDocuments: marked, ofSheet: undefined, supposed: [supposedBy(marked)] }
}

function wordsOf({ sample }: TaggedTemplate) {
  return latinLanguage(sample.replace(TAGS, ' '))
}

function hasLatinText({ sample }: TaggedTemplate): boolean {
  return hasLatinLetters(sample.replace(TAGS, ''))
}

function hasLatinLetters(text: string): boolean {
  return (text.match(/[a-z]/gi) ?? []).length >= LATIN_LETTERS
}

/** So many rows of a table tell its language. */
const ROWS_LOOKED_AT = 50

function textsOf(table: DataTable): string[] {
  const cells = table.rows.slice(0, ROWS_LOOKED_AT).flatMap((row) => row.cells.map((cell) => cell?.text ?? ''))
  return [...table.columns.map(({ header }) => header), ...cells]
}

/** Whether a table that shows no language has values which languages write differently, so that it has to be read in the documents'. */
export function isNeutral(table: DataTable): boolean {
  return detectLanguage(textsOf(table)) === 'en' && table.rows.some(showsLanguage)
}

/**
 * The language of a run's documents where the template leaves it open: where no letter of its text and no mark of Word's says another
 * than English, and tags print words of a language. The language asked for messages decides, then the data. What is supposed is reported.
 */
export function documentLanguage(
  template: TaggedTemplate | null,
  table: DataTable | null,
  { language = 'auto', messagesIn }: GenerateOptions,
  { ofDocuments }: ReturnType<typeof languagesOf>,
): { readonly language: DataLanguage; readonly supposed: readonly Problem[] } {
  const isOpen = language === 'auto' && ofDocuments === 'en' && template !== null && table !== null
  if (!isOpen) return { language: ofDocuments, supposed: [] }
  const isLatin = hasLatinText(template)
  const isEnglish = template.proofing === 'en' || (isLatin && (wordsOf(template) === 'en' || messagesIn !== 'ro'))
  const matters =
    printsWords(template) || calculates(template) || table.rows.slice(0, ROWS_LOOKED_AT).some(showsLanguage)
  if (!isEnglish && messagesIn !== undefined && messagesIn !== 'en') {
    return { language: messagesIn, supposed: matters ? [assumed(messagesIn)] : [] }
  }
  const texts = textsOf(table)
  const byWords = latinLanguage(texts.join(' '))
  const byLetters = detectLanguage(texts)
  const ofData = byLetters === 'en' ? (byWords ?? 'en') : byLetters
  if (ofData === 'en') {
    const isShown = [template.proofing, wordsOf(template), messagesIn, byWords].includes('en')
    // Words and months printed in a wrong language are worse than figures with its marks.
    const isKnown = isShown || ((isEnglish || hasLatinLetters(texts.join(''))) && !printsWords(template))
    return { language: 'en', supposed: isKnown || !matters ? [] : [assumed('en')] }
  }
  // A text in Latin letters isn't Russian, whatever the table is in.
  if (isLatin && ofData === 'ru') return { language: ofDocuments, supposed: [] }
  const supposed = isEnglish ? 'en' : ofData
  const params = { named: supposed, data: ofData }
  const isTold = matters || template.tags.some(({ formats }) => formats.length > 0)
  return {
    language: supposed,
    supposed: isTold ? [problem('LANGUAGE_BY_DATA', 'warning', { file: 'template', params })] : [],
  }
}

/** Whether a template prints computed figures: a total or a calculation. */
function calculates({ tags }: TaggedTemplate): boolean {
  return tags.some(
    ({ kind, expression = null, formats }) =>
      kind === 'value' && (expression !== null || formats.some(({ name }) => isAggregate(name))),
  )
}

/** Number formats whose marks or names are a language's. */
const IN_LANGUAGE = /[.,]|m{3}|d{3}/i

/** Whether a row has a value that languages write differently: with a decimal mark, a month by its name, TRUE. */
function showsLanguage({ cells }: DataRow): boolean {
  return cells.some((cell) => {
    const { value, numFmt } = cell ?? {}
    if (typeof value === 'boolean') return true
    if (typeof value === 'number') return !Number.isInteger(value) || IN_LANGUAGE.test(numFmt ?? '')
    return typeof value === 'object' && value?.kind === 'date' && /m{3}|d{3}/i.test(numFmt ?? '')
  })
}

/** Formats whose result is in a language. */
const IN_WORDS = new Set(['number', 'words', 'plural', 'percent'])
/** A date by its name: of a month or of a day of the week. */
const NAMED_DATE = /(?:M{3}|m{3}|М{3}|м{3}|l{3}|d{3}|D{3}|д{3}|Д{3}|z{3})/

function printsWords({ tags }: TaggedTemplate): boolean {
  return tags.some(({ formats }) =>
    formats.some(
      ({ name, args }) =>
        IN_WORDS.has(formatNamed(name) ?? '') || (formatNamed(name) === 'date' && NAMED_DATE.test(args[0] ?? 'MMM')),
    ),
  )
}

function assumed(named: DataLanguage): Problem {
  return problem('LANGUAGE_ASSUMED', 'warning', { file: 'template', params: { named } })
}

/** Romanian without its own letters looks like English: how Word checks the text decides, and that is reported. */
function supposedBy(marked: DataLanguage): Problem {
  return problem('LANGUAGE_SUPPOSED', 'warning', { file: 'template', params: { named: marked } })
}
