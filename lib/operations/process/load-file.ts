import { readFile } from 'node:fs/promises'
import type { NamedFile } from '@/lib/documents/tool'
import type { JobFile } from './protocol'

/** A job's file with its bytes. */
export async function loadFile(file: JobFile | undefined): Promise<NamedFile> {
  if (file === undefined) throw new Error('A job lacks a file that its tool reads')
  return { name: file.name, bytes: await readFile(file.path) }
}
