export interface Fault {
  /** Zero-based. */
  readonly row: number
  readonly kind: 'stray' | 'unclosed'
}

/**
 * The records of delimited text, RFC 4180 read generously: a quotation mark inside a bare field is itself, text after a
 * closing one is kept (both as Excel does), and one that is never closed is itself. Each such place is reported to `onFault`.
 * Blank lines are records without fields. Linear: an unclosed mark is met once at most, since after it they come in pairs.
 */
export function* readRecords(text: string, delimiter: string, onFault: (fault: Fault) => void): Generator<string[]> {
  let at = 0
  let row = 0
  let fields: string[] = []
  while (at < text.length) {
    const { field, end } =
      text[at] === '"' ? quotedField(text, at, delimiter, row, onFault) : bareField(text, at, delimiter, row, onFault)
    at = end
    if (text[at] === delimiter) {
      fields.push(field)
      at += 1
      if (at < text.length) continue
      fields.push('')
    } else {
      if (fields.length > 0 || field !== '') fields.push(field)
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    }
    yield fields
    fields = []
    row += 1
  }
}

interface Field {
  readonly field: string
  readonly end: number
}

type OnFault = (fault: Fault) => void

function fieldEnd(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]
    if (char === delimiter || char === '\n' || char === '\r') return at
  }
  return text.length
}

function bareField(text: string, start: number, delimiter: string, row: number, onFault: OnFault): Field {
  const end = fieldEnd(text, start, delimiter)
  const field = text.slice(start, end)
  if (field.includes('"')) onFault({ row, kind: 'stray' })
  return { field, end }
}

function quotedField(text: string, start: number, delimiter: string, row: number, onFault: OnFault): Field {
  let field = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) {
      onFault({ row, kind: 'unclosed' })
      const end = fieldEnd(text, start, delimiter)
      return { field: text.slice(start, end), end }
    }
    field += text.slice(from, quote)
    if (text[quote + 1] === '"') {
      field += '"'
      from = quote + 2
      continue
    }
    const end = fieldEnd(text, quote + 1, delimiter)
    const after = text.slice(quote + 1, end)
    if (after.trim() !== '') onFault({ row, kind: 'stray' })
    return { field: field + after, end }
  }
}
