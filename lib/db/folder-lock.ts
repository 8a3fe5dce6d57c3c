import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { hasCode } from '@/lib/system-error'

/** Another process has the embedded database open. Two processes would lose rows, and PGlite doesn't reject the second. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError'

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The database in ${folder} is in use by process ${pid}. Stop that process, or set DATABASE_URL to use PostgreSQL.`,
    )
  }
}

export interface FolderLock {
  release(): Promise<void>
}

/**
 * Locks the folder for this process with a file next to it that contains the process ID. A file left by a process that
 * has ended is taken over.
 *
 * @throws FolderLockedError while its holder lives.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}.lock`
  await mkdir(folder, { recursive: true })
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return { release: () => rm(file, { force: true }) }
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      if (isAlive(holder)) throw new FolderLockedError(folder, holder)
      await rm(file, { force: true })
    }
  }
  throw new FolderLockedError(folder, 0)
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return hasCode(error, 'EPERM')
  }
}
