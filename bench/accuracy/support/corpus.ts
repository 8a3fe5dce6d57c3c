import path from 'node:path'
import process from 'node:process'
import { CORPUS, wordFilesOf } from '@/lib/documents/test-support/corpus'

/** Parts of names that were asked for; all of the corpus without any. */
const WANTED = process.argv.slice(2)

/**
 * The Word files of a corpus folder that were asked for; if there are none at all, prints that and ends the program.
 */
export function wantedFiles(folder: string): string[] {
  const files = wordFilesOf(folder)
  if (files.length === 0) {
    console.log(
      `Nothing is measured: there are no files of other people at ${path.join(CORPUS, folder)} (ACTUM_CORPUS).`,
    )
    process.exit(0)
  }
  return files.filter(isWanted)
}

export function isWanted(file: string): boolean {
  return WANTED.length === 0 || WANTED.some((part) => nameOf(file).includes(part))
}

/** A file's name for reports, without the folder of the corpus. */
export function nameOf(file: string): string {
  return path.relative(CORPUS, file).split(path.sep).slice(1).join('/')
}
