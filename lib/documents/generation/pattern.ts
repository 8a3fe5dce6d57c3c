import { DocumentError } from '../error'
import { builtinOf } from './builtins'
import type { DataRow, DataTable } from './data'
import { findTags } from './find'
import { isFormat } from './formats'
import { findColumnByName, nearParams } from './match'
import { baseName } from './names'
import { normaliseName } from './normalise'
import { nearest } from './similarity'
import { parseTag } from './tags'
import { printValue, type ValueContext, type ValueSource } from './values'

/** The text of a row's file name, not yet made safe or unique. */
export type NamePattern = (row: DataRow, ordinal: number) => string

type Piece = string | ValueSource

function pieceOf(content: string, written: string, { columns }: DataTable): ValueSource {
  const parsed = parseTag(content)
  const format = parsed?.formats.find(({ name }) => !isFormat(name))
  if (parsed === null || parsed.kind !== 'value' || format !== undefined) {
    throw new DocumentError('PATTERN_TAG', { tag: written })
  }
  const name = normaliseName(parsed.name)
  const column = findColumnByName(name, columns)
  const builtin = column === null ? builtinOf(name) : null
  if (column === null && builtin === null) {
    const near = nearest(name, columns, ({ header }) => header)
    throw new DocumentError('PATTERN_NO_COLUMN', { tag: written, name: parsed.name, ...nearParams(near) })
  }
  return { column, builtin, formats: parsed.formats, tag: written }
}

/**
 * The file names of a pattern such as `Акт {№} {ФИО}`, whose tags are those of a template. Without a pattern: the template's name
 * and what the table's first column says, or the row's number where it says nothing.
 * Throws DocumentError PATTERN_TAG for a brace too many and PATTERN_NO_COLUMN for a tag without a column.
 */
export function namePattern(
  pattern: string | undefined,
  templateName: string,
  table: DataTable,
  context: ValueContext,
): NamePattern {
  if (pattern === undefined || pattern.trim() === '') return standardNames(templateName, table)
  const { tags, braces } = findTags(pattern)
  const [brace] = braces
  if (brace !== undefined) throw new DocumentError('PATTERN_TAG', { tag: brace.written })
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, content, written } of tags) {
    pieces.push(pattern.slice(at, start), pieceOf(content, written, table))
    at = end
  }
  pieces.push(pattern.slice(at))
  return (row, ordinal) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : printValue(piece, row, ordinal, context).text)).join('')
}

function standardNames(templateName: string, { columns }: DataTable): NamePattern {
  const base = baseName(templateName)
  const [first] = columns
  return (row) => {
    const text = first === undefined ? '' : (row.cells[first.index]?.text ?? '')
    return `${base} ${text.trim() === '' ? String(row.number) : text}`
  }
}
