import { describe, expect, test } from '@jest/globals'
import { body, p, render, ROWS, run } from './test-support/marked'
import { SectionMisplaced } from './compile-xml'

describe('what is begun a second time where a section parts it', () => {
  test.each([
    ['a tracked change', (inner: string) => `<w:ins w:id="4">${inner}</w:ins>`, 'w:id="4"', /w:id="[^"]*"/g],
    [
      'a content control',
      (inner: string) => `<w:sdt><w:sdtPr><w:id w:val="4"/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`,
      'w:val="4"',
      /w:val="[^"]*"/g,
    ],
  ])('%s has its own id in every turn', (_, around, first, ids) => {
    const begins = render(p(around(run('A«#rows»B')), run('C«/rows»')), ROWS).match(ids)
    expect(new Set(begins).size).toBe(3)
    expect(begins?.[0]).toBe(first)
    const ends = render(p(run('A«#c»'), around(run('B«/c»C'))), { c: true }).match(ids)
    expect(new Set(ends).size).toBe(2)
  })
})

describe('sections and fields', () => {
  const character = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const field = (result: string) => character('begin') + character('separate') + result + character('end')

  test('a section may be in a field’s result, and a field in a section', () => {
    const [begin, end] = [character('begin') + character('separate'), character('end')]
    expect(render(p(field(run('«#rows»«x»«/rows»'))), ROWS)).toBe(p(field(run('12'))))
    expect(render(p(run('«#rows»'), field(run('«x»')), run('«/rows»')), ROWS).split(end)).toHaveLength(3)
    const contents = body(p(begin), p(run('«#rows»')), p(field(run('«x»'))), p(run('«/rows»')), p(end))
    expect(render(contents, ROWS)).toBe(body(p(begin), p(field(run('1'))), p(field(run('2'))), p(end)))
  })

  test.each([
    ['begins in a field and ends after it', p(field(run('«#c»a')), run('b«/c»'))],
    ['begins before a field and ends in it', p(run('«#c»'), field(run('a«/c»')))],
    ['begins in one field and ends in another', p(field(run('«#c»')), field(run('«/c»')))],
    ['begins in a field within that in which it ends', p(field(field(run('«#c»')) + run('a«/c»')))],
    [
      'takes the paragraph in which a field begins',
      body(p(run('«#c»')), p(character('begin')), p(run('«/c»'), character('end'))),
    ],
  ])('one that %s is told', (_, xml) => {
    expect(() => render(xml, { c: true })).toThrow(SectionMisplaced)
  })
})
