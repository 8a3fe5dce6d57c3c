import { headerWords } from '../columns/header-words'
import type { DoseColumn, DoseTable } from '../layout-model'
import type { Position } from '../lexicon/positions'
import type { GroupLine } from './group-line'

/** Where badges are worn, as lines over rows say it: nearer than the title of the table, farther than a column's header and the row. */
export class GroupPlaces {
  /** Undefined where the lines have said nothing of it. */
  private place: Position | null | undefined
  /** A header names a place, or a person has: those of the columns are their own. */
  private readonly inHeaders: boolean

  constructor({ columns }: DoseTable) {
    this.inHeaders = columns.some(
      ({ holds, chosen, position, header }) =>
        holds === 'values' && position !== null && (chosen || headerWords(header).position !== null),
    )
  }

  /** @param otherQuantity the line says that what is below was measured elsewhere than what is above */
  enterGroup({ place, kind, ofDoses }: GroupLine, otherQuantity: boolean): void {
    if (place !== null) this.place = place === 'several' ? null : place
    else if (otherQuantity) this.place = null
    // «Левая рука» over «I квартал»: the period is within the place.
    else if (kind !== 'period' && !ofDoses) this.place = undefined
  }

  of({ position }: DoseColumn, inRow: Position | null): Position | null {
    if (this.inHeaders && position !== null) return position
    if (inRow !== null) return inRow
    return this.place === undefined ? position : this.place
  }
}
