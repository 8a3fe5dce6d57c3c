import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Files by other people, which are not part of the project. */
export const CORPUS = path.resolve(process.env.ACTUM_CORPUS ?? '../shared/corpus')

/** The paths of the files below one of its folders, sorted, or of those whose names fit; none where it is not there. */
export function corpusFiles(folder: string, names = /./): string[] {
  const root = path.join(CORPUS, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

/** The Word files (.docx, .docm, .dotx, .dotm) below one of its folders. */
export function wordFilesOf(folder: string): string[] {
  return corpusFiles(folder, /\.do[ct][xm]$/i)
}

/** The files that are meant to break the program that opens them, without the tables that list them. */
export function hostileFiles(): string[] {
  return ['hostile/synthetic', 'hostile/public'].flatMap((folder) => corpusFiles(folder, /(?<!\.csv)$/))
}

/** A file with tracked changes, and the same with all of them accepted or rejected by another program. */
export interface RevisionPair {
  readonly file: string
  readonly other: string
}

export function revisionPairs(done: 'Accepted' | 'Rejected'): RevisionPair[] {
  return wordFilesOf('revisions')
    .filter((file) => !/-(?:Accepted|Rejected)\.docx$/.test(file))
    .map((file) => ({ file, other: file.replace(/\.docx$/, `-${done}.docx`) }))
    .filter(({ other }) => existsSync(other))
}
