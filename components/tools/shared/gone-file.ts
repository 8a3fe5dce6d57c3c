/** A file that settings were made for and that has expired, or that wasn't uploaded completely: it must be chosen again. */
export interface GoneFile {
  readonly name: string
  /** When it expired, in ISO 8601; null if unknown. */
  readonly at: string | null
  /** Its upload ended with the page. */
  readonly unfinished?: true | undefined
}
