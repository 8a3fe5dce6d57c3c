import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'

export interface ArchiveFile {
  readonly name: string
  readonly content: Buffer
}

/**
 * Returns the files of a zip that was created for a user, sorted by name. @throws Error if one can't be read, or has
 * changed
 */
export async function filesOf(bytes: Uint8Array): Promise<ArchiveFile[]> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), {})
  const files: ArchiveFile[] = []
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} has another checksum`)
    files.push({ name: entry.fileName, content })
  }
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
