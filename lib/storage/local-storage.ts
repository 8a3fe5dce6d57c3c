import { randomBytes } from 'node:crypto'
import { lstat, open, realpath, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '@/lib/errors'
import { hasCode } from '@/lib/system-error'
import { makeFolder } from './make-folder'
import { onDisk, storageUnavailable } from './storage-error'
import { isStorageKey } from './storage-key'
import type { ByteRange, LocalCopy, Storage } from './storage'

/** Room for an ordinary document: with less, most uploads would be refused. */
const PROBE_BYTES = 1024 * 1024

/** Files in a folder of this machine. Publishing is a rename within it, so nothing half-written is ever found. */
export class LocalStorage implements Storage {
  readonly direct = null

  constructor(private readonly folder: string) {}

  isAway(): boolean {
    return false
  }

  publish(temporaryPath: string, key: string): Promise<void> {
    return onDisk(async () => {
      const target = this.pathOf(key)
      const shelf = path.dirname(target)
      const made = await makeFolder(shelf)
      if (!(await this.isOurs(shelf))) throw storageUnavailable()
      // The bytes must be on the disk before the name is: a crash after the rename would else leave an empty file.
      await sync(temporaryPath, 'r+')
      await rename(temporaryPath, target)
      try {
        await syncFolder(shelf)
        if (made) await syncFolder(this.folder)
      } catch (error) {
        await rm(target, { force: true })
        throw error
      }
    })
  }

  read(key: string, range?: ByteRange): Promise<Readable> {
    return onDisk(async () => {
      const file = await this.existing(key)
      // Opened here and not by the stream: a file that has just gone is an answer, and one that is open stays whole.
      const handle = await open(file, 'r').catch(asMissing)
      return handle.createReadStream(range)
    })
  }

  localCopy(key: string): Promise<LocalCopy> {
    return onDisk(async () => ({ path: await this.existing(key), release: async () => undefined }))
  }

  remove(key: string): Promise<void> {
    return onDisk(async () => {
      const file = this.pathOf(key)
      if (await this.isOurs(path.dirname(file))) await rm(file, { force: true })
    })
  }

  probe(): Promise<void> {
    return onDisk(async () => {
      await makeFolder(this.folder)
      const file = path.join(this.folder, `.probe-${randomBytes(8).toString('hex')}`)
      try {
        await writeFile(file, Buffer.alloc(PROBE_BYTES), { flag: 'wx' })
      } finally {
        await rm(file, { force: true })
      }
    })
  }

  /** A plain file of ours; planted links aren't followed. */
  private async existing(key: string): Promise<string> {
    const file = this.pathOf(key)
    const found = await lstat(file).catch(asMissing)
    if (!found.isFile() || !(await this.isOurs(path.dirname(file)))) throw new AppError('NOT_FOUND')
    return file
  }

  /** Returns whether a folder is really in the root, and not a link to elsewhere. */
  private async isOurs(shelf: string): Promise<boolean> {
    try {
      const [root, real] = await Promise.all([realpath(this.folder), realpath(shelf)])
      return real === path.join(root, path.basename(shelf))
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return false
      throw error
    }
  }

  private pathOf(key: string): string {
    if (!isStorageKey(key)) throw new AppError('NOT_FOUND')
    return path.join(this.folder, key.slice(0, 2), key)
  }
}

function asMissing(error: unknown): never {
  if (['ENOENT', 'ENOTDIR', 'ELOOP'].some((code) => hasCode(error, code))) throw new AppError('NOT_FOUND')
  throw error
}

async function sync(file: string, flags: string): Promise<void> {
  const handle = await open(file, flags)
  await handle.sync().finally(() => handle.close())
}

/** Writes a folder's new names to the disk. Windows has no such thing and keeps names with its journal. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r')
}
