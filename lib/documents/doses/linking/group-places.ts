import { headerWords } from '../columns/header-words'
import type { DoseColumn, DoseTable } from '../layout-model'
import type { Position } from '../lexicon/positions'
import type { GroupLine } from './group-line'

/**
 * Where badges are worn, according to group rows. They override the table's title, but a column's header or the row
 * overrides them.
 */
export class GroupPlaces {
  /** Undefined if the group rows say nothing about it. */
  private place: Position | null | undefined
  /** True if a header names a place, or a user chose one: then the columns have places of their own. */
  private readonly inHeaders: boolean

  constructor({ columns }: DoseTable) {
    this.inHeaders = columns.some(
      ({ holds, chosen, position, header }) =>
        holds === 'values' && position !== null && (chosen || headerWords(header).position !== null),
    )
  }

  /**
   * Applies a group row.
   * @param otherQuantity the row says that the doses below were measured elsewhere than those above
   */
  enterGroup({ place, kind, ofDoses }: GroupLine, otherQuantity: boolean): void {
    if (place !== null) this.place = place === 'several' ? null : place
    else if (otherQuantity) this.place = null
    // In «Левая рука» over «I квартал» the period is within the place.
    else if (kind !== 'period' && !ofDoses) this.place = undefined
  }

  of({ position }: DoseColumn, inRow: Position | null): Position | null {
    if (this.inHeaders && position !== null) return position
    if (inRow !== null) return inRow
    return this.place === undefined ? position : this.place
  }
}
