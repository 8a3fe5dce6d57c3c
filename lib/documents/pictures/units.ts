/** English Metric Units (ECMA-376 §20.1.2.1). */
export const EMU_PER_INCH = 914_400
export const EMU_PER_MM = 36_000

/** Word's largest page has sides of 22 inches. */
export const MAX_SIDE_MM = 550

/** A size with one ratio: as large as fits into a box of the sides, in whole units and never nothing. */
export function fitInto(
  { width, height }: { readonly width: number; readonly height: number },
  most: { readonly width: number; readonly height: number },
): { width: number; height: number } {
  const scale = Math.min(most.width / width, most.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
