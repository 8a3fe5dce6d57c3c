/** The resources that a PDF may use. */
export interface ReadingLimits {
  readonly bytes: number
  readonly pages: number
  /** For the whole document. */
  readonly operators: number
  readonly glyphs: number
  /** For one page. */
  readonly rules: number
  /** After this time no further page is started, and the current one is left. */
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
