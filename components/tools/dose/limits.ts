import type { UploadLimits } from '../shared/upload-limits'

/** What the user's plan and this server allow, as the screen says before a file is chosen. */
export interface DoseLimits extends UploadLimits {
  /** How long results are kept. */
  readonly keptHours: number
  /** Whether DOC, RTF and ODT are read here. */
  readonly olderDocuments: boolean
}
