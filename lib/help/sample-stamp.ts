import type { Picture } from '@/lib/documents/pictures/picture'
import { writePng } from '@/lib/documents/pictures/png'
import { EMU_PER_MM } from '@/lib/documents/pictures/units'

const POINTS = 144
const SIDE_MM = 30

/** A round stamp without a name, for the examples of pictures. */
export function sampleStamp(): Picture {
  const middle = (POINTS - 1) / 2
  const black = (x: number, y: number) => {
    const radius = Math.hypot(x - middle, y - middle)
    if (radius > 58 && radius < 70) return true
    if (radius > 48 && radius < 51) return true
    return radius < 40 && Math.abs(x - y) % 18 < 3
  }
  const points = Array.from({ length: POINTS }, (_, y) => Array.from({ length: POINTS }, (__, x) => black(x, y)))
  const side = SIDE_MM * EMU_PER_MM
  return { bytes: writePng(points, Math.round((POINTS * 1_000) / SIDE_MM)), type: 'png', width: side, height: side }
}
