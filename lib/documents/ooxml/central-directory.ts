import type { Buffer } from '#host'
import { crc32 } from '#host'

/** A file in the directory of a zip (PKWARE APPNOTE 6.3.3, 4.3.12), not compared with its local header. */
export interface DirectoryEntry {
  readonly generalPurposeBitFlag: number
  readonly compressionMethod: number
  readonly crc32: number
  readonly compressedSize: number
  readonly uncompressedSize: number
  readonly relativeOffsetOfLocalHeader: number
  readonly fileNameRaw: Buffer
  readonly extraFields: readonly ExtraField[]
}

interface ExtraField {
  readonly id: number
  readonly data: Buffer
}

export interface CentralDirectory {
  readonly count: number
  /** Its entries, read one after another. Throws where what it says can't be. */
  readonly entries: () => Iterable<DirectoryEntry>
  readonly start: number
  /** Where the entries that were read end. */
  readonly end: () => number
}

const END_RECORD = 0x06054b50
const END_RECORD_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const ZIP64_LOCATOR = 0x07064b50
const ZIP64_LOCATOR_BYTES = 20
const ZIP64_END_RECORD = 0x06064b50
const RECORD = 0x02014b50
const RECORD_BYTES = 46
const ENCRYPTED = 0x1
const ENCRYPTION_HEADER_BYTES = 12
const STRONGLY_ENCRYPTED = 0x40
const UTF8_NAME = 0x800
const ZIP64_FIELD = 0x0001
const UNICODE_PATH_FIELD = 0x7075
/** What a 32-bit field contains when its value is in the zip64 extra field. */
const IN_ZIP64 = 0xffffffff

/** The characters of code page 437 above ASCII: names without the flag for UTF-8 are in it (APPNOTE, appendix D). */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const CP437_CONTROLS = '\u0000☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼'
const CP437_DELETE = '⌂'

/** What is wrong with a zip's directory; it is named to no one. */
class DirectoryDamaged extends Error {}

/**
 * Returns the directory of a zip, by the last end record in the file. It isn't split over several disks, and nothing
 * follows its comment.
 * @throws an error if it can't be read
 */
export function readCentralDirectory(bytes: Buffer): CentralDirectory {
  const { count, start } = endRecord(bytes)
  let cursor = start
  function* entries(): Generator<DirectoryEntry> {
    for (let read = 0; read < count; read++) {
      const { entry, end } = readRecord(bytes, cursor)
      cursor = end
      yield entry
    }
  }
  return { count, entries, start, end: () => cursor }
}

function endRecord(bytes: Buffer): { readonly count: number; readonly start: number } {
  const last = bytes.length - END_RECORD_BYTES
  // As far back as a comment of full length and a locator reach.
  const from = Math.max(0, last - MAX_COMMENT_BYTES - ZIP64_LOCATOR_BYTES)
  for (let at = last; at >= from; at--) {
    if (bytes.readUInt32LE(at) !== END_RECORD) continue
    if (bytes.readUInt16LE(at + 20) !== last - at) throw new DirectoryDamaged('comment')
    const locator = at - ZIP64_LOCATOR_BYTES
    if (locator >= 0 && bytes.readUInt32LE(locator) === ZIP64_LOCATOR) return zip64EndRecord(bytes, locator)
    if (bytes.readUInt16LE(at + 4) !== 0) throw new DirectoryDamaged('disks')
    return { count: bytes.readUInt16LE(at + 10), start: bytes.readUInt32LE(at + 16) }
  }
  throw new DirectoryDamaged('end record')
}

function zip64EndRecord(bytes: Buffer, locator: number) {
  const at = Number(bytes.readBigUInt64LE(locator + 8))
  if (bytes.readUInt32LE(at) !== ZIP64_END_RECORD || bytes.readUInt32LE(at + 16) !== 0) {
    throw new DirectoryDamaged('zip64')
  }
  return { count: Number(bytes.readBigUInt64LE(at + 32)), start: Number(bytes.readBigUInt64LE(at + 48)) }
}

function readRecord(bytes: Buffer, at: number): { readonly entry: DirectoryEntry; readonly end: number } {
  if (bytes.readUInt32LE(at) !== RECORD) throw new DirectoryDamaged('record')
  const generalPurposeBitFlag = bytes.readUInt16LE(at + 8)
  if ((generalPurposeBitFlag & STRONGLY_ENCRYPTED) !== 0) throw new DirectoryDamaged('encryption')
  const nameStart = at + RECORD_BYTES
  const extraStart = nameStart + bytes.readUInt16LE(at + 28)
  const extraEnd = extraStart + bytes.readUInt16LE(at + 30)
  const end = extraEnd + bytes.readUInt16LE(at + 32)
  if (end > bytes.length) throw new DirectoryDamaged('record')
  const extraFields = readExtraFields(bytes.subarray(extraStart, extraEnd))
  const zip64 = extraFields.find(({ id }) => id === ZIP64_FIELD)?.data
  let used = 0
  const field = (offset: number): number => {
    const value = bytes.readUInt32LE(at + offset)
    if (value !== IN_ZIP64 || zip64 === undefined) return value
    used += 8
    return Number(zip64.readBigUInt64LE(used - 8))
  }
  // The zip64 field has them in this order.
  const uncompressedSize = field(24)
  const compressedSize = field(20)
  const relativeOffsetOfLocalHeader = field(42)
  const compressionMethod = bytes.readUInt16LE(at + 10)
  if (compressionMethod === 0) {
    const header = (generalPurposeBitFlag & ENCRYPTED) === 0 ? 0 : ENCRYPTION_HEADER_BYTES
    if (compressedSize !== uncompressedSize + header) throw new DirectoryDamaged('size')
  }
  const entry = {
    generalPurposeBitFlag,
    compressionMethod,
    crc32: bytes.readUInt32LE(at + 16),
    compressedSize,
    uncompressedSize,
    relativeOffsetOfLocalHeader,
    fileNameRaw: bytes.subarray(nameStart, extraStart),
    extraFields,
  }
  return { entry, end }
}

function readExtraFields(raw: Buffer): ExtraField[] {
  const fields: ExtraField[] = []
  for (let at = 0; at + 4 <= raw.length;) {
    const end = at + 4 + raw.readUInt16LE(at + 2)
    if (end > raw.length) throw new DirectoryDamaged('extra field')
    fields.push({ id: raw.readUInt16LE(at), data: raw.subarray(at + 4, end) })
    at = end
  }
  return fields
}

/** An entry's name by its own bytes. */
export function nameOf({ generalPurposeBitFlag, fileNameRaw }: DirectoryEntry): string {
  if ((generalPurposeBitFlag & UTF8_NAME) !== 0) return fileNameRaw.toString('utf8')
  return Array.from(fileNameRaw, characterOf).join('')
}

function characterOf(byte: number): string {
  if (byte >= 0x80) return CP437.charAt(byte - 0x80)
  if (byte === 0x7f) return CP437_DELETE
  return byte < CP437_CONTROLS.length ? CP437_CONTROLS.charAt(byte) : String.fromCharCode(byte)
}

/** The name that an Info-ZIP Unicode Path (APPNOTE 4.6.9) gives the entry; null without one, or with one of another name. */
export function unicodePathOf({ fileNameRaw, extraFields }: DirectoryEntry): string | null {
  for (const { id, data } of extraFields) {
    if (id !== UNICODE_PATH_FIELD || data.length < 6 || data[0] !== 1) continue
    if (data.readUInt32LE(1) === crc32(fileNameRaw)) return data.subarray(5).toString('utf8')
  }
  return null
}
