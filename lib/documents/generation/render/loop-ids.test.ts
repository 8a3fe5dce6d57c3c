import { describe, expect, test } from '@jest/globals'
import { highestIds, LoopIds } from './loop-ids'

const XML =
  '<w:document><w:p w14:paraId="0000000F"><w:bookmarkStart w:id="4" w:name="a"/><w:bookmarkEnd w:id="4"/>' +
  '<w:r><w:drawing><wp:docPr id="7" name="x"/></w:drawing></w:r></w:p></w:document>'

describe('ids of what loops repeat', () => {
  test('are the template’s in a first turn, and above all of the template’s in the others', () => {
    const ids = new LoopIds(highestIds([XML]), new Set(['a']))
    expect(ids.site('drawing', '7', 0)).toBe('7')
    expect([ids.site('drawing', '7', 1), ids.site('drawing', '7', 2), ids.drawingId()]).toEqual(['8', '9', 10])
    expect(ids.site('paragraph', '0000000F', 1)).toBe('00000010')
  })

  test('are one id for both ends of a bookmark in a turn', () => {
    const ids = new LoopIds(highestIds([XML]), new Set(['a']))
    expect([ids.site('bookmark', '4', 1), ids.site('bookmark', '4', 1), ids.site('bookmark', '4', 2)]).toEqual([
      '5',
      '5',
      '6',
    ])
  })

  test('a name outside of loops is meant from every turn', () => {
    const ids = new LoopIds(highestIds([XML]), new Set(['a']))
    expect([ids.site('bookmarkName', 'a', 2), ids.site('bookmarkName', 'b', 2)]).toEqual(['a_2', 'b'])
  })
})
