import type { Comparison } from '@/lib/documents/word-tables/reader/test-support/compare'
import type { Difference } from '@/lib/documents/word-tables/reader/test-support/differences'
import { type DocumentMiss, missLine } from '../support/miss-line'
import type { Argued, Tally } from '../support/tally'

/** What was compared with one program over all documents. */
export interface Score {
  readonly name: string
  readonly documents: number
  readonly right: number
  readonly misses: readonly DocumentMiss[]
}

export interface Part {
  readonly tallies: readonly Tally[]
  readonly argued: readonly Argued[]
}

export function scoreOf(name: string, compared: ReadonlyMap<string, Comparison>): Score {
  return {
    name,
    documents: compared.size,
    right: [...compared.values()].reduce((sum, { right }) => sum + right, 0),
    misses: [...compared].flatMap(([document, { misses }]) => misses.map((miss) => ({ document, ...miss }))),
  }
}

function tallyOf(name: string, right: number, misses: readonly DocumentMiss[], bar: number | null): Tally {
  return {
    name,
    of: 'cells',
    right,
    wrong: misses.filter(({ ours }) => ours !== null).length,
    missed: misses.filter(({ theirs }) => theirs !== null).length,
    bar,
    misses: misses.map((miss) => missLine(miss)),
  }
}

/** The figure as the other program has it, with every miss reported. */
export function rawTally({ name, documents, right, misses }: Score): Tally {
  return tallyOf(`${name} (${documents} documents)`, right, misses, null)
}

/**
 * The other program's figure, and the figure after cases settled by reading the XML: there, ours is right. The
 * remaining misses are listed with the second, the settled ones separately with their reasons. A document with more of
 * them than were reviewed isn't settled.
 */
export function settledTallies(score: Score, known: readonly Difference[]): { tallies: Tally[]; argued: Argued } {
  const reasons = new Map<string, string>()
  for (const document of new Set(score.misses.map((miss) => miss.document))) {
    const count = score.misses.filter((miss) => miss.document === document).length
    const difference = known.find(([part, cells]) => document.includes(part) && count <= cells)
    if (difference !== undefined) reasons.set(document, difference[2])
  }
  const left = score.misses.filter(({ document }) => !reasons.has(document))
  const settled = score.misses.filter(({ document }) => reasons.has(document))
  const right = score.right + settled.filter(({ ours }) => ours !== null).length
  return {
    tallies: [{ ...rawTally(score), misses: [] }, tallyOf(`${score.name}, settled by the XML`, right, left, 1)],
    argued: {
      name: `${score.name}, settled by the XML for ours`,
      misses: settled.map((miss) => `${missLine(miss)} — ${reasons.get(miss.document)}`),
    },
  }
}
