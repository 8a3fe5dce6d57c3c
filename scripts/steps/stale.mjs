import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', '.next', '.data', '.cache', 'dist', '.git', 'generated', 'test-results'])

/** A hash over the contents of files and folders, in a stable order. What is not there counts as empty. */
export function hashOf(places) {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesOf(place)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesOf(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(path.posix.join(place, entry.name)))
}

/** Does `work` unless it was done for exactly this `hash` before and `result` is still there; then remembers. */
export async function whenStale({ stamp, hash, result }, work) {
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(result)
  if (fresh) return false
  await work()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}
