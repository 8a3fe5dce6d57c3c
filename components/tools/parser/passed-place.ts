import type { PassedPlace } from '../shared/pass-on'
import type { Result } from './answers'

/** Where another tool begins with a workbook: at the table that is looked at, else at the first that was written. */
export function passedPlace({ places = [] }: Pick<Result, 'places'>, shown: string | null): PassedPlace | null {
  return places.find(({ table }) => table === shown) ?? places[0] ?? null
}
