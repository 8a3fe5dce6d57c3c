/** What a PDF may cost. */
export interface ReadingLimits {
  readonly bytes: number
  readonly pages: number
  /** Of the whole document. */
  readonly operators: number
  readonly glyphs: number
  /** Of one page. */
  readonly rules: number
  /** After so long no further page is begun, and one that was is left. */
  readonly milliseconds: number
}

export const PDF_LIMITS: ReadingLimits = {
  bytes: 50 * 1024 * 1024,
  pages: 500,
  operators: 2_000_000,
  glyphs: 1_000_000,
  rules: 20_000,
  milliseconds: 20_000,
}
