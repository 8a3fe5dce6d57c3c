import type { UploadLimits } from '../shared/upload-limits'

/** What the user's plan and this server allow, as the screen says before a file is chosen. */
export interface GeneratorLimits extends UploadLimits {
  /** In one run. */
  readonly rows: number
  /** How long results are kept. */
  readonly keptHours: number
  /** Whether the plan has PDF. */
  readonly pdf: boolean
  /** Whether the plan includes email to others. */
  readonly mailToOthers: boolean
  /** The user's own email, and whether it is confirmed. Until it is, others can't be emailed. */
  readonly email: string
  readonly emailConfirmed: boolean
  /** Whether DOC, RTF and ODT are read here. */
  readonly olderDocuments: boolean
  /** Whether PDFs are made here. */
  readonly makesPdf: boolean
  /** How many rows one run can turn into PDFs here; null if `rows` is the only limit. */
  readonly mostPdfs: number | null
}
