/** Green for a table that its lines show or a person has framed, blue for one to check: on paper, which is light in both themes. */
export function outlineTone(isSpaced: boolean): {
  readonly stroke: string
  readonly border: string
  readonly fill: string
  readonly handle: string
} {
  return isSpaced
    ? {
        stroke: 'stroke-paper-supposed',
        border: 'border-dashed border-paper-supposed',
        fill: 'bg-paper-supposed',
        handle: 'border-paper-supposed',
      }
    : {
        stroke: 'stroke-paper-table',
        border: 'border-solid border-paper-table',
        fill: 'bg-paper-table',
        handle: 'border-paper-table',
      }
}
