import { describe, expect, it } from '@jest/globals'
import { progressClock } from './serve'

describe('the progress of an engine', () => {
  it('is posted at most ten times a second', () => {
    const isDue = progressClock()
    const posted = Array.from({ length: 1_000 }, (_, at) => isDue('rendering', at)).filter(Boolean)
    expect(posted).toHaveLength(10)
  })

  it('is posted whenever a stage begins', () => {
    const isDue = progressClock()
    expect([isDue('reading', 0), isDue('reading', 1), isDue('rendering', 2), isDue('rendering', 3)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})
