import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runs } from '../../test-support/property-runs'
import { csvFile } from '../test-support/files'
import { cellsOf, fill, form, type FormCells } from './test-support/form'
import { addressesOf, calculated, evaluate, type CellReference } from './test-support/reference-formulas'

/** A form of rows 1 to `last` with a loop over some of them, and a row that a condition leaves out or not. */
interface Layout {
  readonly last: number
  /** The rows that repeat. */
  readonly loop: readonly [first: number, last: number]
  /** The row of the condition, 0 for none, and whether it is shown. */
  readonly condition: number
  readonly isShown: boolean
  /** Two columns of the data. */
  readonly data: readonly (readonly [number, number])[]
}

/** A cell of the result by where it comes from. */
interface Source {
  readonly row: number
  /** Of the loop, from 0; -1 outside of it. */
  readonly turn: number
}

/** Where every row of the result comes from, worked out from the layout alone. */
function sourcesOf({ last, loop: [first, end], condition, isShown, data }: Layout): Source[] {
  const sources: Source[] = []
  for (let row = 1; row <= last; row++) {
    if (row === condition && !isShown) continue
    if (row < first || row > end) sources.push({ row, turn: -1 })
    else if (row === first)
      for (const turn of data.keys()) for (let own = first; own <= end; own++) sources.push({ row: own, turn })
  }
  return sources
}

/** The numbers of the columns A and B in a row of the template. */
function plain(row: number): readonly [number, number] {
  return [1_000 * row + 1, 10_000 * row + 2]
}

/**
 * What a formula of the template is to give at its place, by the rules of docs/generating.md: it is evaluated over the rows of the
 * result that each of its references means, and nothing is moved.
 */
function expectedValue(formula: string, place: Source, layout: Layout): number {
  const [first, end] = layout.loop
  const sources = sourcesOf(layout)
  const here = sources.findIndex(({ row, turn }) => row === place.row && turn === place.turn)
  const isWithin = (row: number) => row >= first && row <= end
  const valueOf = ({ row, turn }: Source, column: string) => {
    const pair = isWithin(row) ? dataOf(layout, row, turn) : plain(row)
    return pair[column === 'A' ? 0 : 1] ?? 0
  }
  const means = ({ from, to }: CellReference): readonly Source[] => {
    const last = to ?? from
    const [top, bottom] = [Math.min(from.row, last.row), Math.max(from.row, last.row)]
    const inRows = sources.filter(({ row }) => row >= top && row <= bottom)
    if (place.turn < 0) return inRows
    if (isWithin(top) && isWithin(bottom)) {
      const [start, stop] = [
        from.isFixed ? 0 : place.turn,
        to === null ? (from.isFixed ? 0 : place.turn) : last.isFixed ? layout.data.length - 1 : place.turn,
      ]
      return inRows.filter(({ turn }) => turn >= start && turn <= stop)
    }
    const isDown = to !== null && top < first && from.isFixed && isWithin(bottom) && !last.isFixed
    const isUp = to !== null && isWithin(top) && !from.isFixed && bottom > end && last.isFixed
    if (isDown || isUp)
      return inRows.filter(({ turn }) => turn < 0 || (isDown ? turn <= place.turn : turn >= place.turn))
    const isPrevious = top === first - 1 && !from.isFixed && (to === null || (isWithin(bottom) && !last.isFixed))
    if (isPrevious && place.turn > 0) {
      const own = inRows.filter(({ turn }) => turn === place.turn)
      return [sources[here - (place.row - top)], ...own].flatMap((source) => source ?? [])
    }
    return inRows
  }
  return evaluate(formula, (reference) => {
    const columns = reference.to === null ? [reference.from.column] : [reference.from.column, reference.to.column]
    return means(reference).flatMap((source) => [...new Set(columns)].map((column) => valueOf(source, column)))
  })
}

function dataOf({ data, loop: [first] }: Layout, row: number, turn: number): readonly [number, number] {
  const [a, b] = data[turn] ?? [0, 0]
  return row === first ? [a, b] : [b, a]
}

const layouts = fc
  .record({
    above: fc.integer({ min: 2, max: 4 }),
    height: fc.integer({ min: 1, max: 2 }),
    below: fc.integer({ min: 1, max: 4 }),
    condition: fc.constantFrom('none', 'above', 'below'),
    isShown: fc.boolean(),
    data: fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 999 })), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ above, height, below, condition, isShown, data }): Layout => {
    const loop = [above + 1, above + height] as const
    const last = above + height + below
    return { last, loop, condition: condition === 'none' ? 0 : condition === 'above' ? 1 : last, isShown, data }
  })

/** A row of the template for a formula, and formulas that may be in it. */
const cases = layouts.chain((layout) => {
  const { last, loop, condition, isShown, data } = layout
  const [first, end] = loop
  const rows = Array.from({ length: last }, (_, index) => index + 1).filter((row) => row !== condition || isShown)
  const still = rows.filter((row) => row < first || row > end)
  const column = fc.constantFrom('A', 'B')
  const fixed = fc.constantFrom('', '$')
  const name = fc.constantFrom('SUM', 'MAX', 'COUNT')
  const total = fc
    .tuple(name, column, column, fixed, fixed, fc.integer({ min: 1, max: last }), fc.integer({ min: 1, max: last }))
    .map(([call, left, right, top, bottom, a, b]) => {
      // Of a row that is left out only a sum has a value: any other formula over it is refused.
      const isGone = !isShown && a === condition && b === condition
      return `${isGone ? 'SUM' : call}(${left}${top}${Math.min(a, b)}:${right}${bottom}${Math.max(a, b)})`
    })
  const cell = (row: number) => {
    const isInside = row >= first && row <= end
    const own = isInside ? [...still, ...Array.from({ length: end - first + 1 }, (_, at) => first + at)] : still
    return fc.tuple(column, fixed, fc.constantFrom(...own)).map(([letter, sign, at]) => `${letter}${sign}${at}`)
  }
  const formulas = fc.constantFrom(...rows).chain((row) =>
    fc
      .array(fc.oneof(cell(row), total), {
        minLength: 1,
        maxLength: 3,
      })
      .map((terms) => ({ row, formula: terms.join('+') })),
  )
  return fc.record({
    layout: fc.constant({ last, loop, condition, isShown, data }),
    formulas: fc.array(formulas, { minLength: 1, maxLength: 5 }),
  })
})

test('moved formulas give over the moved cells what the template’s give over the rows that they mean', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ layout, formulas }) => {
      const {
        last,
        loop: [first, end],
        condition,
        isShown,
        data,
      } = layout
      const cells: Record<string, FormCells[string]> = {}
      for (let row = 1; row <= last; row++) {
        const isInside = row >= first && row <= end
        const [a, b] = isInside ? (row === first ? ['{P}', '{Q}'] : ['{Q}', '{P}']) : plain(row)
        cells[`A${row}`] = [a, 1]
        cells[`B${row}`] = [b, 1]
        const start = row === first ? '{#rows}' : row === condition ? `{#P ${isShown ? '>' : '<'} 0}` : null
        const stop = row === end ? '{/rows}' : row === condition ? '{/}' : null
        if (start !== null) cells[`Y${row}`] = start
        if (stop !== null) cells[`Z${row}`] = stop
      }
      const columns = new Map<string, { row: number; formula: string }>()
      for (const [index, each] of formulas.entries()) {
        const column = 'DEFGH'.charAt(index)
        columns.set(column, each)
        cells[`${column}${each.row}`] = `=${each.formula}`
      }
      const rows = [['P', 'Q'], ...data.map((pair) => pair.map(String))]
      const { file } = await fill(form([{ cells }]), {}, csvFile(rows))
      const made = await cellsOf(file.bytes)
      const valueAt = calculated(made)
      for (const [index, source] of sourcesOf(layout).entries()) {
        for (const [column, { row, formula }] of columns) {
          if (row !== source.row) continue
          const address = `${column}${index + 1}`
          const seen = { from: formula, to: made[address], value: valueAt(address) }
          expect(seen).toEqual({ ...seen, value: expectedValue(formula, source, layout) })
        }
      }
    }),
    runs(60),
  )
}, 60_000)

test('the reference evaluates what a person would', () => {
  const valueAt = calculated({ A1: 2, A2: 3, B1: '=A1*A2+1', B2: '=SUM(A1:A2,B1)-(1+1)', B3: '=COUNT(A$1:B2)' })
  expect(['B1', 'B2', 'B3'].map(valueAt)).toEqual([7, 10, 4])
  expect(
    addressesOf({ from: { column: 'A', row: 2, isFixed: false }, to: { column: 'B', row: 1, isFixed: false } }),
  ).toEqual(['A1', 'B1', 'A2', 'B2'])
})
