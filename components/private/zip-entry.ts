const END_RECORD = 0x06054b50
const END_RECORD_BYTES = 22
const RECORD = 0x02014b50
const RECORD_BYTES = 46
const LOCAL_HEADER_BYTES = 30

/**
 * Extracts a file from a result that is a zip without copying it: our archives store their files uncompressed, and have
 * no comment. Null if there is none with that name.
 */
export async function entryOfResult(archive: Blob, name: string): Promise<Blob | null> {
  const viewOf = async (start: number, end: number) => new DataView(await archive.slice(start, end).arrayBuffer())
  const last = await viewOf(archive.size - END_RECORD_BYTES, archive.size)
  if (last.byteLength < END_RECORD_BYTES || last.getUint32(0, true) !== END_RECORD) return null
  const start = last.getUint32(16, true)
  const directory = await viewOf(start, start + last.getUint32(12, true))
  const decoder = new TextDecoder()
  for (let at = 0; at + RECORD_BYTES <= directory.byteLength && directory.getUint32(at, true) === RECORD;) {
    const nameBytes = directory.getUint16(at + 28, true)
    const found = decoder.decode(new Uint8Array(directory.buffer, directory.byteOffset + at + RECORD_BYTES, nameBytes))
    if (found === name) {
      const offset = directory.getUint32(at + 42, true)
      const size = directory.getUint32(at + 20, true)
      const header = await viewOf(offset, offset + LOCAL_HEADER_BYTES)
      const content = offset + LOCAL_HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true)
      return archive.slice(content, content + size)
    }
    at += RECORD_BYTES + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
  }
  return null
}
