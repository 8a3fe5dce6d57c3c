/** A file that settings were made for and that has expired: it must be chosen again. */
export interface GoneFile {
  readonly name: string
  /** When its time was over, in ISO 8601; null where that isn't known. */
  readonly at: string | null
}
