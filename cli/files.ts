import { randomUUID } from 'node:crypto'
import { constants, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { NamedFile } from '@/lib/documents/tool'
import { destinationOf, type FileDestination } from './destination'
import { forgetPart, rememberPart } from './open-parts'

/** A file that can't be read or written, or whose reading was stopped; `key` is its sentence in `messages/`. */
export class FileError extends Error {
  constructor(
    readonly code: 'FILE_NOT_READ' | 'FILE_NOT_WRITTEN' | 'FILE_TOO_EXPENSIVE',
    readonly key: 'cli.fileNotRead' | 'cli.fileNotWritten' | 'errors.FILE_TOO_EXPENSIVE',
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
    throw new FileError('FILE_NOT_READ', 'cli.fileNotRead', name)
  }
}

/** Receives a file's content, piece by piece. */
export type Pieces = (sink: (piece: Uint8Array) => Promise<void>) => Promise<void>

type Content = Uint8Array | string | Pieces

/** Adds to what is there, and makes nothing: Linux refuses to make another person's pipe in `/tmp` (`fs.protected_fifos`). */
const ADDING = constants.O_WRONLY | constants.O_APPEND

/**
 * Writes a file completely or not at all: under another name first, then renamed. What isn't a plain file is written to
 * directly, and a link to a file stays. Errors of `content` are thrown on.
 * @throws FileError
 */
export async function writeWhole(folder: string, name: string, content: Content): Promise<void> {
  const destination = await guarded(name, destinationOf(path.resolve(folder, name)))
  if (destination.kind === 'file') await replace(destination, name, content)
  else await write(() => open(destination.file, ADDING), name, content)
}

async function replace({ file, mode }: FileDestination, name: string, content: Content): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  try {
    await write(() => openPart(part, mode), name, content)
    await guarded(name, rename(part, file))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    forgetPart(part)
  }
}

async function openPart(part: string, mode: number | undefined): Promise<FileHandle> {
  rememberPart(part)
  const handle = await open(part, 'wx', mode)
  // The umask has already reduced the mode. A file system without modes rejects this, and the file matters more than
  // its mode.
  if (mode !== undefined) await handle.chmod(mode).catch(() => undefined)
  return handle
}

/** Opens only when there is something to write: what comes before may take long, and needs no file to be removed. */
async function write(begin: () => Promise<FileHandle>, name: string, content: Content): Promise<void> {
  let handle: FileHandle | undefined
  const sink = async (piece: Uint8Array | string) => {
    handle ??= await guarded(name, begin())
    await guarded(name, handle.writeFile(piece))
  }
  try {
    if (typeof content === 'function') await content(sink)
    else await sink(content)
    // An empty list of pieces also makes a file.
    handle ??= await guarded(name, begin())
  } finally {
    await handle?.close()
  }
}

async function guarded<T>(name: string, step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch {
    throw new FileError('FILE_NOT_WRITTEN', 'cli.fileNotWritten', name)
  }
}
