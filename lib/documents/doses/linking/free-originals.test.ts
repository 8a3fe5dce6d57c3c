import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runs } from '../../test-support/property-runs'
import { readSheets } from '../test-support/read-sheets'
import type { Draft } from './draft'
import { FreeOriginals } from './free-originals'

const [DOSE] = readSheets({
  A: [
    ['ФИО', 'Hp(10), мЗв'],
    ['Орлов А. А.', 0.1],
  ],
}).doses

function dose(value: string, device: string | null): Draft {
  if (!DOSE) throw new Error('a dose is expected')
  return { ...DOSE, device, reading: { ...DOSE.reading, canonicalValue: value } }
}

const DOSES = fc.array(fc.record({ value: fc.constantFrom('1', '2'), device: fc.constantFrom(null, '7', '8') }), {
  maxLength: 12,
})
const QUESTIONS = fc.array(fc.record({ dose: DOSES.map((some) => some[0]), isOther: fc.boolean() }), { maxLength: 20 })

test('is the first that is free, of the same badge and value or of the same badge, in each round again', () => {
  fc.assert(
    fc.property(DOSES, fc.array(QUESTIONS, { maxLength: 3 }), (given, rounds) => {
      const drafts = given.map(({ value, device }) => dose(value, device))
      const originals = new FreeOriginals()
      for (const draft of drafts) originals.add(draft)
      for (const questions of rounds) {
        originals.newRound()
        const free = new Set(drafts)
        for (const { dose: asked, isOther } of questions) {
          if (!asked) continue
          const draft = dose(asked.value, asked.device)
          const wanted = [...free].find(
            (one) =>
              (one.device === null || draft.device === null || one.device === draft.device) &&
              (isOther || one.reading.canonicalValue === draft.reading.canonicalValue),
          )
          expect(isOther ? originals.takeOther(draft) : originals.takeSame(draft)).toBe(wanted)
          if (wanted) free.delete(wanted)
        }
      }
    }),
    runs(300),
  )
})
