import { expect, test } from '@jest/globals'
import { MergedIds } from './ids'
import { danglingReferences, merge, repeatedIds, type TestRow } from './test-support/merged'
import { all, field, p, testPackage } from './test-support/test-package'

const ROWS: readonly TestRow[] = [{ v1: '1' }, { v1: '2', rows: [{}, {}, {}] }, { v1: '3' }]
const mark = (id: number, name: string, content = '') =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`

async function merged(body: string, parts: Record<string, string> = {}, section?: string) {
  const pack = await merge(testPackage({ body, parts, ...(section === undefined ? {} : { section }) }), ROWS)
  return { pack, xml: pack.text('word/document.xml') }
}

test('numbers go on, each given once: of paragraphs as eight hexadecimal digits, of shapes in the form that they had', () => {
  const ids = new MergedIds(7)
  expect([ids.nextList(), ids.nextList()]).toEqual([8, 9])
  expect(Array.from({ length: 10 }, () => ids.nextParagraph()).at(-1)).toBe('1000000A')
  expect(ids.nextShape('_x0000_s1026')).toBe('_x0000_s1000011')
  expect(['Rectangle', '_x0000_s1026b', 'b_x0000_s1026', '_x0000_1026'].map((id) => ids.nextShape(id))).toEqual([
    'Rectangle_12',
    '_x0000_s1026b_13',
    'b_x0000_s1026_14',
    '_x0000_1026_15',
  ])
})

test('no id is twice in all parts together, in loops neither', async () => {
  const drawing = '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="a"/></wp:inline></w:drawing></w:r>'
  const everything = [
    mark(0, 'here'),
    '<w:sdt><w:sdtPr><w:id w:val="5"/></w:sdtPr><w:sdtContent><w:r/></w:sdtContent></w:sdt>',
    '<w:permStart w:id="3" w:edGrp="everyone"/><w:permEnd w:id="3"/>',
    '<w:ins w:id="0" w:author="a"><w:r/></w:ins><w:del w:id="0" w:author="a"><w:r/></w:del>',
    drawing,
    drawing,
    '<w:r><w:pict><v:shape id="_x0000_s1026" o:spid="_x0000_s1026"/><v:shape id="_x0000_s1026"/></w:pict></w:r>',
  ].join('')
  const paragraph = `<w:p w14:paraId="11111111" w14:textId="77777777">${everything}<w:r><w:t>«v1»</w:t></w:r></w:p>`
  const body = `${p('«#rows»')}${paragraph}${p('«/rows»')}${paragraph.replace('here', 'there')}`
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="rId_header1"/><w:footerReference w:type="default" r:id="rId_footer1"/></w:sectPr>'
  const { pack, xml } = await merged(
    body,
    { header1: paragraph.replace('here', 'h'), footer1: `<w:p>${drawing}</w:p>` },
    section,
  )
  expect(all(xml, /<w:(?:ins) w:id="(\d+)"/g)).toHaveLength(6)
  expect(repeatedIds(pack)).toEqual([])
  expect(xml).not.toContain('paraId')
})

test('a bookmark’s start and end have one id, and the last edit’s is gone', async () => {
  const { xml } = await merged(`<w:p>${mark(0, '_GoBack')}${mark(7, 'a', mark(8, 'b'))}</w:p>${p('«v1»')}`)
  const starts = all(xml, /bookmarkStart w:id="(\d+)"/g)
  expect(starts).toHaveLength(6)
  expect(all(xml, /bookmarkEnd w:id="(\d+)"/g)).toEqual(
    [0, 1, 2].flatMap((copy) => [starts[2 * copy + 1], starts[2 * copy]]),
  )
  expect(xml).not.toContain('_GoBack')
})

test('bookmarks are one thing with their own end tag and without', async () => {
  const spelt = (xml: string) => xml.replace(/<(w:bookmark\w+)([^>]*)\/>/g, '<$1$2></$1>')
  const body = `<w:p>${mark(0, '_GoBack')}${mark(7, 'a')}<w:bookmarkEnd w:id="99"/></w:p>${p('«v1»')}`
  const [{ xml: short }, { xml: long }] = [await merged(body), await merged(spelt(body))]
  expect(long).toBe(spelt(short))
})

test('what refers to a bookmark follows it, and what refers to none stays', async () => {
  const long = `_${'x'.repeat(38)}1`
  const body = [
    `<w:p>${mark(0, '_Ref1')}${mark(1, long)}${mark(2, long.replace('1', '2'))}</w:p>`,
    `<w:p>${field([' REF _Re', 'f1 \\h'])}${field([`PAGEREF ${long}`])}${field(['NOTEREF _Ref1'])}</w:p>`,
    `<w:p>${field(['HYPERLINK \\l &quot;_Ref1&quot;'])}<w:hyperlink w:anchor="_Ref1"/><w:hyperlink w:anchor="none"/></w:p>`,
    p('«v1»'),
  ].join('')
  const { pack, xml } = await merged(body)
  expect(danglingReferences(pack)).toEqual(['none'])
  expect(repeatedIds(pack)).toEqual([])
  expect(all(xml, /w:anchor="([^"]*)"/g)).toEqual(['_Ref1', 'none', '_Ref1_m2', 'none', '_Ref1_m3', 'none'])
  expect(all(xml, / REF (\S+) \\h/g)).toEqual(['_Ref1', '_Ref1_m2', '_Ref1_m3'])
  expect(all(xml, /w:name="([^"]*)"/g).every((name) => name.length <= 40)).toBe(true)
})

test('a loop’s later turn refers to the bookmark outside of it, and to its own inside', async () => {
  const inside = `<w:p>${mark(1, 'in')}${field(['REF in'])}${field(['REF out'])}</w:p>`
  const { pack, xml } = await merged(`<w:p>${mark(0, 'out')}</w:p>${p('«#rows»')}${inside}${p('«/rows»')}`)
  expect(danglingReferences(pack)).toEqual([])
  expect(all(xml, /REF (\w+)</g)).toEqual(['in_m2', 'out_m2', 'in_m2_1', 'out_m2', 'in_m2_2', 'out_m2'])
})

test('a header that refers to a bookmark of the text is each copy’s own', async () => {
  const section = '<w:sectPr><w:headerReference w:type="default" r:id="rId_header1"/></w:sectPr>'
  const { pack } = await merged(
    `<w:p>${mark(0, 'a')}</w:p>${p('«v1»')}`,
    { header1: `<w:p>${field(['REF a'])}</w:p>` },
    section,
  )
  const headers = pack.entries.filter(({ name }) => /^word\/header[^/]*$/.test(name)).map(({ name }) => pack.text(name))
  expect(headers.flatMap((xml) => all(xml, /REF (\w+)/g)).toSorted()).toEqual(['a', 'a_m2', 'a_m3'])
  expect(danglingReferences(pack)).toEqual([])
})

test('shapes that refer to each other do so in every copy; their shapetype is there once', async () => {
  const shape =
    '<v:shapetype id="_x0000_t202"/><v:rect id="A" type="#_x0000_t202"><v:textbox style="mso-next-textbox:#B"/></v:rect><v:rect id="B"/>'
  const { xml } = await merged(`<w:p><w:r><w:pict>${shape}</w:pict></w:r></w:p>${p('«v1»')}`)
  const ids = all(xml, /<v:rect id="([^"]*)"/g)
  expect(new Set(ids).size).toBe(6)
  expect(all(xml, /textbox:#([^"]*)"/g)).toEqual([ids[1], ids[3], ids[5]])
  expect(all(xml, /shapetype id="([^"]*)"/g)).toEqual(['_x0000_t202'])
  expect(all(xml, /type="#([^"]*)"/g)).toEqual(Array(3).fill('_x0000_t202'))
})

test('content controls are bound to no data', async () => {
  const bound =
    '<w:sdt><w:sdtPr><w:id w:val="5"/><w:dataBinding w:xpath="/a" w:storeItemID="{1}"/><w:text/></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>'
  const { xml } = await merged(bound + p('«v1»'))
  expect(xml).not.toContain('dataBinding')
  expect(all(xml, /<w:text\/>/g)).toHaveLength(3)
})
