import { expect, test } from '@jest/globals'
import { findSites } from './sites'

function sitesOf(xml: string): string[] {
  return findSites(xml).map(({ family, original }) => `${family} ${original}`)
}

test('finds every family where its value is', () => {
  const xml = [
    '<w:p w14:paraId="1A2B" w14:textId="77777777"><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr>',
    '<w:bookmarkStart w:id="0" w:name="here"/><w:bookmarkEnd w:id="0"/>',
    '<w:sdt><w:sdtPr><w:id w:val="-12"/></w:sdtPr></w:sdt>',
    '<w:permStart w:id="p1"/><w:ins w:id="7"/><w:commentReference w:id="2"/>',
    '<w:footnoteReference w:id="4"/><w:endnoteReference w:id="5"/>',
    '<wp:docPr id="9" name="a"/><wps:cNvPr id="10" name="b"/></w:p>',
  ].join('')
  expect(sitesOf(xml)).toEqual([
    'paragraph 1A2B',
    'list 3',
    'bookmark 0',
    'bookmarkName here',
    'bookmark 0',
    'sdt -12',
    'permission p1',
    'revision 7',
    'comment 2',
    'footnote 4',
    'endnote 5',
    'drawing 9',
    'drawing 10',
  ])
  for (const { start, end, original } of findSites(xml)) expect(xml.slice(start, end)).toBe(original)
})

test('finds bookmarks in the instructions that name them, and in no others', () => {
  const simple = (instruction: string) => `<w:fldSimple w:instr="${instruction}"><w:r/></w:fldSimple>`
  expect(sitesOf(simple(' REF _Ref1 \\h '))).toEqual(['bookmarkName _Ref1'])
  expect(sitesOf(simple('pageref _Toc2 \\h'))).toEqual(['bookmarkName _Toc2'])
  expect(sitesOf(simple('HYPERLINK \\l &quot;part 2&quot;'))).toEqual(['bookmarkName part 2'])
  expect(sitesOf(simple('TOC \\o &quot;1-3&quot; \\b scope'))).toEqual(['bookmarkName scope'])
  expect(sitesOf(simple('STYLEREF Title'))).toEqual([])
  expect(sitesOf(simple(' Total \\* MERGEFORMAT'))).toEqual(['bookmarkName Total'])
  expect(sitesOf(simple(' = SUM(Net; VAT) * 2 \\# &quot;0,00&quot;'))).toEqual(['bookmarkName Net', 'bookmarkName VAT'])
  expect(sitesOf(simple('HYPERLINK &quot;https://example.org&quot;'))).toEqual([])
  expect(sitesOf('<w:hyperlink w:anchor="x"/>')).toEqual(['bookmarkName x'])
})

test('a name split over runs is one site that contains the markup between its pieces', () => {
  const run = (content: string) => `<w:r>${content}</w:r>`
  const xml =
    run('<w:fldChar w:fldCharType="begin"/>') +
    run('<w:instrText xml:space="preserve"> REF _Ref</w:instrText>') +
    run('<w:instrText>123 \\h</w:instrText>') +
    run('<w:fldChar w:fldCharType="end"/>')
  const [site] = findSites(xml)
  expect(site).toMatchObject({ family: 'bookmarkName', original: '_Ref123' })
  expect(xml.slice(0, site?.start) + 'new' + xml.slice(site?.end)).toBe(
    run('<w:fldChar w:fldCharType="begin"/>') +
      run('<w:instrText xml:space="preserve"> REF new \\h</w:instrText>') +
      run('<w:fldChar w:fldCharType="end"/>'),
  )
})

test('shapes differ with what refers to them, shapetypes are shared', () => {
  const xml =
    '<v:shapetype id="_x0000_t202"/><v:shape id="Box" o:spid="_x0000_s1026" type="#_x0000_t202">' +
    '<v:textbox style="mso-next-textbox:#_x0000_s1027;mso-fit"/></v:shape><o:r idref="#Box"/><o:OLEObject ShapeID="Box"/>'
  expect(sitesOf(xml)).toEqual(['shape Box', 'shape _x0000_s1026', 'shape _x0000_s1027', 'shape Box', 'shape Box'])
})

test('the notes that separate aren’t sites', () => {
  expect(sitesOf('<w:footnote w:type="separator" w:id="-1"/><w:footnote w:id="1"/>')).toEqual(['footnote 1'])
})
