import { readCell } from '../grammar/read-cell'
import { type CellDoses, NO_DOSE, sure } from './cell-doses'
import type { Known } from './known'
import { productName } from './product-name'
import type { DoseReading } from '../model'
import { unitInfo } from '../units/ucum'
import { readText, type TextOptions } from './text-cell'

/**
 * Returns the strengths in a medicine's name, one reading for each component, with the name without strength and form.
 */
export function readStrengths(text: string, known: Known, options: TextOptions): CellDoses {
  const medicine: TextOptions = { ...options, context: 'medication' }
  const { quantities, rest } = readCell(text, { ...medicine, defaultUnit: null })
  if (!quantities.some(({ units }) => units.length > 0)) return NO_DOSE
  const read = readText(text, { ...known, unit: null, quantity: 'strength' }, medicine)
  if (read.outcome === 'rejected') return read
  const { drug, form, route } = productName(rest, options.language)
  return sure(
    strengthsOf(read.readings).map((reading) => ({
      ...reading,
      drug,
      form: form ?? reading.form,
      route: route ?? reading.route,
      quantity: 'strength',
      // «MAX 1000 mg» is part of the name: a product has exactly its strength.
      comparator: reading.censor === null ? null : reading.comparator,
    })),
  )
}

/** Leaves out the pack size, which isn't a strength: `150 мл` next to `100 мг/5 мл`, «20 таб.» anywhere. */
function strengthsOf(readings: readonly DoseReading[]): readonly DoseReading[] {
  const kinds = readings.map(({ unit }) => (unit === null ? null : (unitInfo(unit)?.kind ?? null)))
  const measured = kinds.some((kind) => kind !== null && kind !== 'volume' && kind !== 'countable')
  return readings.filter((_, index) => {
    const kind = kinds[index] ?? null
    return kind !== null && kind !== 'countable' && !(kind === 'volume' && measured)
  })
}
