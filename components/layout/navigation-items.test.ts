import { describe, expect, test } from '@jest/globals'
import { isCurrentItem, isOpenPath, NAVIGATION_ITEMS } from './navigation-items'

const currentOn = (path: string) => NAVIGATION_ITEMS.filter((item) => isCurrentItem(item, path)).map(({ key }) => key)

describe('navigation', () => {
  test('one item is current on each signed-in screen', () => {
    expect(NAVIGATION_ITEMS.map(({ path }) => currentOn(path))).toEqual([
      ['home'],
      ['profile'],
      ['parser'],
      ['dose'],
      ['subscribe'],
    ])
  })

  test('a page below a screen belongs to it, and one that only begins alike does not', () => {
    expect(currentOn('/profile/history')).toEqual(['profile'])
    expect(currentOn('/doses')).toEqual([])
  })

  test('the open screens have no navigation', () => {
    expect(['/login', '/register', '/forgot', '/reset', '/confirm', '/', '/login/x'].map(isOpenPath)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
