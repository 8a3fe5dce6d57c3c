import type { Buffer } from '#host'

const EXTRA_ID = 0x0001
/** What a 32-bit field contains when its value is in the zip64 extra field. */
const IN_ZIP64 = 0xffffffff

/**
 * The values of a header's 32-bit fields, in the order inflated size, compressed size, offset, each taken from the zip64 extra
 * field between `from` and `to` where the header points there (APPNOTE 4.5.3). What is not there stays as it is.
 */
export function resolveZip64(bytes: Buffer, from: number, to: number, values: readonly number[]): number[] {
  if (!values.includes(IN_ZIP64)) return [...values]
  for (let field = from; field + 4 <= to; field += 4 + bytes.readUInt16LE(field + 2)) {
    if (bytes.readUInt16LE(field) !== EXTRA_ID) continue
    const end = Math.min(to, field + 4 + bytes.readUInt16LE(field + 2))
    let at = field + 4
    return values.map((value) => {
      if (value !== IN_ZIP64 || at + 8 > end) return value
      at += 8
      return Number(bytes.readBigUInt64LE(at - 8))
    })
  }
  return [...values]
}
