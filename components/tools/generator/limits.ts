import type { UploadLimits } from '../shared/upload-limits'

/** What the person's plan and this installation allow, as the screen says it before a file is chosen. */
export interface GeneratorLimits extends UploadLimits {
  /** In one run. */
  readonly rows: number
  /** How long results are kept. */
  readonly keptHours: number
  /** Whether the plan has PDF. */
  readonly pdf: boolean
  /** Whether the plan mails others than the person. */
  readonly mailToOthers: boolean
  /** The person's own address, and whether it is confirmed: until then no one else is mailed. */
  readonly email: string
  readonly emailConfirmed: boolean
  /** Whether DOC, RTF and ODT are read here. */
  readonly olderDocuments: boolean
  /** Whether PDFs are made here. */
  readonly makesPdf: boolean
  /** Of how many rows one run can create PDFs here; null if there is no other limit than `rows`. */
  readonly mostPdfs: number | null
}
