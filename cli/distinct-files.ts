import { stat } from 'node:fs/promises'
import path from 'node:path'
import { UsageError } from './arguments'
import { isStandardOutput } from './json'

/** Files of a command by their options; what isn't given is left out. */
export type NamedFiles = Readonly<Record<string, string | undefined>>

/**
 * Checks that a command writes no file that it also reads, and none twice: either would replace the user's own data.
 * Pipes and devices can't be replaced, so they may repeat.
 *
 * @throws UsageError
 */
export async function requireDistinctFiles(folder: string, reads: NamedFiles, writes: NamedFiles): Promise<void> {
  const taken = new Set<string>()
  for (const name of Object.values(reads)) {
    const file = name === undefined ? null : await identityOf(folder, name)
    if (file !== null) taken.add(file)
  }
  for (const [option, name] of Object.entries(writes)) {
    if (name === undefined || isStandardOutput(name)) continue
    const file = await identityOf(folder, name)
    if (file === null) continue
    if (taken.has(file)) throw new UsageError('sameFile', { option: `--${option}`, path: name })
    taken.add(file)
  }
}

/** What is the same for all names of a file, links included; null for a pipe or a device. */
async function identityOf(folder: string, name: string): Promise<string | null> {
  const full = path.resolve(folder, name)
  const found = await stat(full, { bigint: true }).catch(() => undefined)
  if (found === undefined) return full
  return found.isFile() ? `${found.dev}:${found.ino}` : null
}
