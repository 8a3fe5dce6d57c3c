import { randomUUID } from 'node:crypto'
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
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

/** Takes a file's content, piece by piece. */
export type Pieces = (sink: (piece: Uint8Array) => Promise<void>) => Promise<void>

/**
 * Writes a file whole or not at all: under another name first, then renamed. What `give` throws is thrown on.
 * @throws FileError
 */
export async function writeWhole(folder: string, name: string, content: Uint8Array | string | Pieces): Promise<void> {
  const full = path.resolve(folder, name)
  const partial = `${full}.${randomUUID()}.part`
  try {
    if (typeof content === 'function') await writePieces(partial, name, content)
    else await guarded(name, writeFile(partial, content))
    await guarded(name, rename(partial, full))
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function writePieces(file: string, name: string, give: Pieces): Promise<void> {
  const handle = await guarded(name, open(file, 'w'))
  try {
    await give((piece) => guarded(name, handle.writeFile(piece)))
  } finally {
    await handle.close()
  }
}

async function guarded<T>(name: string, step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch {
    throw new FileError('FILE_NOT_WRITTEN', 'fileNotWritten', name)
  }
}
