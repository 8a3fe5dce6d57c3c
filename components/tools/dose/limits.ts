import type { ConverterKind } from '../shared/file-kinds'

/** What the person's plan and this installation allow, as the screen says it before a file is chosen. */
export interface DoseLimits {
  readonly uploadBytes: number
  /** How long results are kept. */
  readonly keptHours: number
  /** What reads older kinds of documents here. */
  readonly converter: ConverterKind
}
