/** Whether a section is one line, and the press that opens and closes it; empty while the sheet is being filled in. */
export interface Folding {
  readonly done?: boolean
  readonly folded?: boolean
  readonly onToggle?: () => void
}
