import { expect, test } from '@jest/globals'
import { placeBeside, type Box } from './tour-place'

const PANEL = { width: 360, height: 180 }
const PAGES = [390, 1024, 1440, 1920].map((width) => ({ width }))

function cover(target: Box, { left, top }: { left: number; top: number }): boolean {
  return (
    left < target.left + target.width &&
    left + PANEL.width > target.left &&
    top < target.top + target.height &&
    top + PANEL.height > target.top
  )
}

test.each(PAGES)('the panel never covers its subject and stays within a page of $width', (page) => {
  const targets: Box[] = [
    { left: 24, top: 140, width: page.width - 48, height: 270 },
    { left: page.width - 352, top: 260, width: 328, height: 220 },
    { left: page.width - 120, top: 90, width: 100, height: 32 },
    { left: 0, top: 2000, width: page.width, height: 900 },
  ]
  for (const target of targets) {
    const place = placeBeside(target, PANEL, page)
    expect(cover(target, place)).toBe(false)
    expect(place.left).toBeGreaterThanOrEqual(0)
    expect(place.left + PANEL.width).toBeLessThanOrEqual(page.width)
  }
})

test('next to a narrow column on the right, it is on the left, at the same height', () => {
  const target = { left: 1088, top: 260, width: 328, height: 220 }
  expect(placeBeside(target, PANEL, { width: 1440 })).toEqual({ left: 716, top: 260 })
})
