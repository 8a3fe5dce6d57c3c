import { expect, test } from '@jest/globals'
import { endWithParagraph, endWithSection } from './section-end'

test.each(['</w:pPr>', '</w:pPr >', '</w:pPr\n>'])(
  'a section ends in the last paragraph, whose properties end with %j',
  (end) => {
    const paragraph = (properties: string) => `<w:p><w:pPr>${properties}${end}</w:p>`
    expect(endWithSection(paragraph('<w:jc/>'), '<w:sectPr/>')).toBe(paragraph('<w:jc/><w:sectPr/>'))
  },
)

const PLAIN = '<w:p><w:r><w:t>a</w:t></w:r></w:p>'
const ENDED = '<w:p><w:pPr><w:sectPr/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>'

test.each([
  '<w:bookmarkEnd w:id="1"/>',
  '<w:bookmarkEnd w:id="1"></w:bookmarkEnd>',
  '<w:bookmarkStart w:id="2" w:name="a>b"></w:bookmarkStart >\n<w:bookmarkEnd w:id="2" />',
  '<w:proofErr w:type="spellEnd"/><?note here?><!-- <w:p> -->',
])('%s after the last paragraph isn’t content: the section ends in the paragraph', (markers) => {
  expect(endWithSection(PLAIN + markers, '<w:sectPr/>')).toBe(ENDED + markers)
  const table = '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>'
  expect(endWithParagraph(PLAIN + markers)).toBe(PLAIN + markers)
  expect(endWithParagraph(table + markers)).toMatch(/<w:p><w:pPr>.*<\/w:pPr><\/w:p>$/)
})

test('a section ends in a paragraph whose properties are empty, or come after an instruction', () => {
  expect(endWithSection(PLAIN.replace('<w:p>', '<w:p><w:pPr />'), '<w:sectPr/>')).toBe(ENDED)
  expect(endWithSection(PLAIN.replace('<w:p>', '<w:p><?x y?><w:pPr><w:jc/></w:pPr>'), '<w:sectPr/>')).toBe(
    ENDED.replace('<w:pPr>', '<?x y?><w:pPr><w:jc/>'),
  )
})

test('a section never ends in the paragraph of a text box', () => {
  const box = '<w:p><w:r><w:pict><w:txbxContent><w:p /></w:txbxContent></w:pict></w:r></w:p>'
  expect(endWithSection(box, '<w:sectPr/>')).toMatch(
    /^<w:p><w:r>.*<\/w:r><\/w:p><w:p><w:pPr>.*<w:sectPr\/><\/w:pPr><\/w:p>$/,
  )
})

test('a section ends in the last paragraph whatever white space its tags have, never in one before', () => {
  const cell = '<w:tbl><w:tr><w:tc><w:p><w:r/></w:p></w:tc></w:tr></w:tbl>'
  const spaced = '<w:p\n  w:rsidR="1"><w:r><w:t>a</w:t></w:r></w:p >'
  expect(endWithSection(cell + spaced, '<w:sectPr/>')).toBe(
    cell + spaced.replace('"1">', '"1"><w:pPr><w:sectPr/></w:pPr>'),
  )
  expect(endWithSection(cell + '<w:p\n/>', '<w:sectPr/>')).toBe(`${cell}<w:p\n><w:pPr><w:sectPr/></w:pPr></w:p>`)
  expect(endWithSection(`${cell}<w:sdt><w:sdtContent>${spaced}</w:sdtContent></w:sdt>`, '<w:sectPr/>')).toMatch(
    /<\/w:sdt><w:p><w:pPr>.*<w:sectPr\/><\/w:pPr><\/w:p>$/,
  )
})
