import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { NamedFile } from '@/lib/documents/tool'

/** A file that can't be read or written; `key` is the sentence under `cli` in `messages/`. */
export class FileError extends Error {
  constructor(
    readonly code: 'FILE_NOT_READ' | 'FILE_NOT_WRITTEN',
    readonly key: 'fileNotRead' | 'fileNotWritten',
    readonly path: string,
  ) {
    super(code)
  }
}

/** @throws FileError */
export async function readNamedFile(folder: string, name: string): Promise<NamedFile> {
  const full = path.resolve(folder, name)
  try {
    return { name: path.basename(full), bytes: await readFile(full) }
  } catch {
    throw new FileError('FILE_NOT_READ', 'fileNotRead', name)
  }
}

/** Writes a file whole or not at all: under another name first, then renamed. @throws FileError */
export async function writeWhole(folder: string, name: string, content: Uint8Array | string): Promise<void> {
  const full = path.resolve(folder, name)
  const partial = `${full}.${randomUUID()}.part`
  try {
    await writeFile(partial, content)
    await rename(partial, full)
  } catch {
    await rm(partial, { force: true })
    throw new FileError('FILE_NOT_WRITTEN', 'fileNotWritten', name)
  }
}
