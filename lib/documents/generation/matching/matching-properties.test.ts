import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runs } from '../../test-support/property-runs'
import { Columns } from '../data/columns'
import type { DataColumn } from '../data/data-table'
import { normaliseName } from './normalise'
import { nearest, similarity } from './similarity'

const WORDS = [
  'Счётчик',
  'ё',
  'Инв. №',
  'numărul',
  'Ştampilă',
  'ţară',
  'Full name',
  '«Ромашка»',
  "owner's",
  'µSv',
  'Й',
  'Дата',
  '1',
  'Straße',
  'İ',
]
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })

/** What people, Word and web pages do to a name without meaning to. */
const HABITS: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase().replaceAll('SS', 'ß'),
  (name) => name.normalize('NFD'),
  (name) => name.replaceAll(' ', '\u00a0 \u2009'),
  (name) => `\ufeff ${name}\t`,
  (name) => name.replaceAll('ё', 'е').replaceAll('Ё', 'Е'),
  (name) => name.replaceAll('ş', 'ș').replaceAll('ţ', 'ț').replaceAll('Ş', 'Ș'),
  (name) => name.replace(/[«»]/g, '"'),
  (name) => name.replaceAll("'", '’'),
  (name) => [...name].join('\u200b'),
  (name) => name.replaceAll('µ', 'μ'),
]
const habits = fc.array(fc.constantFrom(...HABITS), { maxLength: 6 })
const changed = (name: string, done: readonly ((name: string) => string)[]) =>
  done.reduce((text, habit) => habit(text), name)

function column(header: string, index: number): DataColumn {
  return { header, index, letter: String.fromCharCode(65 + index), names: [normaliseName(header)] }
}

describe('a name as tags and columns are compared', () => {
  test('is the same whatever habits it went through, in any order', () => {
    fc.assert(
      fc.property(words, habits, (parts, done) => {
        const name = parts.join(' ')
        expect(normaliseName(changed(name, done))).toBe(normaliseName(name))
      }),
      runs(600),
    )
  })

  test('is what it becomes: a second time changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 40 }),
          words.map((parts) => parts.join(' ')),
        ),
        (name) => {
          const once = normaliseName(name)
          expect(normaliseName(once)).toBe(once)
          expect(once).toBe(once.trim())
        },
      ),
      runs(1_500),
    )
  })

  test('stays another name where letters or digits differ', () => {
    const plain = fc.stringMatching(/^[а-дж-яa-z0-9]{1,8}$/)
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(normaliseName(one) === normaliseName(other)).toBe(one === other)
      }),
      runs(400),
    )
  })
})

describe('a column', () => {
  const headers = fc.uniqueArray(
    words.map((parts) => parts.join(' ')),
    { minLength: 1, maxLength: 8, selector: normaliseName },
  )

  test('is found by its header after any habits, and no other is', () => {
    fc.assert(
      fc.property(headers, fc.nat(), habits, (names, which, done) => {
        const columns = new Columns(names.map(column))
        const name = names[which % names.length] ?? ''
        expect(columns.named(changed(name, done))?.header).toBe(name)
      }),
      runs(300),
    )
  })

  test('that is nearest is one of those that are there, as like as none other', () => {
    const text = fc.oneof(
      words.map((parts) => parts.join(' ')),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 6 }), (name, candidates) => {
        const found = nearest(name, candidates, (candidate) => candidate)
        const likeness = candidates.map((candidate) => similarity(name, candidate))
        expect(likeness.every((each) => each >= 0 && each <= 1)).toBe(true)
        const best = Math.max(0, ...likeness)
        expect(found === null ? best < 0.6 : similarity(name, found) === best).toBe(true)
      }),
      runs(400),
    )
  })
})
