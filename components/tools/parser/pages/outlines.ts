import type { FoundTable } from '../answers'
import { isSpaced } from '../found'
import type { FrameChoice } from '../state'
import { isSame, overlaps, surrounds, type Box } from './box'

/** The outline of a table, or of its piece, on one page. */
export interface Outline {
  readonly page: number
  readonly box: Box
  /** Where the columns part, in points; null while that is being found. */
  readonly columns: readonly number[] | null
  readonly axis: 'x' | 'y'
  /** Null while what is in it is being read. */
  readonly table: FoundTable | null
  /** Only its spacing shows it, and no one has said that it is a table. */
  readonly isSpaced: boolean
  /** The pages that the table was before this piece, and that it goes on to; null where there is none. */
  readonly from: number | null
  readonly to: number | null
}

/** The outlines of all tables that were found, by page, from top to bottom. */
export function foundOutlines(tables: readonly FoundTable[]): Outline[] {
  const all = tables.flatMap((table) => {
    const pieces = table.pdf?.pieces ?? []
    return pieces.map(({ page, box, columns, axis }, index): Outline => ({
      page,
      box,
      columns,
      axis,
      table,
      isSpaced: isSpaced(table),
      from: pieces[index - 1]?.page ?? null,
      to: pieces[index + 1]?.page ?? null,
    }))
  })
  return inOrder(all)
}

/** The outlines as they will be once the corrections that aren't read yet are. */
export function pendingOutlines(
  outlines: readonly Outline[],
  read: readonly FrameChoice[],
  frames: readonly FrameChoice[],
): Outline[] {
  const known = new Set(read.map(keyOf))
  const kept = new Set(frames.map(keyOf))
  let next = [...outlines]
  for (const { page, box, table } of read.filter((frame) => !kept.has(keyOf(frame)))) {
    if (table !== false) next = next.filter((other) => other.page !== page || !overlaps(other.box, box))
  }
  for (const frame of frames.filter((each) => !known.has(keyOf(each)))) {
    const { page, box, columns = null, table } = frame
    if (table === false) next = next.filter((other) => other.page !== page || !surrounds(box, other.box))
    else {
      const found =
        columns === null ? outlines.find((other) => other.page === page && isSame(other.box, box)) : undefined
      next = next.filter((other) => other.page !== page || !overlaps(other.box, box))
      next.push(
        found === undefined
          ? { page, box, columns, axis: axisNear(outlines, frame), table: null, isSpaced: false, from: null, to: null }
          : { ...found, isSpaced: false },
      )
    }
  }
  return inOrder(next)
}

/** Columns of what overlapped it go on to part the same way. */
function axisNear(outlines: readonly Outline[], { page, box }: FrameChoice): 'x' | 'y' {
  return outlines.find((other) => other.page === page && overlaps(other.box, box))?.axis ?? 'x'
}

const keyOf = (frame: FrameChoice): string => JSON.stringify(frame)

const inOrder = (outlines: readonly Outline[]): Outline[] =>
  outlines.toSorted((a, b) => a.page - b.page || a.box[1] - b.box[1] || a.box[0] - b.box[0])

/** The frame that a person has drawn where an outline is; undefined for a table as it was found. */
function frameOf(
  frames: readonly FrameChoice[],
  { page, box }: Pick<Outline, 'page' | 'box'>,
): FrameChoice | undefined {
  return frames.findLast(
    (frame) => frame.page === page && frame.table !== false && (surrounds(frame.box, box) || surrounds(box, frame.box)),
  )
}

/** The corrections with one outline changed to another box, or other columns; with null columns these are found again. */
export function withChanged(
  frames: readonly FrameChoice[],
  outline: Pick<Outline, 'page' | 'box'>,
  box: Box,
  columns: readonly number[] | null,
): FrameChoice[] {
  const { page } = outline
  const changed: FrameChoice = { page, box: [...box], ...(columns !== null && { columns: [...columns] }) }
  const own = frameOf(frames, outline)
  if (own !== undefined) return frames.map((frame) => (frame === own ? changed : frame))
  // What was found there is left out first: it would come back once the frame is elsewhere.
  const leaves = isSame(box, outline.box) ? [] : [{ page, box: [...outline.box] as [...Box], table: false }]
  return [...frames, ...leaves, changed]
}

/** The corrections with a new frame. */
export function withNew(frames: readonly FrameChoice[], page: number, box: Box): FrameChoice[] {
  return [...frames, { page, box: [...box] }]
}

/** The corrections without an outline: a frame of the person's own goes, a table that was found is said to be none. */
export function withoutOutline(frames: readonly FrameChoice[], outline: Pick<Outline, 'page' | 'box'>): FrameChoice[] {
  const own = frameOf(frames, outline)
  const others = frames.filter((frame) => frame !== own)
  return [...others, { page: outline.page, box: [...outline.box], table: false }]
}

/** The columns that a person has chosen for an outline, which stay when its box changes; null where they are found. */
export function chosenColumns(frames: readonly FrameChoice[], outline: Outline): readonly number[] | null {
  return frameOf(frames, outline)?.columns ?? null
}
