import type { Grid } from '../grid/grid'

/** A part of the page that falls into rows and columns. */
export interface FoundGrid {
  readonly grid: Grid
  readonly method: 'ruled' | 'aligned'
  readonly confidence: number
  /** One row, which is a table only as the rest of one on the page before. */
  readonly isRest?: boolean
}

export type { Grid }
