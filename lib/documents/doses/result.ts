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

/** All that was found in a file. */
export interface Extraction {
  readonly layout: Layout
  /** In reading order. */
  readonly doses: readonly Dose[]
  readonly decisions: readonly Decision[]
  readonly columns: readonly DoseColumn[]
  readonly totals: readonly DoseTotal[]
  readonly exceedances: readonly Exceedance[]
  readonly reconciliation: Reconciliation
  /** Left out where nothing was read but the cells of doses. */
  readonly ledger?: Ledger
  /** Each sheet with doses in a line. Left out where nothing was read but the cells of doses. */
  readonly sheets?: readonly SheetFigures[]
  /** What was decided from the file alone. Left out like the sheets. */
  readonly decided?: readonly Decided[]
  /** What it was compared with; null where none was chosen. */
  readonly profile: LimitProfile | null
  /** The limits that the file's own words name; null where it names none. */
  readonly named?: NamedLimits | null
  /** `profile` is what the file names, and no person chose it. */
  readonly profileSuggested?: boolean
  /** With the file of the period before, where one was given. */
  readonly comparison: Comparison | null
}

export type Change = 'rose' | 'fell' | 'same' | 'unsure' | 'new' | 'missing'

/** A person's sum of one quantity in two files. */
export interface ComparisonRow {
  readonly subject: Subject
  readonly quantity: Quantity
  readonly position: Position | null
  readonly unit: string
  /** Null where the person is not in that file. */
  readonly before: { readonly lower: string; readonly upper: string | null } | null
  readonly now: { readonly lower: string; readonly upper: string | null } | null
  /** The period of each sum, `2024-Q3`; null where the file's doses have no dates, or it has no doses of this quantity. */
  readonly beforePeriod: string | null
  readonly nowPeriod: string | null
  readonly change: Change
}

export interface Comparison {
  readonly before: string
  /** Those that rose first, the most first; then new, missing, unsure, fell, same. */
  readonly rows: readonly ComparisonRow[]
}

export interface DoseResult extends KnownShape {
  readonly file: { readonly name: string; readonly bytes: Uint8Array; readonly type: string }
  readonly extraction: Extraction
  /** Of the workbook, where the doses stand; null where the file is none. */
  readonly dosesSheet: string | null
  readonly problems: readonly Problem[]
  readonly timings: { readonly readMs: number; readonly extractMs: number; readonly writeMs: number }
}

/** By what a file's mapping is found again. */
interface KnownShape {
  /** What `layoutShape` gives: files of the same shape share their mapping. */
  readonly shape: string
  /** One of `DoseOptions.remembered` was applied. */
  readonly mappingRemembered: boolean
}

/** What `extractDoses` would find with the same options; nothing is written. */
export interface DoseInspection extends KnownShape {
  readonly extraction: Extraction
  readonly problems: readonly Problem[]
  readonly timings: { readonly readMs: number; readonly extractMs: number }
}
