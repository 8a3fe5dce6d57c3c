import { readCell } from '../grammar/read-cell'
import type { CellOptions, QuantityReading } from '../grammar/reading'

/**
 * A reading in one line, for tables of cases: `Hp(10) <0.05 mSv !below_limit | #date`. `!` a censor code, `?` why it is
 * ambiguous, `=` said over again, `#` why a number isn't a dose; all in reading order.
 */
export function said(text: string, options: CellOptions): string {
  const { quantities, ambiguities, rejected } = readCell(text, options)
  const doses = quantities.map((quantity, index) => {
    const doubts = ambiguities.filter((doubt) => doubt.index === index).map(({ reason }) => `?${reason}`)
    return { at: quantity.start, words: [shown(quantity), ...doubts].filter(Boolean).join(' ') }
  })
  const others = rejected.map(({ start, reason }) => ({ at: start, words: `#${reason}` }))
  return [...doses, ...others]
    .sort((a, b) => a.at - b.at)
    .map(({ words }) => words)
    .join(' | ')
}

function shown(reading: QuantityReading): string {
  const range = reading.min === null ? '' : `${reading.min}..${reading.max ?? ''}`
  const number = `${reading.comparator ?? ''}${reading.value ?? range}${reading.uncertainty ? `±${reading.uncertainty}` : ''}`
  const parts = [
    reading.quantity,
    number,
    reading.units[0]?.ucum,
    reading.censor && `!${reading.censor}`,
    reading.restates && '=',
  ]
  return parts.filter(Boolean).join(' ')
}
