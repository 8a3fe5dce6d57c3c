import { lookAtMerged, type ThreeRows } from '@/lib/documents/generation/merge/test-support/three-rows'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { openPackage } from '@/lib/documents/ooxml/package'
import type { WordTable } from '@/lib/documents/word-tables/model'
import { type Comparison, compareTables } from '@/lib/documents/word-tables/reader/test-support/compare'
import { readTables } from '@/lib/documents/word-tables/reader/read-tables'
import { missLine } from '../support/miss-line'
import type { Tally } from '../support/tally'

/** What came of one template. */
export interface Outcome {
  readonly name: string
  readonly paragraphs: Omit<Tally, 'name' | 'of' | 'bar'>
  readonly cells: Comparison
  readonly faults: readonly string[]
}

/** How the merged document of a template differs from those of its rows. */
export async function outcomeOf(name: string, rows: ThreeRows): Promise<Outcome> {
  const { paragraphs, expected, faults } = await lookAtMerged(rows)
  const singles: WordTable[] = []
  for (const bytes of rows.singles) singles.push(...(await tablesOf(bytes)))
  const cells = compareTables(await tablesOf(rows.merged), singles)
  return { name, paragraphs: compareParagraphs(name, paragraphs, expected), cells, faults }
}

/** Of the body alone: headers and footers are compared by their texts. */
async function tablesOf(bytes: Uint8Array): Promise<WordTable[]> {
  const { mainPart } = await openPackage(bytes, PREMIUM_GATE)
  const { tables } = await readTables({ name: 'merged.docx', bytes })
  return tables.filter(({ part }) => part === mainPart)
}

/** Those before the first difference and after the last are right; the first is reported. */
function compareParagraphs(
  name: string,
  merged: readonly string[],
  expected: readonly string[],
): Outcome['paragraphs'] {
  const most = Math.min(merged.length, expected.length)
  let first = 0
  while (first < most && merged[first] === expected[first]) first++
  let last = 0
  while (last < most - first && merged.at(-1 - last) === expected.at(-1 - last)) last++
  const right = first + last
  const shown = (text: string | undefined) => (text === undefined ? 'nothing' : JSON.stringify(text))
  const differs = right < Math.max(merged.length, expected.length)
  return {
    right,
    wrong: merged.length - right,
    missed: expected.length - right,
    misses: differs
      ? [`${name}, paragraph ${first + 1}: merged ${shown(merged[first])}, single ${shown(expected[first])}`]
      : [],
  }
}

/** The figures of all templates together. */
export function talliesOf(outcomes: readonly Outcome[]): Tally[] {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + of(outcome), 0)
  const cells = outcomes.flatMap(({ name, cells: { misses } }) => misses.map((miss) => ({ document: name, ...miss })))
  const equal = outcomes.filter(
    ({ paragraphs, cells: { misses }, faults }) => paragraphs.misses.length + misses.length + faults.length === 0,
  )
  const paragraphs = outcomes.map((outcome) => outcome.paragraphs)
  return [
    {
      name: 'documents equal to the single ones',
      of: 'templates',
      right: equal.length,
      wrong: outcomes.length - equal.length,
      missed: outcomes.length - equal.length,
      bar: 1,
      misses: outcomes.filter((outcome) => !equal.includes(outcome)).map(({ name }) => name),
    },
    {
      name: 'paragraphs with a text',
      of: 'paragraphs',
      right: sum((outcome) => outcome.paragraphs.right),
      wrong: sum((outcome) => outcome.paragraphs.wrong),
      missed: sum((outcome) => outcome.paragraphs.missed),
      bar: 1,
      misses: paragraphs.flatMap(({ misses }) => misses),
    },
    {
      name: 'cells of tables, numbers of lists in them',
      of: 'cells',
      right: sum((outcome) => outcome.cells.right),
      wrong: cells.filter(({ ours }) => ours !== null).length,
      missed: cells.filter(({ theirs }) => theirs !== null).length,
      bar: 1,
      misses: cells.map((miss) => missLine(miss, { ours: 'merged', theirs: 'single' })),
    },
    {
      name: 'headers, footers and notes; ids once, references that lead somewhere',
      of: 'documents',
      right: outcomes.filter(({ faults }) => faults.length === 0).length,
      wrong: outcomes.filter(({ faults }) => faults.length > 0).length,
      missed: outcomes.filter(({ faults }) => faults.length > 0).length,
      bar: 1,
      misses: outcomes.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    },
  ]
}
