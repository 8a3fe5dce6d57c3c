import { describe, expect, test } from '@jest/globals'
import { COSTS } from '../costs'
import { instructionReader } from '../read-instructions'
import { generatedLines } from '../test-support/dose-lines'
import { type AnyReading, ownReadingsAt, readingsAt } from './items'
import { cheapestPaths, type Path } from './search'
import { leastStepCost, SLOT, Steps } from './slots'

/** More than any path costs, so that no state is left out. */
const EVERYTHING = 10_000
const LINES = generatedLines(150, 20_261_127).map(({ line }) => readingsOf(line))

function readingsOf(text: string): readonly (readonly AnyReading[])[] {
  const reader = instructionReader()
  const line = reader.lineOf(text, null)
  const chart = reader.chartOf(line)
  return line.tokens.map((_, at) => [...readingsAt(chart, at), ...ownReadingsAt(line, at)])
}

function near(paths: readonly Path[]): readonly unknown[] {
  const limit = (paths[0]?.cost ?? 0) + COSTS.near - 1e-9
  return paths.filter(({ cost }) => cost < limit).map((path) => ({ cost: path.cost, steps: path.steps() }))
}

describe('the cheapest paths of a line', () => {
  test('are the same whether or not states are left out', () => {
    for (const readings of LINES)
      expect(near(cheapestPaths(readings, 5, COSTS.near))).toEqual(near(cheapestPaths(readings, 5, EVERYTHING)))
  })

  test('are none without tokens that can be explained', () => {
    expect(cheapestPaths([[]], 5, COSTS.near)).toEqual([])
  })

  test('have no step below the least cost of its kind', () => {
    const steps = new Steps()
    const bits = Object.values(SLOT)
    const pairs = bits.flatMap((one) => bits.map((other) => SLOT.begun | one | other))
    const byKind = new Map(LINES.flat(2).map((reading) => [`${reading.kind} ${String(reading.value)}`, reading]))
    const below = [...byKind.values()].filter((reading) =>
      pairs.some((slots) => {
        steps.find(slots, reading)
        return steps.costs.slice(0, steps.count).some((cost) => cost < leastStepCost(reading.kind))
      }),
    )
    expect(below).toEqual([])
  })
})
