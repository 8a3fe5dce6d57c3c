import { DocumentError } from '../../../error'
import { judgeKind } from '../../../ooxml/kind'
import { decodeText } from '../../../spreadsheets/csv/encoding'
import type { NamedFile } from '../../../tool'
import { JsonReader, type JsonObject, type JsonValue } from './parse'

/** One object of the data: a row. */
export interface JsonRecord {
  /** From 1: its place in the list, or its line in a file of lines. */
  readonly number: number
  readonly object: JsonObject
}

export interface JsonRecords {
  readonly name: string
  /** What the places of the objects refer to. */
  readonly text: string
  readonly records: readonly JsonRecord[]
}

const JSON_NAME = /\.(json|jsonl|ndjson)$/i
const LINES_NAME = /\.(jsonl|ndjson)$/i

/** Whether a file is JSON: its name decides, since a CSV may begin with a brace too, and its content has to be text. */
export function isJsonData({ name, bytes }: NamedFile): boolean {
  return JSON_NAME.test(name) && (bytes.length === 0 || judgeKind(bytes) === 'csv')
}

/**
 * The objects of a JSON file: those of a list, the file's only one, or one on each line.
 * @throws DocumentError GATE_EMPTY, JSON_ENCODING, JSON_INVALID, JSON_TOO_DEEP, JSON_NOT_ROWS, JSON_NO_ROWS
 */
export function readRecords({ name, bytes }: NamedFile): JsonRecords {
  if (bytes.length === 0) throw new DocumentError('GATE_EMPTY')
  const decoded = decodeText(bytes)
  // RFC 8259 §8.1. Another encoding would print other letters, and a byte order mark is the only other one that is certain.
  if (!decoded.certain || decoded.lost > 0) throw new DocumentError('JSON_ENCODING')
  const text = decoded.text.replace(/^\ufeff/, '')
  const records = LINES_NAME.test(name) ? ofLines(text) : ofList(new JsonReader(text).only())
  if (records.length === 0) throw new DocumentError('JSON_NO_ROWS')
  return { name, text, records }
}

function ofList(value: JsonValue): JsonRecord[] {
  if (isObject(value)) return [{ number: 1, object: value }]
  if (value === null || typeof value !== 'object' || value.kind !== 'array') {
    throw new DocumentError('JSON_NOT_ROWS', { row: 0 })
  }
  return value.items.map((item, index) => ({ number: index + 1, object: required(item, index + 1) }))
}

function ofLines(text: string): JsonRecord[] {
  const records: JsonRecord[] = []
  let start = 0
  for (let number = 1; start < text.length; number += 1) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    if (text.slice(start, end).trim() !== '') {
      records.push({ number, object: required(new JsonReader(text, start, end).only(), number) })
    }
    start = end + 1
  }
  return records
}

function required(value: JsonValue, row: number): JsonObject {
  if (isObject(value)) return value
  throw new DocumentError('JSON_NOT_ROWS', { row })
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && value.kind === 'object'
}
