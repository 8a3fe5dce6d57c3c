import { readFile } from 'node:fs/promises'
import type { NamedFile } from '@/lib/documents/tool'
import { hasCode } from '@/lib/system-error'
import type { JobFile } from './protocol'

/** A job's file was removed while the job waited its turn: its person cleaned up, or its time was over. */
export class FileGone extends Error {}

/**
 * A job's file with its bytes.
 *
 * @throws FileGone
 */
export async function loadFile(file: JobFile | undefined): Promise<NamedFile> {
  if (file === undefined) throw new Error('A job lacks a file that its tool reads')
  try {
    return { name: file.name, bytes: await readFile(file.path) }
  } catch (error) {
    throw hasCode(error, 'ENOENT') ? new FileGone(file.name) : error
  }
}
