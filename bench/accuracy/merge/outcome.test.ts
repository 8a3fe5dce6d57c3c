import { expect, test } from '@jest/globals'
import { docx, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { outcomeOf, talliesOf } from './outcome'

const act = (name: string, dose: string) => paragraph(`Act of ${name}`) + table(['Name', 'Dose'], [name, dose])
const SINGLES = [act('Ana', '1'), act('Ion', '2')].map((body) => docx(body))

/** Of a merged document with this body, against the two single ones. */
const outcome = (name: string, ...bodies: string[]) =>
  outcomeOf(name, { merged: docx(bodies.join('')), singles: SINGLES })

const figures = async (...outcomes: ReturnType<typeof outcome>[]) =>
  talliesOf(await Promise.all(outcomes)).map(({ right, wrong, missed }) => [right, wrong, missed])

test('a merged document that says what the single ones say is right in everything', async () => {
  expect(await figures(outcome('equal', act('Ana', '1'), act('Ion', '2')))).toEqual([
    [1, 0, 0],
    [10, 0, 0],
    [8, 0, 0],
    [1, 0, 0],
  ])
})

test('reports a cell with another row’s value as a wrong paragraph and a wrong cell, with both texts', async () => {
  const mixed = outcome('mixed', act('Ana', '1'), act('Ion', '1'))
  expect(await figures(mixed)).toEqual([
    [0, 1, 1],
    [9, 1, 1],
    [7, 1, 1],
    [1, 0, 0],
  ])
  expect(talliesOf([await mixed]).map(({ misses }) => misses)).toEqual([
    ['mixed'],
    ['mixed, paragraph 10: merged "1", single "2"'],
    ['mixed, table 2, row 2, column 2: merged "1", single "2"'],
    [],
  ])
})

test('counts omitted text as missed, and text after it as right', async () => {
  const [documents, paragraphs, cells] = await figures(
    outcome('short', paragraph('Act of Ana'), table(['Name', 'Dose']), act('Ion', '2')),
  )
  expect(documents).toEqual([0, 1, 1])
  expect(paragraphs).toEqual([8, 0, 2])
  expect(cells).toEqual([6, 0, 2])
})

test('a broken reference is a fault of the document, even if its texts are right', async () => {
  const dangling = `<w:p><w:r><w:footnoteReference w:id="7"/></w:r></w:p>`
  const tallies = talliesOf([await outcome('dangling', act('Ana', '1'), act('Ion', '2'), dangling)])
  expect(tallies[1]).toMatchObject({ right: 10, wrong: 0, missed: 0 })
  expect(tallies[3]).toMatchObject({ right: 0, wrong: 1, missed: 1 })
  expect(tallies[3]?.misses[0]).toMatch(/^dangling: /)
})

test('one template that differs does not hide another that does not', async () => {
  const [documents] = await figures(
    outcome('equal', act('Ana', '1'), act('Ion', '2')),
    outcome('empty', paragraph('Act of Ana')),
  )
  expect(documents).toEqual([1, 1, 1])
})
