import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const PREFIX = 'actum-conversion-'
/** No conversion takes as long: a folder so old was left by a machine that went down. */
const LEFT_BEHIND_MS = 24 * 3_600_000

/** Gives a task a new folder in `place` that only this user may enter, and removes it with all that is in it however the task ends. */
export async function inTemporaryFolder<Result>(
  place: string,
  task: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(place, PREFIX))
  try {
    return await task(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Removes from `place` the folders of tasks that ended with the whole machine, a day later. Ignores those it can't
 * remove.
 */
export async function removeLeftFolders(place: string): Promise<void> {
  const names = (await readdir(place)).filter((name) => name.startsWith(PREFIX))
  await Promise.allSettled(
    names.map(async (name) => {
      const folder = path.join(place, name)
      const { mtimeMs } = await stat(folder)
      if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(folder, { recursive: true, force: true })
    }),
  )
}
