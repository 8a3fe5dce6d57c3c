import type { UploadLimits } from '../shared/upload-limits'

/** What the person's plan and this installation allow, as the screen says it before a file is chosen. */
export interface ParserLimits extends UploadLimits {
  /** How long results are kept. */
  readonly keptHours: number
  /** Whether DOC, RTF and ODT are read here. */
  readonly olderDocuments: boolean
}
