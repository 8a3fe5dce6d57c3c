import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runs } from '../../test-support/property-runs'
import { readSheets } from '../test-support/read-sheets'
import type { Draft } from './draft'
import { EarlierDoses } from './earlier-doses'

const [DOSE] = readSheets({
  A: [
    ['ФИО', 'Hp(10), мЗв'],
    ['Орлов А. А.', 0.1],
  ],
}).doses

function dose(row: number, drug: string | null, device: string | null = null): Draft {
  if (!DOSE) throw new Error('a dose is expected')
  return { ...DOSE, row, drug, device }
}

/** Their drug represents what their rows say. */
const keyOf = ({ drug }: Draft) => drug

/** The row of the first dose that the last of a group repeats. */
function firstRow(group: readonly Draft[], dropped: readonly Draft[] = []): number | undefined {
  const place = group.length - 1
  return new EarlierDoses(group, keyOf, new Set(dropped)).firstBefore(place, group[place]?.drug ?? '')?.row
}

describe('the first dose before another that says the same', () => {
  test('is the first of several', () => {
    expect(firstRow([dose(1, 'b'), dose(2, 'a'), dose(3, 'a'), dose(4, 'a')])).toBe(2)
  })

  test('is none where nothing says the same, or only what is behind it', () => {
    const group = [dose(1, 'b'), dose(2, 'a'), dose(3, 'a')]
    expect(new EarlierDoses(group, keyOf, new Set()).firstBefore(1, 'a')).toBeUndefined()
  })

  test('is of the same badge, or of one that is not known', () => {
    expect(firstRow([dose(1, 'a', '71'), dose(2, 'a', '72'), dose(3, 'a'), dose(4, 'a', '72')])).toBe(2)
    expect(firstRow([dose(1, 'a', '71'), dose(2, 'a'), dose(3, 'a', '72'), dose(4, 'a', '72')])).toBe(2)
    expect(firstRow([dose(1, 'a', '71'), dose(2, 'a', '72'), dose(3, 'a')])).toBe(1)
  })

  test('is of another row, and counts', () => {
    const [first, second] = [dose(1, 'a'), dose(2, 'a')]
    expect(firstRow([first, second, dose(3, 'a')], [first])).toBe(2)
    expect(firstRow([dose(3, 'a'), dose(3, 'a')])).toBeUndefined()
  })
})

test('the same is found as by looking through all of them, whatever is dropped on the way', () => {
  const doses = fc.record({
    key: fc.constantFrom('a', 'b', null),
    device: fc.constantFrom('71', '72', null),
    newRow: fc.boolean(),
    drop: fc.constantFrom('none', 'this', 'first'),
  })
  fc.assert(
    fc.property(fc.array(doses, { maxLength: 12 }), (said) => {
      let row = 0
      const group = said.map(({ key, device, newRow }) => dose((row += newRow ? 1 : 0), key, device))
      const dropped = new Set<Draft>()
      const earlier = new EarlierDoses(group, keyOf, dropped)
      group.forEach((draft, place) => {
        const { drug, device } = draft
        if (drug === null) return
        const first = group.find(
          (other, at) =>
            at < place &&
            other.row !== draft.row &&
            other.drug === drug &&
            !dropped.has(other) &&
            (device === null || other.device === null || other.device === device),
        )
        expect(earlier.firstBefore(place, drug)).toBe(first)
        const drop = said[place]?.drop
        if (drop === 'this') dropped.add(draft)
        if (drop === 'first' && first) dropped.add(first)
      })
    }),
    runs(500),
  )
})
