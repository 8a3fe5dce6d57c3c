/** The reversed polynomial of CRC-32 (ISO 3309). */
const POLYNOMIAL = 0xedb88320
const TABLES = 8

/** Of a byte, and of one with so many zero bytes after it: eight bytes are taken in one step. */
const tables = makeTables()

function makeTables(): readonly Int32Array[] {
  const all = Array.from({ length: TABLES }, () => new Int32Array(256))
  const [first = new Int32Array(256)] = all
  for (let byte = 0; byte < 256; byte++) {
    let sum = byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1
    first[byte] = sum
  }
  for (let table = 1; table < TABLES; table++) {
    for (let byte = 0; byte < 256; byte++) {
      const before = all[table - 1]![byte]!
      all[table]![byte] = (before >>> 8) ^ first[before & 0xff]!
    }
  }
  return all
}

/** CRC-32 of bytes, or of what is before them and them. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = tables as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  let sum = ~before
  const { length } = bytes
  let at = 0
  for (; at + TABLES <= length; at += TABLES) {
    const low = sum ^ (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24))
    sum =
      t7[low & 0xff]! ^
      t6[(low >>> 8) & 0xff]! ^
      t5[(low >>> 16) & 0xff]! ^
      t4[low >>> 24]! ^
      t3[bytes[at + 4]!]! ^
      t2[bytes[at + 5]!]! ^
      t1[bytes[at + 6]!]! ^
      t0[bytes[at + 7]!]!
  }
  for (; at < length; at++) sum = t0[(sum ^ bytes[at]!) & 0xff]! ^ (sum >>> 8)
  return ~sum >>> 0
}
