import type { Problem } from '../problem'
import type { NamedLimits } from './limits/named-limits'
import type { LimitProfile } from './limits/profiles'
import type { DoseColumn, Layout } from './layout-model'
import type { Decision, Dose, DoseTotal, Exceedance, Reconciliation, Subject } from './model'
import type { Ledger } from './totals/ledger'
import type { Decided } from './why/decided'
import type { SheetFigures } from './totals/sheet-figures'
import type { Position } from './lexicon/positions'
import type { Quantity } from './lexicon/quantity'

/** The full result for a file. */
export interface Extraction {
  readonly layout: Layout
  /** In reading order. */
  readonly doses: readonly Dose[]
  readonly decisions: readonly Decision[]
  readonly columns: readonly DoseColumn[]
  readonly totals: readonly DoseTotal[]
  readonly exceedances: readonly Exceedance[]
  readonly reconciliation: Reconciliation
  /** Missing if only the cells of doses were read. */
  readonly ledger?: Ledger
  /** One line for each sheet with doses. Missing if only the cells of doses were read. */
  readonly sheets?: readonly SheetFigures[]
  /** What was decided from the file alone. Missing in the same case as the sheets. */
  readonly decided?: readonly Decided[]
  /** The limits that doses were compared with; null if none were chosen. */
  readonly profile: LimitProfile | null
  /** The limits that the file's own words name; null if there are none. */
  readonly named?: NamedLimits | null
  /** `profile` is the one that the file names, not chosen by the user. */
  readonly profileSuggested?: boolean
  /** The comparison with the previous period's file, if one was given. */
  readonly comparison: Comparison | null
}

export type Change = 'rose' | 'fell' | 'same' | 'unsure' | 'new' | 'missing'

/** A person's sum of one quantity in two files. */
export interface ComparisonRow {
  readonly subject: Subject
  readonly quantity: Quantity
  readonly position: Position | null
  readonly unit: string
  /** Null if the person isn't in that file. */
  readonly before: { readonly lower: string; readonly upper: string | null } | null
  readonly now: { readonly lower: string; readonly upper: string | null } | null
  /**
   * The period of each sum, `2024-Q3`; null if the file's doses have no dates, or if it has no doses of this quantity.
   */
  readonly beforePeriod: string | null
  readonly nowPeriod: string | null
  readonly change: Change
}

export interface Comparison {
  readonly before: string
  /** The largest rises first; then new, missing, unsure, fell, same. */
  readonly rows: readonly ComparisonRow[]
}

export interface DoseResult extends KnownShape {
  readonly file: { readonly name: string; readonly bytes: Uint8Array; readonly type: string }
  readonly extraction: Extraction
  /** The sheet of the workbook with the doses; null if the file isn't a workbook. */
  readonly dosesSheet: string | null
  readonly problems: readonly Problem[]
  readonly timings: { readonly readMs: number; readonly extractMs: number; readonly writeMs: number }
}

/** The properties by which a file's mapping is found again. */
interface KnownShape {
  /** The result of `layoutShape`: files of the same shape share their mapping. */
  readonly shape: string
  /** A mapping from `DoseOptions.remembered` was applied. */
  readonly mappingRemembered: boolean
}

/** What `extractDoses` would find with the same options; nothing is written. */
export interface DoseInspection extends KnownShape {
  readonly extraction: Extraction
  readonly problems: readonly Problem[]
  readonly timings: { readonly readMs: number; readonly extractMs: number }
}
