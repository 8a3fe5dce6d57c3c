import { access, constants, readlink, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** A file that is there under its name only when it is whole; `mode` is that of the file which it replaces. */
export interface FileDestination {
  readonly kind: 'file'
  readonly file: string
  readonly mode: number | undefined
}

/** A pipe, a device or a descriptor of this process: it is written to directly and can't be replaced. */
export interface StreamDestination {
  readonly kind: 'stream'
  readonly file: string
}

/** Names of this process's open files, such as a shell's `>(…)`. */
const DESCRIPTOR = /^\/(?:dev\/(?:std(?:out|err)|fd\/\d+)|proc\/self\/fd\/\d+)$/

/**
 * Returns where the content of a path must be written: through links, which stay.
 * @throws the file system's error, also for a folder that isn't writable
 */
export async function destinationOf(given: string): Promise<FileDestination | StreamDestination> {
  const found = await stat(given).catch(undefinedIfAbsent)
  // A plain file behind a descriptor counts too: anyone who redirected the output to it may have written to it before and
  // may go on writing.
  if (found !== undefined && (!found.isFile() || DESCRIPTOR.test(given))) return { kind: 'stream', file: given }
  const file = found === undefined ? await endOfLinks(given) : await realpath(given)
  await access(path.dirname(file), constants.W_OK)
  return { kind: 'file', file, mode: found === undefined ? undefined : found.mode & 0o777 }
}

function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/**
 * The path that links lead to if nothing exists there yet; they can't form a loop, because `stat` would have reported
 * it.
 */
async function endOfLinks(file: string): Promise<string> {
  const link = await readlink(file).catch(() => undefined)
  if (link === undefined) return file
  return endOfLinks(path.resolve(await realpath(path.dirname(file)), link))
}
