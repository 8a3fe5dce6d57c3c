import { Buffer } from '#host'
import { DocumentError } from '../error'
import type { OoxmlKind } from './main-part'
import type { OdfKind } from './odf'
import { lookIntoOle, OLE_MAGIC, type OleKind } from './ole'
import { lookIntoZip } from './zip-look'

/** Binary files that are known by their first bytes alone. */
type SignedKind = 'pdf' | 'image' | 'xls' | 'archive'

/** How binary files begin, in hexadecimal; `..` is any byte. */
const PATTERNS: readonly (readonly [string, SignedKind])[] = [
  ['255044462d', 'pdf'],
  ['efbbbf255044462d', 'pdf'],
  ['89504e470d0a1a0a', 'image'],
  ['ffd8ff', 'image'],
  ['474946383[79]61', 'image'],
  ['52494646........57454250', 'image'],
  ['49492a00', 'image'],
  ['4d4d002a', 'image'],
  ['424d........00000000', 'image'],
  ['........66747970(?:68656963|68656966|6d696631|61766966)', 'image'],
  // Excel's worksheets before compound files: the record that begins one, BIFF2 to BIFF8 ([MS-XLS] 2.4.21).
  ['09(?:00|02|04|08)(?:04|06|08|10)00', 'xls'],
  ['1f8b', 'archive'],
  ['377abcaf271c', 'archive'],
  ['526172211a07', 'archive'],
]

const SIGNATURES = PATTERNS.map(([pattern, kind]) => [new RegExp(`^${pattern}`), kind] as const)

/** The kind that a file's first 16 bytes, in hexadecimal, sign it as, or null. */
function signedKind(head: string): SignedKind | null {
  return SIGNATURES.find(([signature]) => signature.test(head))?.[1] ?? null
}

/** What a file without a signature is by its text. */
type TextKind = 'html' | 'xml' | 'rtf' | 'sylk' | 'csv' | 'unknown'

const HEAD_BYTES = 4096

const BYTE_ORDER_MARK = /^\ufeff/

/** A table of doses may begin with «<0,05», which isn't markup. */
const MARKUP = /^<[a-z!?/<]/i

/** SYLK begins with its program's record and goes on with one of its own; a CSV with a column «ID» next to one in P… does not. */
const SYLK = /^ID;P[^\r\n]*\r?\n(?:P;|B;|C;|F;|O;|NN;|NU;|NE;|W;|E\b)/

/** Control characters that no plain text contains; a spreadsheet's text may end with the old end-of-file mark, 0x1A. */
const NOT_TEXT = new Set([1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 28, 29, 30, 31])

/** Distinguishes kinds of text by how they begin; any other text that can be decoded counts as CSV. */
function judgeText(bytes: Buffer): TextKind {
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

/**
 * What a file is. `encrypted` is an Office file under a password, `ole` an old Office file of another sort, `zip` an archive
 * with no document in it, `truncated` a package that broke off, `archive` a packed file of another sort.
 */
export type FileKind = OoxmlKind | OdfKind | OleKind | TextKind | SignedKind | 'zip' | 'truncated' | 'empty'

/** A zip's first local header, or the end record of one without entries. */
const ZIP = /^504b(?:0304|0506)/

/** What a file is, by its content alone. Never throws, and reads no more than it needs. */
export function judgeKind(bytes: Uint8Array): FileKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length === 0) return 'empty'
  const head = file.toString('hex', 0, 16)
  if (ZIP.test(head)) return lookIntoZip(file)
  if (head.startsWith(OLE_MAGIC)) return lookIntoOle(file)
  return signedKind(head) ?? (hasPdfHeader(file) ? 'pdf' : judgeText(file))
}

/** A PDF's header may follow other bytes (ISO 32000-2, annex I). */
const PDF_HEADER_WITHIN = 1024

function hasPdfHeader(file: Buffer): boolean {
  const at = file.toString('latin1', 0, PDF_HEADER_WITHIN).indexOf('%PDF-')
  // A text that speaks of PDF has words before it on the same line.
  return at === 0 || (at > 0 && (file[at - 1] === 0x0a || file[at - 1] === 0x0d || file[at - 1] === 0))
}

/** The kinds that a tool takes, by what it asks for. */
const ACCEPTED = {
  spreadsheet: ['xlsx', 'xlsm', 'xlsb', 'xls', 'ods', 'csv'],
  /** Macros would be copied into every created document. */
  template: ['docx', 'dotx'],
  workbookTemplate: ['xlsx', 'xltx'],
  document: ['docx', 'dotx', 'docm', 'dotm'],
  /** Of the data of documents that is neither a Word document's tables nor JSON, which have readers of their own. */
  data: ['xlsx', 'xlsm', 'xlsb', 'xls', 'ods', 'csv'],
} as const satisfies Record<string, readonly FileKind[]>

export type ExpectedKind = keyof typeof ACCEPTED
export type AcceptedKind<E extends ExpectedKind> = (typeof ACCEPTED)[E][number]

/** What to do with a file of another kind; for the rest, choose another file. */
type Advice = 'docx' | 'xlsx' | 'password' | 'unpack' | 'again' | 'none'

const SAVED_AS_DOCX = new Set<FileKind>(['doc', 'docm', 'dotm', 'rtf', 'odt'])
const SAVED_AS_XLSX = new Set<FileKind>(['html', 'xml', 'sylk', 'xltx', 'xltm', 'xlam'])

/** Extensions of Office files, and of those that Office opens only without macros. */
const OFFICE_NAME = /\.(do[ct][xm]?|xl[st][xmb]?|od[st])$/i
const MACRO_FREE_NAME = /\.(do[ct]x|xl[st]x)$/i
const WITH_MACROS = new Set<FileKind>(['docm', 'dotm', 'xlsm'])

/**
 * The kind of a file, which has to be one that is expected. Content decides; the name, where it is given, only unmasks what
 * pretends: plain text under the name of an Office file, macros under the name of one without.
 * @throws DocumentError GATE_EMPTY, GATE_WRONG_KIND with `expected`, `kind` and `advice`, GATE_DISGUISED with `kind` and `named`
 */
export function requireKind<E extends ExpectedKind>(bytes: Uint8Array, expected: E, name = ''): AcceptedKind<E> {
  const kind = judgeKind(bytes)
  if (kind === 'empty') throw new DocumentError('GATE_EMPTY')
  if (!isAccepted(kind, expected)) {
    throw new DocumentError('GATE_WRONG_KIND', { expected, kind, advice: adviceFor(kind, expected) })
  }
  const pretence = kind === 'csv' ? OFFICE_NAME.exec(name) : WITH_MACROS.has(kind) ? MACRO_FREE_NAME.exec(name) : null
  if (pretence !== null) throw new DocumentError('GATE_DISGUISED', { kind, named: pretence[1]?.toUpperCase() ?? '' })
  return kind
}

function isAccepted<E extends ExpectedKind>(kind: FileKind, expected: E): kind is AcceptedKind<E> {
  const accepted: readonly FileKind[] = ACCEPTED[expected]
  return accepted.includes(kind)
}

function adviceFor(kind: FileKind, expected: ExpectedKind): Advice {
  if (kind === 'encrypted') return 'password'
  if (kind === 'zip' || kind === 'archive') return 'unpack'
  if (kind === 'truncated') return 'again'
  if (expected !== 'spreadsheet' && expected !== 'data' && SAVED_AS_DOCX.has(kind)) return 'docx'
  if (
    expected === 'workbookTemplate' ||
    ((expected === 'spreadsheet' || expected === 'data') && SAVED_AS_XLSX.has(kind))
  )
    return 'xlsx'
  return 'none'
}
