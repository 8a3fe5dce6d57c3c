import { createReadStream } from 'node:fs'
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '@/lib/errors'
import { isStorageKey } from './storage-key'
import type { ByteRange, LocalCopy, Storage } from './storage'

/** Files in a folder of this machine. Publishing is a rename within it, so nothing half-written is ever found. */
export class LocalStorage implements Storage {
  constructor(private readonly folder: string) {}

  async publish(temporaryPath: string, key: string): Promise<void> {
    const target = this.pathOf(key)
    await mkdir(path.dirname(target), { recursive: true })
    // The bytes must be on the disk before the name is: a crash after the rename would else leave an empty file.
    const handle = await open(temporaryPath, 'r+')
    await handle.sync().finally(() => handle.close())
    await rename(temporaryPath, target)
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    return createReadStream(await this.existing(key), range)
  }

  async localCopy(key: string): Promise<LocalCopy> {
    return { path: await this.existing(key), release: async () => undefined }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  /** A plain file of ours: a link somebody placed there leads nowhere. */
  private async existing(key: string): Promise<string> {
    const file = this.pathOf(key)
    const found = await lstat(file).catch(() => null)
    if (found === null || !found.isFile()) throw new AppError('NOT_FOUND')
    return file
  }

  private pathOf(key: string): string {
    if (!isStorageKey(key)) throw new AppError('NOT_FOUND')
    return path.join(this.folder, key.slice(0, 2), key)
  }
}
