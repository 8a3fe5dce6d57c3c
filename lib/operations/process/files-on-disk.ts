import { open, readFile, writeFile } from 'node:fs/promises'
import { hasCode } from '@/lib/system-error'
import { FileGone, type JobFiles } from './job-files'

/** The files of a document process: its server gives it their paths. */
export const FILES_ON_DISK: JobFiles = {
  async load(file) {
    if (file === undefined) throw new Error('A job lacks a file that its tool reads')
    try {
      return { name: file.name, bytes: await readFile(file.path) }
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? new FileGone(file.name) : error
    }
  },
  write: (output, content) => writeFile(output, content),
  async open(output) {
    const handle = await open(output, 'w')
    return {
      // A handle may write only a part of what it gets.
      async write(piece) {
        for (let at = 0; at < piece.length;) at += (await handle.write(piece, at)).bytesWritten
      },
      close: () => handle.close(),
    }
  },
}
