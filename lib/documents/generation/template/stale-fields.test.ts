import { describe, expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { generate } from '../generate'
import { csvFile, docx, documentText, paragraph, story, templateFile, textOf } from '../test-support/files'

const character = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const code = (text: string) => `<w:r><w:instrText xml:space="preserve"> ${text} </w:instrText></w:r>`
const field = (instruction: string, result = 'STALE') =>
  character('begin') + code(instruction) + character('separate') + run(result) + character('end')
const nested = (before: string, inner: string, after: string) =>
  character('begin') +
  code(before) +
  field(inner) +
  code(after) +
  character('separate') +
  run('STALE') +
  character('end')
const p = (...content: string[]) => `<w:p>${content.join('')}</w:p>`
const bookmark = (name: string, content: string, id = 7) =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`

const ROWS = [
  ['Number', 'Name', 'Paid'],
  ['17', 'Apron', 'yes'],
  ['18', 'Collar', 'no'],
]
const SETTINGS = {
  parts: [{ name: 'word/settings.xml', type: 'settings', xml: story('w:settings', '<w:compat/>') }],
}

async function make(body: string, { parts = SETTINGS.parts, groupBy = ['*'], single = false } = {}) {
  const files = { data: csvFile(ROWS), template: templateFile(docx(body, { parts })) }
  const { file, documents, problems } = await generate(files, { language: 'en', output: 'docx', groupBy, single })
  const pack = await openPackage(file.bytes, PREMIUM_GATE)
  const all = [...problems, ...documents.flatMap(({ warnings }) => warnings)]
  return {
    text: await documentText(file.bytes),
    pack,
    told: all.filter(({ code: each }) => each === 'FIELD_STALE' || each === 'FORMULA_NOT_COMPUTED'),
  }
}

describe('a reference to a bookmark that is filled', () => {
  test.each(['REF Num', 'REF Num \\h', 'Num \\* MERGEFORMAT'])(
    '{ %s } shows what was filled in',
    async (instruction) => {
      const { text, told, pack } = await make(p(bookmark('Num', run('№ {Number}'))) + p(field(instruction)))
      expect([text, told]).toEqual([['№ 17', '№ 17'], []])
      expect(pack.text('word/document.xml')).not.toContain('w:dirty')
    },
  )

  test('shows a result split over runs once', async () => {
    const split =
      character('begin') + code('REF Num') + character('separate') + run('old ') + run('one') + character('end')
    const { text } = await make(p(bookmark('Num', run('{Number}'))) + p(split, run('!')))
    expect(text).toEqual(['17', '17!'])
  })

  test('shows nothing where a section left the bookmark out, with a warning', async () => {
    const body = p(run('{#Paid = "maybe"}'), bookmark('Num', run('{Number}')), run('{/}.')) + p(field('REF Num'))
    const { text, told } = await make(body)
    expect([text.at(-1), told.map(({ tag }) => tag)]).toEqual(['', ['{ REF Num }']])
  })

  test('is each document’s own in a merged one', async () => {
    const body = p(bookmark('Num', run('{Number}'))) + p(field('REF Num'))
    const { text } = await make(body, { groupBy: [], single: true })
    expect(text.filter((each) => each !== '')).toEqual(['17', '17', '18', '18'])
  })

  test('in another part is marked to be updated, and reported', async () => {
    const header = { name: 'word/header1.xml', type: 'header', xml: story('w:hdr', p(field('REF Num'))) }
    const { pack, told } = await make(p(bookmark('Num', run('{Number}'))), { parts: [...SETTINGS.parts, header] })
    expect(pack.text('word/header1.xml')).toContain('w:dirty="true"')
    expect(textOf(pack.text('word/header1.xml'))).toEqual(['STALE'])
    expect(told.map(({ tag, params }) => [tag, params.kind])).toEqual([['{ REF Num }', 'text']])
  })
})

describe('a sequence', () => {
  test('counts on in the rows of a loop', async () => {
    const { text, told } = await make(p(run('{#rows}'), field('SEQ Item \\* ARABIC', '1'), run(') {Name} {/rows}')))
    expect([text, told]).toEqual([['1) Apron 2) Collar '], []])
  })

  test('that does more than count is reported in a template with sections', async () => {
    const { told } = await make(p(run('{#rows}'), field('SEQ Item \\* ROMAN', 'I'), run(') {Name} {/rows}')))
    expect(told.map(({ params }) => params.kind)).toEqual(['number'])
  })
})

describe('a field that only Word can work out', () => {
  test.each([
    ['TOC \\o "1-3"', 'contents'],
    ['PAGEREF Num \\h', 'page'],
    ['STYLEREF "Heading 1"', 'heading'],
    ['FILENAME', 'file'],
    ['=Num*1.2', 'formula'],
    ['REF Num \\w', 'text'],
  ])('{ %s } is marked to be updated, and reported', async (instruction, kind) => {
    const { pack, told } = await make(p(bookmark('Num', run('{Number}'))) + p(field(instruction)))
    expect(told.map(({ tag, params }) => [tag, params.kind])).toEqual([[`{ ${instruction} }`, kind]])
    expect(pack.text('word/document.xml')).toContain('<w:fldChar w:dirty="true" w:fldCharType="begin"/>')
    expect(pack.text('word/settings.xml')).toContain('<w:updateFields w:val="true"/><w:compat/>')
  })

  test('is reported where another field is in it', async () => {
    const body = p(bookmark('Num', run('{Number}'))) + p(nested('IF', 'REF Num', '> 5 "many" "few"'))
    expect((await make(body)).told.map(({ params }) => params.kind)).toEqual(['condition'])
  })

  test.each(['PAGE', 'NUMPAGES', 'DATE \\@ "dd.MM.yyyy"', '=2+2', 'REF Other'])(
    '{ %s } stays as it is, without a warning',
    async (instruction) => {
      const body = p(run('{Number}')) + p(bookmark('Other', run('fixed'), 9)) + p(field(instruction, 'fixed'))
      const { told, pack } = await make(body)
      expect(told).toEqual([])
      expect(pack.text('word/settings.xml')).not.toContain('updateFields')
    },
  )
})

test('reports nothing about a template without tags in its fields', async () => {
  expect((await make(paragraph('{Number}'))).told).toEqual([])
})
