/** Green for a table that its lines show or a person has framed, blue for one to check. */
export function outlineTone(isSpaced: boolean): {
  readonly stroke: string
  readonly border: string
  readonly fill: string
  readonly handle: string
} {
  return isSpaced
    ? { stroke: 'stroke-blue', border: 'border-dashed border-blue', fill: 'bg-blue', handle: 'border-blue' }
    : { stroke: 'stroke-act', border: 'border-solid border-act', fill: 'bg-act', handle: 'border-act' }
}
