import { describe, expect, it } from '@jest/globals'
import { onDemand, PartNotLoaded, withParts } from './on-demand'

const laterPart = () => {
  let loads = 0
  const part = onDemand(async () => {
    loads += 1
    return { word: 'loaded' }
  })
  return { part, loads: () => loads }
}

describe('a part that is loaded on demand', () => {
  it('can’t be used before it is loaded', () => {
    const { part } = laterPart()
    expect(part).toThrow(PartNotLoaded)
  })

  it('is loaded once, and what needed it starts again', async () => {
    const { part, loads } = laterPart()
    let starts = 0
    const work = async () => {
      starts += 1
      return part().word
    }
    expect(await withParts(work)).toBe('loaded')
    expect(await withParts(work)).toBe('loaded')
    expect([loads(), starts]).toEqual([1, 3])
  })

  it('doesn’t hide other errors, also when it can’t be loaded', async () => {
    const missing = onDemand<string>(async () => {
      throw new TypeError('no network')
    })
    await expect(withParts(async () => missing())).rejects.toThrow('no network')
    await expect(
      withParts(async () => {
        throw new RangeError('other')
      }),
    ).rejects.toThrow('other')
  })
})
