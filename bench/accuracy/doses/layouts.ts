import { type DoseFixture, expectedDoses } from '@/lib/documents/doses/test-support/fixture'
import { FIXTURES } from '@/lib/documents/doses/test-support/fixtures/all'
import { scoreFile, type SheetScore } from './sheet'
import { addFaults, type Part } from './faults'
import type { Tally } from '../support/tally'

/** Our own files in each layout that was seen: those that name their units, and those that don't. */
export async function scoreLayouts(): Promise<Part> {
  const scores: (SheetScore & Pick<DoseFixture, 'unitsNamed'>)[] = []
  for (const { name, unitsNamed, file, options, ...expected } of FIXTURES) {
    const score = await scoreFile(file(), expectedDoses(expected), options)
    const told = (lines: readonly string[]) => lines.map((line) => `${name}: ${line}`)
    scores.push({ ...score, unitsNamed, misses: told(score.misses), differences: told(score.differences) })
  }
  return {
    tallies: [tallyOf(scores, true, 0.99), tallyOf(scores, false, 0.95), wholeTally(scores)],
    faults: addFaults(scores.map(({ faults }) => faults)),
  }
}

function tallyOf(
  scores: readonly (SheetScore & Pick<DoseFixture, 'unitsNamed'>)[],
  unitsNamed: boolean,
  bar: number,
): Tally {
  const some = scores.filter((score) => score.unitsNamed === unitsNamed)
  return {
    name: unitsNamed ? 'layouts that name their units' : 'layouts that do not',
    of: 'doses',
    right: sum(some, ({ right }) => right),
    wrong: sum(some, ({ wrong }) => wrong),
    missed: sum(some, ({ missed }) => missed),
    bar,
    misses: some.flatMap(({ misses }) => misses),
  }
}

/** Of the doses that are right: censor code, role, whose, when, where and of what. */
function wholeTally(scores: readonly SheetScore[]): Tally {
  const differing = sum(scores, ({ differences }) => differences.length)
  return {
    name: 'whose, when and what they count for',
    of: 'doses',
    right: sum(scores, ({ whole }) => whole),
    wrong: differing,
    missed: differing,
    bar: 0.99,
    misses: scores.flatMap(({ differences }) => differences),
  }
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
