/** Of the column of row numbers, in rem: four digits have room in the ordinary one, more of them never wrap. */
export function rowNumberWidth(rows: number): number {
  return Math.max(2.75, 1.25 + 0.45 * String(rows).length)
}
