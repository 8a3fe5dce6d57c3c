import type { Buffer } from '#host'

/** What a file without a signature is by its text. */
export type TextKind = 'html' | 'xml' | 'rtf' | 'sylk' | 'csv' | 'unknown'

const HEAD_BYTES = 4096
const BYTE_ORDER_MARK = /^\ufeff/
/** A table of doses may begin with «<0,05», which isn't markup. */
const MARKUP = /^<[a-z!?/<]/i
/** SYLK begins with its program's record and goes on with one of its own; a CSV with a column «ID» next to one in P… does not. */
const SYLK = /^ID;P[^\r\n]*\r?\n(?:P;|B;|C;|F;|O;|NN;|NU;|NE;|W;|E\b)/
/** Control characters that no plain text contains; a spreadsheet's text may end with the old end-of-file mark, 0x1A. */
const NOT_TEXT = new Set([1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 28, 29, 30, 31])

/** Distinguishes kinds of text by how they begin; any other text that can be decoded counts as CSV. */
export function judgeText(bytes: Buffer): TextKind {
  const head = decodeHead(bytes)
  if (head === null) return 'unknown'
  const begin = head.trimStart()
  if (begin.startsWith('{\\rtf')) return 'rtf'
  if (MARKUP.test(begin)) return begin.startsWith('<?xml') && !/<html[\s>]/i.test(begin) ? 'xml' : 'html'
  return SYLK.test(head) ? 'sylk' : 'csv'
}

/** The beginning as text: UTF-16 only with its byte order mark (Excel's «Unicode text»), else anything without zero bytes. */
function decodeHead(bytes: Buffer): string | null {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0
  if (mark === 0xfffe) return bytes.toString('utf16le', 2, HEAD_BYTES)
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes.subarray(0, HEAD_BYTES))
  if (bytes.includes(0)) return null
  const head = bytes.subarray(0, HEAD_BYTES)
  if (head.some((byte) => NOT_TEXT.has(byte))) return null
  return head.toString('utf8').replace(BYTE_ORDER_MARK, '')
}
