import type { Grid } from '../grid/grid'

/** A part of a page divided into rows and columns. */
export interface FoundGrid {
  readonly grid: Grid
  readonly method: 'ruled' | 'aligned'
  readonly confidence: number
  /** One row: it counts as a table only if it continues one from the page before. */
  readonly isRest?: boolean
}

export type { Grid }
