import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Files by other people, which are not part of the project. */
export const CORPUS = path.resolve(process.env.ACTUM_CORPUS ?? '../shared/corpus')

/** The Word files (.docx, .docm, .dotx, .dotm) below one of its folders, sorted; none where it is not there. */
export function wordFilesOf(folder: string): string[] {
  const root = path.join(CORPUS, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.do[ct][xm]$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
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
