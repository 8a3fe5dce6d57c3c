import { describe, expect, test } from '@jest/globals'
import { found } from '../test-support/found-table'
import type { FrameChoice } from '../state'
import { resized, type Box } from './box'
import { moved, withoutSeparator, withSeparator } from './columns'
import { foundOutlines, pendingOutlines, withChanged, withNew, withoutOutline } from './outlines'

type Pieces = NonNullable<ReturnType<typeof found>['pdf']>['pieces']

function table(
  id: string,
  pieces: readonly (readonly [page: number, box: Box])[],
  method: 'ruled' | 'aligned' = 'ruled',
) {
  const own = pieces.map(([page, box]) => ({ page, box: [...box], rows: [0, 3], columns: [200], axis: 'x' })) as Pieces
  return found([], { id, pdf: { method, confidence: method === 'ruled' ? 0.95 : 0.75, pieces: own } })
}

const UPPER: Box = [60, 100, 400, 200]
const LOWER: Box = [60, 300, 400, 380]
const PAGE = { width: 595, height: 842 }

describe('outlines', () => {
  test('are by page, and a table over two pages says where it goes on', () => {
    const outlines = foundOutlines([
      table('t1', [
        [1, LOWER],
        [2, UPPER],
      ]),
      table('t2', [[2, LOWER]], 'aligned'),
    ])
    expect(outlines.map(({ page, from, to, isSpaced }) => [page, from, to, isSpaced])).toEqual([
      [1, null, 2, false],
      [2, 1, null, false],
      [2, null, null, true],
    ])
  })

  test('show at once what a correction that is not read yet does', () => {
    const outlines = foundOutlines([table('t1', [[1, UPPER]], 'aligned'), table('t2', [[1, LOWER]])])
    const frames: FrameChoice[] = [
      { page: 1, box: [...UPPER] },
      { page: 1, box: [...LOWER], table: false },
      { page: 2, box: [0, 0, 50, 50] },
    ]
    const pending = pendingOutlines(outlines, [], frames)
    expect(pending.map(({ page, table: of, isSpaced }) => [page, of?.id, isSpaced])).toEqual([
      [1, 't1', false],
      [2, undefined, false],
    ])
    expect(pendingOutlines(outlines, frames, frames)).toEqual(outlines)
  })

  test('lose a frame that is taken back before that is read', () => {
    const outlines = foundOutlines([table('t1', [[1, UPPER]])])
    expect(pendingOutlines(outlines, [{ page: 1, box: [50, 90, 410, 210] }], [])).toEqual([])
  })
})

describe('corrections', () => {
  const [outline] = foundOutlines([table('t1', [[1, UPPER]])])
  if (outline === undefined) throw new Error('no outline')

  test('to a table as it was found leave that out, so that it does not come back', () => {
    expect(withChanged([], outline, [60, 150, 400, 250], null)).toEqual([
      { page: 1, box: UPPER, table: false },
      { page: 1, box: [60, 150, 400, 250] },
    ])
  })

  test('to its columns alone keep its box', () => {
    expect(withChanged([], outline, UPPER, [180])).toEqual([{ page: 1, box: UPPER, columns: [180] }])
  })

  test('to a frame of the person’s own change that frame', () => {
    const frames = withChanged([], outline, [60, 150, 400, 250], null)
    const again = withChanged(frames, { page: 1, box: [61, 152, 399, 249] }, [60, 150, 300, 250], null)
    expect(again).toEqual([frames[0], { page: 1, box: [60, 150, 300, 250] }])
  })

  test('remove a table for good', () => {
    expect(withoutOutline([], outline)).toEqual([{ page: 1, box: UPPER, table: false }])
    const drawn = withNew([], 1, LOWER)
    expect(withoutOutline(drawn, { page: 1, box: LOWER })).toEqual([{ page: 1, box: LOWER, table: false }])
  })
})

test('a box is resized by either pair of edges, within its page', () => {
  expect(resized(UPPER, 'end', 10, -20, PAGE)).toEqual([60, 100, 410, 180])
  expect(resized(UPPER, 'start', -100, 0, PAGE)).toEqual([0, 100, 400, 200])
  expect(resized(UPPER, 'end', 900, 900, PAGE)).toEqual([60, 100, 595, 842])
  expect(resized(UPPER, 'end', -900, 0, PAGE)[2]).toBeGreaterThan(60)
})

test('a separator moves between its neighbors; another halves the widest column', () => {
  const outline = { box: UPPER, axis: 'x' } as const
  expect(moved(outline, [100, 200], 0, 20)).toEqual([120, 200])
  expect(moved(outline, [100, 200], 0, 500)[0]).toBeLessThan(200)
  expect(withSeparator(outline, [100, 200])).toEqual({ columns: [100, 200, 300], index: 2 })
  expect(withoutSeparator([100, 200], 0)).toEqual([200])
})
