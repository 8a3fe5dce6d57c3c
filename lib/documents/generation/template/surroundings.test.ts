import { expect, test } from '@jest/globals'
import { problem } from '../../problem'
import { docx, paragraph } from '../test-support/files'
import { readTemplate } from './template'

const PART = 'word/document.xml'
const BREAK = '<w:p><w:r><w:lastRenderedPageBreak/><w:t>Second page</w:t></w:r></w:p>'

async function placeOf(body: string, at: number, tag: string) {
  const { surroundings } = await readTemplate(docx(body + paragraph('{x}')))
  const place = { file: 'template' as const, part: PART, paragraph: at, tag, params: { where: 'document', at: at + 1 } }
  const [told] = surroundings.of([problem('TAG_EMPTY', 'error', place)])
  return told?.params
}

test('a place is described by its words and its page', async () => {
  const body = paragraph('First') + BREAK + paragraph('The act of {Name} is signed')
  expect(await placeOf(body, 2, '{Name}')).toEqual({
    where: 'document',
    at: 0,
    words: 'The act of {Name} is signed',
    page: 2,
  })
})

test('a tag alone in its paragraph is reported with the paragraph before', async () => {
  expect(await placeOf(paragraph('Name:') + paragraph('{Name}'), 1, '{Name}')).toMatchObject({
    words: 'Name: {Name}',
    page: 0,
  })
})

test('a long paragraph is cut between words around the tag', async () => {
  const text = `${'before '.repeat(20)}{Name} ${'after '.repeat(20)}`
  const { words } = (await placeOf(paragraph(text), 0, '{Name}')) ?? {}
  expect(words).toMatch(/^…(?:before )+\{Name\}(?: after)+…$/)
  expect(String(words).length).toBeLessThan(80)
})
