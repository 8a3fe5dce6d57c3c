import { rounded, type Box, type PageSize } from './box'

/** Of the page's width and height that a new frame keeps clear of its edges. */
const MARGIN = 0.1
/** A new frame is at most this part of the page high. */
const HIGHEST = 0.25

/** Where a new frame is put: in the highest place of a page that no other takes. */
export function freeBox(taken: readonly { readonly box: Box }[], { width, height }: PageSize): Box {
  const tops = taken.map(({ box }) => box[1]).toSorted((a, b) => a - b)
  const bottoms = taken.map(({ box }) => box[3]).toSorted((a, b) => a - b)
  const starts = [height * MARGIN, ...bottoms]
  const ends = [...tops, height * (1 - MARGIN)]
  const rooms = starts.map((start, index) => ({ start, room: (ends[index] ?? start) - start }))
  const best = rooms.reduce((most, each) => (each.room > most.room ? each : most))
  const pad = Math.min(8, Math.max(0, best.room / 4))
  const high = Math.max(24, Math.min(height * HIGHEST, best.room - 2 * pad))
  const top = Math.min(best.start + pad, height - high)
  return rounded([width * MARGIN, top, width * (1 - MARGIN), top + high])
}
