/** The id of the button that opens a column's editor. */
export function columnButtonId(column: string): string {
  return `column-${column}`
}

/** The id of the editor. */
export const EDITOR_ID = 'column-editor'
