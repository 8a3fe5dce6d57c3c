import { readFileSync } from 'node:fs'
import { bodyTables, type Comparison, compareTables } from '@/lib/documents/word-tables/reader/test-support/compare'
import { DIFFERENCES, OTHERS_AGREE } from '@/lib/documents/word-tables/reader/test-support/differences'
import type { PlainTable } from '@/lib/documents/word-tables/reader/test-support/plain-table'
import { readTables } from '@/lib/documents/word-tables/reader/read-tables'
import { nameOf } from '../support/corpus'
import { compareAgreed } from './agreement'
import { type Oracle, ORACLES } from './oracles'
import { type Part, rawTally, scoreOf, settledTallies } from './score'
import { compareTexts } from './texts'

interface Told {
  readonly oracle: Oracle
  readonly tables: ReadonlyMap<string, PlainTable[]>
}

/** The tables of bodies against those that other programs find, one by one, and against those on which two of them agree. */
export async function scoreOracles(files: readonly string[]): Promise<Part> {
  const ours = new Map<string, PlainTable[]>()
  for (const file of files) ours.set(file, bodyTables(await readTables({ name: file, bytes: readFileSync(file) })))
  const told = ORACLES.flatMap((oracle): Told[] => {
    const tables = oracle.read(files)
    if (tables === null) console.log(`${oracle.name} is not asked: it is not installed.`)
    return tables === null ? [] : [{ oracle, tables }]
  })
  const parts = told.map(({ oracle, tables }) => {
    const compare = oracle.textsAlone ? compareTexts : compareTables
    const score = scoreOf(
      oracle.name,
      compared(ours, (file, mine) => {
        const theirs = tables.get(file)
        return theirs === undefined ? null : compare(mine, theirs)
      }),
    )
    // The reasons were found for mammoth; the others' differences are only reported.
    return oracle.name === 'mammoth' ? settledTallies(score, DIFFERENCES) : { tallies: [rawTally(score)], argued: null }
  })
  const agreed = scoreOf(
    'two programs that agree',
    compared(ours, (file, mine) => agreement(told, file, mine)),
  )
  const settled = settledTallies(agreed, [...OTHERS_AGREE, ...DIFFERENCES])
  const argued = [...parts.map((part) => part.argued), settled.argued].filter((each) => each !== null)
  return { tallies: [...parts.flatMap(({ tallies }) => tallies), ...settled.tallies], argued }
}

function agreement(told: readonly Told[], file: string, mine: readonly PlainTable[]): Comparison | null {
  const readings = told.flatMap(({ oracle: { textsAlone }, tables }) => {
    const theirs = tables.get(file)
    return theirs === undefined ? [] : [{ tables: theirs, textsAlone }]
  })
  return readings.length < 2 ? null : compareAgreed(mine, readings)
}

function compared(
  ours: ReadonlyMap<string, PlainTable[]>,
  compare: (file: string, mine: readonly PlainTable[]) => Comparison | null,
): Map<string, Comparison> {
  const comparisons = new Map<string, Comparison>()
  for (const [file, mine] of ours) {
    const comparison = compare(file, mine)
    if (comparison !== null) comparisons.set(nameOf(file), comparison)
  }
  return comparisons
}
