import { crc32, deflateRawSync } from 'node:zlib'
import type { PackageEntry } from '../directory'
import { packageOf } from '../write'

/** What `writePackage` writes, for tests that can't wait. */
export function packageNow(
  entries: readonly PackageEntry[],
  changed: ReadonlyMap<string, string | Uint8Array>,
): Uint8Array {
  const written = new Map(entries.map((entry) => [entry.name, entry]))
  for (const [name, content] of changed) {
    const bytes = Buffer.from(content)
    written.set(name, { name, method: 8, crc32: crc32(bytes), size: bytes.length, raw: deflateRawSync(bytes) })
  }
  return packageOf([...written.values()])
}
