/** The id of the button that opens a column's editor. */
export function columnButtonId(column: string): string {
  return `column-${column}`
}

/** The id of the editor. */
export const EDITOR_ID = 'column-editor'

/** The id of the element with the choice of limits. */
export const LIMITS_ID = 'limits-choice'

/** Moves the focus to the choice of limits. */
export function focusLimits(): void {
  document.getElementById(LIMITS_ID)?.querySelector('button')?.focus()
}
