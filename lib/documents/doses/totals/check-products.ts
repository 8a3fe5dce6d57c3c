import Big from 'big.js'
import { headerWords } from '../columns/header-words'
import { conceptsIn } from '../evidence/label-facts'
import type { DoseColumn, DoseTable } from '../layout-model'
import type { Draft } from '../linking/draft'
import type { Contradiction } from './contradiction'

/** A column is a mean multiplied by a count if at least this many rows agree. */
const FEWEST = 3
/** Collective doses may be in sieverts next to means in millisieverts. */
const SCALES = ['1', '0.001'] as const

interface Figures {
  readonly column: DoseColumn
  /** By row: a plain decimal with half a unit of its last digit. */
  readonly values: ReadonlyMap<number, Figure>
}

interface Figure {
  readonly value: Big
  readonly half: Big
  readonly raw: string
}

/**
 * Returns collective doses that don't equal the mean times the count in their row, `Number | Mean dose | Collective
 * dose`. In such a table, most rows must have this product.
 */
export function checkProducts(table: DoseTable, columns: readonly (readonly Draft[])[]): readonly Contradiction[] {
  const collective = table.columns.filter(({ header }) => conceptsIn(header).has('collective'))
  if (collective.length === 0) return []
  const means = table.columns.filter(({ header, holds }) => holds === 'values' && headerWords(header).mean)
  const counts = table.columns.filter(({ holds }) => holds === null).map((column) => figuresOf(table, column))
  const whole = counts.filter(({ values }) => [...values.values()].every(({ value }) => value.eq(value.round(0))))
  return collective.flatMap((column) => {
    const products = figuresOf(table, column)
    for (const mean of means) {
      for (const count of whole) {
        if (count.column === column) continue
        for (const scale of SCALES) {
          const found = contradicted(products, figuresOf(table, mean), count, scale)
          const doses = columns[table.columns.indexOf(mean)] ?? []
          if (found) return found.map((each) => ({ ...each, parts: doses.filter(({ row }) => row === each.at.row) }))
        }
      }
    }
    return []
  })
}

/** Returns the contradicted products; null if the column isn't such a product. */
function contradicted(product: Figures, mean: Figures, count: Figures, scale: string): readonly Contradiction[] | null {
  let agreeing = 0
  const found: Contradiction[] = []
  for (const [row, { value, half, raw }] of product.values) {
    const [of, times] = [mean.values.get(row), count.values.get(row)]
    if (!of || !times || times.value.lt(1)) continue
    const counted = of.value.times(times.value).times(scale)
    if (counted.minus(value).abs().lte(of.half.times(times.value).times(scale).plus(half))) {
      agreeing += 1
      continue
    }
    const { column } = product
    const unit = scale === '1' ? 'mSv' : 'Sv'
    found.push({
      at: { column, row, col: column.index, raw },
      dose: null,
      stated: { lower: value.toFixed(), upper: value.toFixed(), unit, censored: false },
      counted: { lower: counted.toFixed(), upper: counted.toFixed() },
      parts: [],
      statistic: 'product',
      compared: 1,
    })
  }
  return agreeing >= FEWEST && agreeing > found.length ? found : null
}

function figuresOf({ source, first, last, rows }: DoseTable, column: DoseColumn): Figures {
  const values = new Map<number, Figure>()
  for (let row = first; row <= last; row += 1) {
    const cell = source.sheet.rows[row]?.[column.index]
    if (rows.has(row) || cell === undefined) continue
    const text = typeof cell.value === 'number' ? String(cell.value) : cell.text.trim().replace(',', '.')
    if (!/^\d+(?:\.\d+)?$/.test(text)) continue
    const places = text.split('.')[1]?.length ?? 0
    values.set(row, { value: new Big(text), half: new Big(10).pow(-places).times('0.5'), raw: cell.text })
  }
  return { column, values }
}
