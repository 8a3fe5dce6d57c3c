import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

let hashes: ReadonlySet<string> | undefined

/** Whether all of these contents are our own samples: trying them out counts against no limit. */
export function areSamples(contents: readonly string[]): boolean {
  hashes ??= sampleHashes()
  return contents.length > 0 && contents.every((sha256) => hashes?.has(sha256))
}

function sampleHashes(): ReadonlySet<string> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'samples')
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(
    files.map((entry) =>
      createHash('sha256')
        .update(readFileSync(path.join(entry.parentPath, entry.name)))
        .digest('hex'),
    ),
  )
}
