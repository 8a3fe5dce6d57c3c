import { findTags } from '@/lib/documents/generation/template/find'
import { normaliseName } from '@/lib/documents/generation/matching/normalise'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import type { SheetDate } from '@/lib/documents/spreadsheets/model'
import { EXAMPLE_TABLES } from './example-table'
import { printTags } from './print-tags'
import { TAG_TEXTS, type TagGroup, type TagText } from './tag-texts'

export interface TagExample {
  readonly id: string
  readonly group: TagGroup
  readonly tag: string
  /** The cells that the tag reads, as «Dose: 0.42»; null for one that reads all the rows, empty for one that reads none. */
  readonly cells: readonly { readonly column: string; readonly text: string }[] | null
  readonly result: string
}

const ORGANISATION: Readonly<Record<DataLanguage, string>> = {
  ru: 'Городская больница № 9',
  ro: 'Spitalul Orășenesc nr. 9',
  en: 'Harbor Street Hospital',
}

/** The part of a row that is used: the columns whose names are in the tag. */
function cellsOf(tag: string, columns: readonly string[], row: readonly string[]) {
  const written = findTags(tag)
    .tags.map(({ content }) => normaliseName(content))
    .join(' ')
  return columns.flatMap((column, index) =>
    written.includes(normaliseName(column)) ? [{ column, text: row[index] ?? '' }] : [],
  )
}

/** One tag with what a run prints for it; `today` is the day that `{today}` prints, without it the machine's. */
export async function printExample(
  { id, group, rows, text }: TagText,
  language: DataLanguage,
  today?: SheetDate,
): Promise<TagExample> {
  const tag = text[language]
  const { columns, rows: all } = EXAMPLE_TABLES[language]
  const own = rows === 'all' ? all : all.slice(rows - 2, rows - 1)
  const profile = { fields: { organisation: ORGANISATION[language] }, pictures: {} }
  const { text: result } = await printTags({
    text: tag,
    columns,
    rows: own,
    language,
    together: rows === 'all',
    profile,
    ...(today && { today }),
  })
  const cells = rows === 'all' ? null : cellsOf(tag, columns, own[0] ?? [])
  return { id, group, tag, cells, result }
}

const printedOnce = new Map<string, Promise<readonly TagExample[]>>()

/**
 * Every kind of tag with what a run prints for it from the example table, made by the same code as a document is. They are printed once
 * a day in each language: `{today}` is among them.
 */
export function explainTags(language: DataLanguage, day = new Date().toDateString()): Promise<readonly TagExample[]> {
  const key = `${language} ${day}`
  const known = printedOnce.get(key)
  if (known !== undefined) return known
  if (printedOnce.size > 2) printedOnce.clear()
  const made = Promise.all(TAG_TEXTS.map((text) => printExample(text, language)))
  printedOnce.set(key, made)
  made.catch(() => printedOnce.delete(key))
  return made
}
