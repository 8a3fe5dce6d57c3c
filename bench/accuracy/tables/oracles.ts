import { spawnSync } from 'node:child_process'
import { htmlTables } from '@/lib/documents/word-tables/reader/test-support/html-tables'
import { mammothHtml } from '@/lib/documents/word-tables/reader/test-support/mammoth'
import type { PlainTable } from '@/lib/documents/word-tables/reader/test-support/plain-table'
import { convertAll } from '@/lib/documents/test-support/office'
import { runScript } from '@/lib/documents/test-support/run-script'
import { officeTables } from './office-tables'
import { pandocTables } from './pandoc-tables'

const PANDOC_MS = 60_000

/**
 * Another program, and its result for files' tables, by file; none for one that it can't read. Null if it isn't
 * installed.
 */
export interface Oracle {
  readonly name: string
  readonly textsAlone: boolean
  readonly read: (files: readonly string[]) => Map<string, PlainTable[]> | null
}

function mapped<Told>(
  told: ReadonlyMap<string, Told>,
  tablesOf: (told: Told) => PlainTable[],
): Map<string, PlainTable[]> {
  return new Map([...told].map(([file, each]) => [file, tablesOf(each)]))
}

function pandocJson(files: readonly string[]): Map<string, string> | null {
  if (spawnSync('pandoc', ['--version']).status !== 0) return null
  const told = new Map<string, string>()
  for (const file of files) {
    const options = ['--from=docx', '--to=json', '--track-changes=accept', file]
    const { status, stdout } = spawnSync('pandoc', options, {
      encoding: 'utf8',
      timeout: PANDOC_MS,
      maxBuffer: 2 ** 29,
    })
    if (status === 0) told.set(file, stdout)
  }
  return told
}

export const ORACLES: readonly Oracle[] = [
  { name: 'mammoth', textsAlone: false, read: (files) => mapped(mammothHtml(files, runScript), htmlTables) },
  {
    name: 'pandoc',
    textsAlone: false,
    read: (files) => {
      const told = pandocJson(files)
      return told && mapped(told, pandocTables)
    },
  },
  {
    name: 'LibreOffice, texts alone',
    textsAlone: true,
    read: (files) => {
      const told = convertAll(files, 'fodt')
      return told && mapped(told, (xml) => officeTables(new TextDecoder().decode(xml)))
    },
  },
]
