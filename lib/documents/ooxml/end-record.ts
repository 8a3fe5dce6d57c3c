import type { Buffer } from '#host'

const SIGNATURE = 0x06054b50
const RECORD_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
/** What mail gateways and editors leave at a file's end: zeros, white space, the old end-of-file mark. */
const PADDING = new Set([0x00, 0x09, 0x0a, 0x0d, 0x1a, 0x20])

/** The offset of the end of central directory record (APPNOTE 4.3.16), the last one in the file, or null. */
export function findEndRecord(bytes: Buffer): number | null {
  const from = Math.max(0, bytes.length - RECORD_BYTES - MAX_COMMENT_BYTES)
  for (let at = bytes.length - RECORD_BYTES; at >= from; at--) if (bytes.readUInt32LE(at) === SIGNATURE) return at
  return null
}

/** The file without padding after its end; as it is where something else is there. */
export function withoutPadding(bytes: Buffer): Buffer {
  const record = findEndRecord(bytes)
  if (record === null) return bytes
  const end = record + RECORD_BYTES + bytes.readUInt16LE(record + 20)
  return bytes.subarray(end).every((byte) => PADDING.has(byte)) ? bytes.subarray(0, end) : bytes
}
