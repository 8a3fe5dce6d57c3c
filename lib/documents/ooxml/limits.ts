/** How large a part may be once it is inflated. */
export interface PartLimits {
  readonly maxBytes: number
  readonly maxElements: number
}

/** How much a package may contain. The figures and the measurements behind them are in docs/decisions. */
export interface GateLimits {
  readonly maxEntries: number
  /** Inflated bytes of the whole package. */
  readonly maxInflatedBytes: number
  /** A part of a Word document, and any part that isn't a sheet. */
  readonly part: PartLimits
  /** A worksheet, and the strings that a workbook's sheets share. */
  readonly worksheet: PartLimits
  /** The index of a package (content types, the package's own relationships) is read whole before anything else. */
  readonly maxIndexBytes: number
  /** Inflated to compressed, for a part larger than `ratioFromBytes`; worksheets and document parts are let off. */
  readonly maxRatio: number
  readonly ratioFromBytes: number
  readonly maxDepth: number
  /** Bytes from `<` to `>`. */
  readonly maxTagBytes: number
  /** Bytes of an entry's name. */
  readonly maxNameBytes: number
  /** Cells of a spreadsheet of any kind, also of one that isn't a package. */
  readonly maxCells: number
}

export const KIBIBYTE = 1024
export const MEBIBYTE = 1024 * KIBIBYTE

/** Bytes as the whole mebibytes that a message names. */
export const mebibytes = (bytes: number): number => Math.floor(bytes / MEBIBYTE)

/** The highest plan's limits: the command line's, and every premium person's. */
export const PREMIUM_GATE: GateLimits = {
  maxEntries: 2_000,
  maxInflatedBytes: 1024 * MEBIBYTE,
  part: { maxBytes: 128 * MEBIBYTE, maxElements: 4_000_000 },
  worksheet: { maxBytes: 512 * MEBIBYTE, maxElements: 30_000_000 },
  maxIndexBytes: 4 * MEBIBYTE,
  maxRatio: 100,
  ratioFromBytes: MEBIBYTE,
  maxDepth: 200,
  maxTagBytes: 64 * KIBIBYTE,
  maxNameBytes: 255,
  // Two million different ones take 190 of the 512 MB that a child process may use (measured). The largest plan's 20 000 rows stay below it
  // with 150 columns.
  maxCells: 3_000_000,
}

export const FREE_GATE: GateLimits = { ...PREMIUM_GATE, maxInflatedBytes: 128 * MEBIBYTE }
