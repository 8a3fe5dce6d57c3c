/** A file that settings were made for and that has expired: it must be chosen again. */
export interface GoneFile {
  readonly name: string
  /** When it expired, in ISO 8601; null if unknown. */
  readonly at: string | null
}
