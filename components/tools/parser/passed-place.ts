import type { PassedPlace } from '../shared/pass-on'
import type { Result } from './answers'

/** Where another tool starts with a workbook: at the shown table, or else at the first that was written. */
export function passedPlace({ places = [] }: Pick<Result, 'places'>, shown: string | null): PassedPlace | null {
  return places.find(({ table }) => table === shown) ?? places[0] ?? null
}
