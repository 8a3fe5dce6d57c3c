import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CORPUS } from '@/lib/documents/test-support/corpus'

const FOLDER = path.join(CORPUS, 'doses')

/** The text of a file from the corpus; if it is missing, prints that and returns null. */
export function corpusText(name: string): string | null {
  const file = path.join(FOLDER, name)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  console.log(`${name} is left out: it is not at ${FOLDER} (ACTUM_CORPUS).`)
  return null
}

export type Row = Readonly<Record<string, unknown>>

/** Its lines as JSON; none where the file is not there. */
export function corpusRows(name: string): Row[] {
  const lines = (corpusText(name) ?? '').split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as Row)
}
