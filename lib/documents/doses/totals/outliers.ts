import { problem, type Problem } from '../../problem'
import { cellAddress } from '../../spreadsheets/address'
import type { DoseColumn } from '../layout-model'
import type { Dose, DoseReading } from '../model'
import { isAdded } from './addable'

/** Fewer doses than this show no spread. */
const FEWEST = 5
/**
 * An outlier is this many times the next largest dose of its column. It is also above the median by the next constant.
 */
const TIMES_NEXT = 10
const TIMES_MEDIAN = 30
/** At most this many are reported individually: a column with more contains something else. */
const MOST = 20

/**
 * Returns a warning for each dose larger than all others of its column by an order of magnitude: a decimal mark or a
 * unit may be wrong. Patients' examinations differ this much anyway, so only doses of a period are compared.
 */
export function outlierProblems(doses: readonly Dose[]): readonly Problem[] {
  const columns = new Map<DoseColumn, Dose[]>()
  const sizes = new Map<DoseReading, number | null>()
  const sizeOf = ({ reading }: Dose): number | null => {
    let size = sizes.get(reading)
    if (size === undefined) sizes.set(reading, (size = sizeIn(reading)))
    return size
  }
  for (const dose of doses) {
    if (dose.role !== 'period' || !isAdded(dose) || sizeOf(dose) === null) continue
    const own = columns.get(dose.column)
    if (own) own.push(dose)
    else columns.set(dose.column, [dose])
  }
  return [...columns.values()].flatMap((own) => outlierOf(own, sizeOf)).slice(0, MOST)
}

function outlierOf(doses: readonly Dose[], sizeOf: (dose: Dose) => number | null): Problem[] {
  if (doses.length < FEWEST) return []
  const sizes = Float64Array.from(doses, (dose) => sizeOf(dose) ?? 0).sort()
  const [median = 0, next = 0, size = 0] = [sizes[sizes.length >> 1], sizes.at(-2), sizes.at(-1)]
  const largest = doses.find((dose) => sizeOf(dose) === size)
  if (!largest || median <= 0 || size < next * TIMES_NEXT || size < median * TIMES_MEDIAN) return []
  const { column, row, col, reading } = largest
  const place = { sheet: column.sheet, row: row + 1, column: column.letter, cell: cellAddress(row, col) }
  const params = { ...place, value: reading.raw, next: String(next), unit: reading.canonicalUnit ?? '' }
  return [problem('DOSE_OUTLIER', 'warning', { file: 'data', ...place, params })]
}

/** Returns the dose in the canonical unit, so that doses of one column in several units are comparable. */
function sizeIn({ censor, canonicalValue }: DoseReading): number | null {
  return censor !== null || canonicalValue === null ? null : Number(canonicalValue)
}
