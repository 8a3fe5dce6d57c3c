import { expect, test } from '@jest/globals'
import { merge, planned, testTemplate } from './test-support/merged'
import { planMerge } from './plan'
import { all, field, p, testPackage } from './test-support/test-package'

const ROWS = [{ v1: 'один' }, { v1: 'два' }, { v1: 'три' }]
const simple = (instruction: string) =>
  `<w:p><w:fldSimple w:instr="${instruction}"><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>`

async function merged(body: string, rows: Parameters<typeof merge>[1] = ROWS) {
  return (await merge(testPackage({ body }), rows)).text('word/document.xml')
}

test('the number of pages is that of the copy, where the template has one section', async () => {
  const xml = await merged(`${simple(' NUMPAGES ')}<w:p>${field([' NUM', 'PAGES \\* Arabic'])}</w:p>${p('«v1»')}`)
  expect(all(xml, /(NUMPAGES|SECTIONPAGES)/g)).toEqual(Array(6).fill('SECTIONPAGES'))
})

test.each(['NUM<!-- -->PAGES', '<![CDATA[NUMPAGES]]>', 'NUM<?x y?><![CDATA[PAG]]>ES'])(
  'a field’s name is read whole, however its text is written: %s',
  async (name) => {
    const xml = await merged(`<w:p>${field([` ${name} `])}</w:p>${p('«v1»')}`)
    expect(all(xml, /(SECTIONPAGES)/g)).toHaveLength(3)
    expect(xml).not.toContain('NUM')
  },
)

test('with several sections the number of pages is reported as that of the whole', async () => {
  const body = `${simple('NUMPAGES')}${p('«v1»', '<w:sectPr/>')}${p('b')}`
  const { template, parts } = await testTemplate(testPackage({ body }))
  const { plan, problems } = planMerge(template, parts)
  expect(plan).not.toBeNull()
  expect(problems).toMatchObject([{ code: 'MERGE_NUMPAGES', severity: 'warning', part: 'word/document.xml' }])
})

test('a table of contents lists its own copy', async () => {
  const xml = await merged(`<w:p>${field([' TOC \\o &quot;1-3&quot; \\h '])}</w:p>${p('«v1»')}`)
  const names = all(xml, /w:bookmarkStart w:id="\d+" w:name="(\w+)"/g)
  expect(new Set(names).size).toBe(3)
  expect(all(xml, / TOC \\b (\w+) /g)).toEqual(names)
  const copies = xml.split('<w:bookmarkStart').slice(1)
  expect(copies.map((copy) => /(один|два|три).*<w:bookmarkEnd/.exec(copy)?.[1])).toEqual(['один', 'два', 'три'])
})

test('a table of contents of a part of the text follows the bookmark of that part', async () => {
  const bookmark = '<w:bookmarkStart w:id="0" w:name="part"/><w:bookmarkEnd w:id="0"/>'
  const xml = await merged(`<w:p>${bookmark}${field(['TOC \\b part'])}</w:p>${p('«v1»')}`)
  expect(all(xml, /TOC \\b (\w+)/g)).toEqual(['part', 'part_m2', 'part_m3'])
})

test('the first number of each sequence of a copy begins again, whatever its conditions leave out', async () => {
  const body = [
    p('«#s»'),
    simple('SEQ Figure \\* ARABIC'),
    p('«/s»'),
    `<w:p>${field(['SEQ Fig', 'ure \\* ARABIC'])}</w:p>`,
    simple('SEQ Table'),
    simple('SEQ Other \\r5'),
    simple('SEQ Other'),
  ].join('')
  const xml = await merged(body, [{ s: true }, { s: false }])
  const plain = xml.replace(/<\/w:instrText><\/w:r><w:r><w:instrText xml:space="preserve">/g, '')
  expect(all(plain, /(SEQ [^<]*)</g)).toEqual([
    'SEQ Figure \\r1 \\* ARABIC',
    'SEQ Figure \\* ARABIC',
    'SEQ Table \\r1',
    'SEQ Other \\r5',
    'SEQ Other',
    'SEQ Figure \\r1 \\* ARABIC',
    'SEQ Table \\r1',
    'SEQ Other \\r5',
    'SEQ Other',
  ])
  expect(xml).not.toContain('<?merge')
})

test.each([
  ['', (xml: string) => xml],
  [', its ends written with an end tag', (xml: string) => xml.replace(/<(w:fldChar)(\s[^>]*)\/>/g, '<$1$2></$1>')],
])('a field of a property that holds a tag says what the row does, in the field’s format%s', async (_, written) => {
  const custom =
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="Номер"><vt:lpwstr>№ «v1»</vt:lpwstr></property><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="3" name="Plain"><vt:lpwstr>x</vt:lpwstr></property></Properties>'
  const complex = written(field(['DOCPROPERTY  Номер ']).replace('<w:t>?', '<w:rPr><w:b/></w:rPr><w:t>?'))
  const body = `<w:p>${complex}</w:p>${simple('DOCPROPERTY &quot;Номер&quot;')}${simple('DOCPROPERTY Plain')}`
  const pack = await merge(testPackage({ body, properties: { custom } }), ROWS)
  const xml = pack.text('word/document.xml')
  expect(all(xml, /<w:rPr><w:b\/><\/w:rPr><w:t xml:space="preserve">(№ [^<]*)/g)).toEqual(['№ один', '№ два', '№ три'])
  expect(all(xml, /(№ [^<]*)/g)).toHaveLength(6)
  expect(all(xml, /DOCPROPERTY (\S+)"/g)).toEqual(['Plain', 'Plain', 'Plain'])
  expect(pack.text('docProps/custom.xml')).toContain('№ один')
})

test('a plan is made once for any number of documents', async () => {
  const plan = planned(await testTemplate(testPackage({ body: p('«v1»') })))
  expect(plan.sections).toHaveLength(1)
})

test('a reference follows its bookmark in other capitals too', async () => {
  const bookmark = '<w:bookmarkStart w:id="0" w:name="Fio"/><w:r><w:t>«v1»</w:t></w:r><w:bookmarkEnd w:id="0"/>'
  const xml = await merged(`<w:p>${bookmark}</w:p><w:p>${field([' REF fio '])}</w:p>`)
  expect(all(xml, / REF (\w+) /g)).toEqual(['fio', 'Fio_m2', 'Fio_m3'])
})

test('a field that repeats a number does not begin its sequence', async () => {
  const xml = await merged(`${simple('SEQ Fig \\c')}${simple('SEQ Fig')}${p('«v1»')}`, [{ v1: 'a' }, { v1: 'b' }])
  expect(all(xml, /(SEQ [^<"]*)/g)).toEqual(['SEQ Fig \\c', 'SEQ Fig \\r1', 'SEQ Fig \\c', 'SEQ Fig \\r1'])
})
