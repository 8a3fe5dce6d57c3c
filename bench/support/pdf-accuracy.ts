import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { DocumentError } from '@/lib/documents/error'
import { readPdfTables } from '@/lib/documents/pdf/read-pdf-tables'
import { CORPUS } from '@/lib/documents/test-support/corpus'
import { answers } from './own-process'

const FOLDER = path.join(CORPUS, 'pdf')
const SCORER = path.join(FOLDER, 'score.py')

/** What the scorer says of a program: shares of 1, pages of prose with a table, and processor time. */
type Row = readonly [program: string, ...figures: string[]]

export const COLUMNS = [
  'program',
  'mean F1',
  'ruled',
  'half-ruled',
  'unruled',
  'found',
  'right of found',
  'prose pages with a table, of 134',
  'ms of CPU a page',
] as const

/**
 * Other programs on the same files with the same scorer, measured on 25 November 2026 (the figures of the half that is not held back). They
 * are quoted: they need Python or Java packages that this benchmark doesn't install.
 */
export const OTHERS: readonly Row[] = [
  ['pdfplumber 0.11.10', '.56', '.69', '.00', '.03', '.63', '.62', '6', '62'],
  ['pdfplumber, lines_strict', '.39', '.46', '.00', '.01', '.38', '.97', '2', '–'],
  ['pdfplumber, text', '.08', '.02', '.10', '.02', '.41', '.35', '118', '–'],
  ['camelot 2.0, lattice', '.55', '.67', '.00', '.01', '.61', '.95', '2', '288'],
  ['camelot, hybrid', '.53', '.51', '.07', '.34', '.96', '.70', '36', '303'],
  ['camelot, network', '.24', '.15', '.08', '.33', '.83', '.77', '31', '53'],
  ['camelot, stream', '.18', '.14', '.03', '.21', '.75', '.38', '126', '47'],
  ['tabula 1.0.5, lattice', '.52', '.66', '.00', '.03', '.59', '.35', '20', '–'],
  ['tabula, Nurminen’s detection', '.45', '.60', '.30', '.21', '.76', '.81', '5', '–'],
]

export interface Accuracy {
  readonly row: Row
  /** What the others don't do: tables joined over pages, and pages that can't be read. */
  readonly also: string
}

/** Reads every PDF of the corpus with known tables, and has its own scorer compare them; null without the corpus or Python. */
export async function accuracyHere(folder: string): Promise<Accuracy | null> {
  if (!existsSync(SCORER) || !answers('python3', ['--version'])) return null
  let [cpu, pages] = [0, 0]
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(hasTruth)) {
    const bytes = readFileSync(path.join(FOLDER, name))
    const before = process.cpuUsage()
    const apart = await tablesOf(bytes, false)
    const { user, system } = process.cpuUsage(before)
    cpu += (user + system) / 1000
    pages += pagesIn(truthOf(name))
    const place = path.join(folder, name.slice(0, -'.pdf'.length))
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(`${place}.json`, JSON.stringify(apart))
    writeFileSync(`${place}.joined.json`, JSON.stringify(await tablesOf(bytes, true)))
  }
  const misses = path.join(folder, 'misses.jsonl')
  const { stdout } = spawnSync('python3', [SCORER, '--models', folder, FOLDER, '--misses', misses], {
    encoding: 'utf8',
  })
  const said = new Map([...stdout.matchAll(/(\w+)=([\d./]+)/g)].map(([, key = '', value = '']) => [key, value]))
  const share = (key: string) => Number(said.get(key)).toFixed(2).replace(/^0/, '')
  const shares = ['mean_f1', 'f1_full', 'f1_part', 'f1_none', 'det_recall', 'det_precision'].map(share)
  const prose = said.get('prose')?.split('/')[0] ?? ''
  const apart = joinedWrongly(misses)
  const counted = Number(said.get('false_joins')) - apart
  return {
    row: ['Actum', ...shares, prose, (cpu / pages).toFixed(0)],
    also:
      `Tables joined over pages: ${said.get('joined')}, and ${apart} joined that the expected result keeps apart` +
      (counted > 0
        ? ` (the scorer counts ${counted} more, which are expected, because their words are in another table as well). Scans `
        : '. Scans ') +
      `and fonts without Unicode named: ${said.get('named')}. The other programs do neither.`,
  }
}

const MISS = z.object({
  file: z.string(),
  diff: z.array(z.object({ join: z.string().optional(), shape: z.array(z.unknown()).optional() })),
})

const JOINED = z.object({ joined: z.array(z.object({ rows: z.number(), cols: z.number() })).default([]) })

/**
 * Counts the joined tables that are in no expected result. The scorer also counts a join that is expected, if the words of a
 * short part of another table all occur in it.
 */
function joinedWrongly(misses: string): number {
  const lines = readFileSync(misses, 'utf8').split('\n').filter(Boolean)
  return lines.reduce((sum, line) => {
    const { file, diff } = MISS.parse(JSON.parse(line))
    const { joined } = JOINED.parse(JSON.parse(readFileSync(truthOf(file), 'utf8')))
    const isExpected = (shape: readonly unknown[] = []) =>
      !diff.some(({ join }) => join === 'wrong') &&
      joined.some(({ rows, cols }) => rows === shape[0] && cols === shape[1])
    return sum + diff.filter(({ join, shape }) => join === 'false' && !isExpected(shape)).length
  }, 0)
}

const truthOf = (name: string): string => path.join(FOLDER, `${name.slice(0, -'.pdf'.length)}.json`)

const hasTruth = (name: string): boolean => name.endsWith('.pdf') && existsSync(truthOf(name))

const pagesIn = (truth: string): number =>
  z.object({ pages: z.number() }).parse(JSON.parse(readFileSync(truth, 'utf8'))).pages

/** A document's tables as the scorer reads them; of one that can't be read, the reasons. */
async function tablesOf(bytes: Uint8Array, join: boolean) {
  try {
    const { tables, problems } = await readPdfTables(bytes, { join })
    return { tables, messages: problems }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { tables: [], messages: [{ code: error.code }, ...error.problems] }
  }
}
