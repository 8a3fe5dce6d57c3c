/** What the person's plan allows, as the screen says it before a file is chosen. */
export interface GeneratorLimits {
  readonly uploadBytes: number
  /** In one run. */
  readonly rows: number
  /** How long results are kept. */
  readonly keptHours: number
}
