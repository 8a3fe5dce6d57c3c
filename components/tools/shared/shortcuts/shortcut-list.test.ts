import { describe, expect, test } from '@jest/globals'
import { askedBy, EVERYWHERE, shortcutsOf, type Shortcut } from './shortcut-list'

/** The actions of the key presses of a global shortcut. */
function pressed({ presses }: Shortcut): ReturnType<typeof askedBy> {
  let asked: ReturnType<typeof askedBy> = null
  for (const [key = ''] of presses) asked = askedBy(key, asked === 'go')
  return asked
}

describe('shortcuts', () => {
  test('the list describes what single keys do', () => {
    const singles = EVERYWHERE.filter(({ isSingle }) => isSingle)
    expect(singles.map(pressed)).toEqual(singles.map(({ id }) => id))
  })

  test('work on a Russian keyboard too', () => {
    expect([askedBy('п', false), askedBy('р', true)]).toEqual(['go', 'history'])
  })

  test('a letter that is none asks for nothing, also after G', () => {
    expect([askedBy('h', false), askedBy('x', true), askedBy('7', true)]).toEqual([null, null, null])
  })

  test('each screen begins with its main action', () => {
    for (const screen of ['generate', 'tables', 'doses'] as const) expect(shortcutsOf(screen)[0]?.id).toBe('primary')
  })
})
