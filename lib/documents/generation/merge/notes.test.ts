import { expect, test } from '@jest/globals'
import { merge, repeatedIds } from './test-support/merged'
import { all, p, testPackage } from './test-support/test-package'

const ROWS = [{ v1: 'один' }, { v1: 'два' }, { v1: 'три' }]
const SEPARATORS = (name: string) =>
  `<w:${name} w:type="separator" w:id="-1"><w:p/></w:${name}><w:${name} w:type="continuationSeparator" w:id="0"><w:p/></w:${name}>`
const note = (name: string, id: number, text: string) => `<w:${name} w:id="${id}">${p(text)}</w:${name}>`
const reference = (name: string, id: number) => `<w:p><w:r><w:${name}Reference w:id="${id}"/></w:r></w:p>`
const text = (xml: string) => xml.replace(/<[^>]*>/g, '')

test('each copy has its own footnotes, with its row’s data, that begin with 1', async () => {
  const footnotes = SEPARATORS('footnote') + note('footnote', 2, 'Сноска «v1»') + note('footnote', 3, 'ничья')
  const pack = await merge(testPackage({ body: reference('footnote', 2), parts: { footnotes } }), ROWS)
  const xml = pack.text('word/footnotes.xml')
  expect(all(xml, /<w:footnote (.*?)>/g)).toEqual([
    'w:type="separator" w:id="-1"',
    'w:type="continuationSeparator" w:id="0"',
    'w:id="1"',
    'w:id="2"',
    'w:id="3"',
  ])
  expect(all(xml, /Сноска (\S+?)</g)).toEqual(['один', 'два', 'три'])
  const document = pack.text('word/document.xml')
  expect(all(document, /footnoteReference w:id="(\d)"/g)).toEqual(['1', '2', '3'])
  expect(all(document, /<w:sectPr>(.*?)<w:pgNumType/g)).toEqual(
    Array(3).fill('<w:footnotePr><w:numRestart w:val="eachSect"/></w:footnotePr>'),
  )
})

test('footnotes that begin again on each page go on doing so', async () => {
  const section = '<w:sectPr><w:footnotePr><w:numRestart w:val="eachPage"/></w:footnotePr></w:sectPr>'
  const footnotes = SEPARATORS('footnote') + note('footnote', 2, '«v1»')
  const pack = await merge(testPackage({ body: reference('footnote', 2), section, parts: { footnotes } }), ROWS)
  expect(all(pack.text('word/document.xml'), /numRestart w:val="(\w+)"/g)).toEqual(Array(3).fill('eachPage'))
})

test('the document’s own way of numbering footnotes applies to the copies', async () => {
  const footnotes = SEPARATORS('footnote') + note('footnote', 2, '«v1»')
  const sectionsWith = async (said: string) => {
    const settings = `<w:footnotePr><w:numFmt w:val="lowerRoman"/>${said}<w:footnote w:id="-1"/></w:footnotePr>`
    const pack = await merge(testPackage({ body: reference('footnote', 2), parts: { footnotes, settings } }), ROWS)
    return new Set(all(pack.text('word/document.xml'), /<w:footnotePr>(.*?)<\/w:footnotePr>/g))
  }
  const format = '<w:numFmt w:val="lowerRoman"/>'
  expect(await sectionsWith('')).toEqual(new Set([`${format}<w:numRestart w:val="eachSect"/>`]))
  expect(await sectionsWith('<w:numRestart w:val="continuous"></w:numRestart>')).toEqual(
    new Set([`${format}<w:numRestart w:val="eachSect"/>`]),
  )
  expect(await sectionsWith('<w:numRestart w:val="eachPage"/>')).toEqual(
    new Set([`${format}<w:numRestart w:val="eachPage"/>`]),
  )
})

test('endnotes are at the end of their copy, not of the whole', async () => {
  const endnotes = SEPARATORS('endnote') + note('endnote', 1, '«v1»')
  const settings =
    '<w:zoom w:percent="100"/><w:endnotePr><w:endnote w:id="-1"/><w:endnote w:id="0"/></w:endnotePr><w:compat/>'
  const body = `${reference('endnote', 1)}${p('x', '<w:sectPr/>')}${p('y')}`
  const pack = await merge(testPackage({ body, parts: { endnotes, settings } }), ROWS)
  expect(pack.text('word/settings.xml')).toContain('<w:endnotePr><w:pos w:val="sectEnd"/><w:endnote w:id="-1"/>')
  const sections = pack.text('word/document.xml').match(/<w:sectPr[\s>].*?<\/w:sectPr>|<w:sectPr\/>/g) ?? []
  expect(sections.map((xml) => xml.includes('<w:noEndnote/>'))).toEqual([true, false, true, false, true, false])
})

test('a note in a loop is there once for each turn', async () => {
  const footnotes = SEPARATORS('footnote') + note('footnote', 2, 'Сноска')
  const body = `${p('«#rows»')}${reference('footnote', 2)}${p('«/rows»')}`
  const pack = await merge(testPackage({ body, parts: { footnotes } }), [{ rows: [{}, {}] }, { rows: [{}] }])
  expect(all(pack.text('word/document.xml'), /footnoteReference w:id="(\d)"/g)).toEqual(['1', '2', '3'])
  expect(all(pack.text('word/footnotes.xml'), /Сноска/g)).toHaveLength(3)
})

test.each([
  ['', (xml: string) => xml],
  [', in whatever quotes', (xml: string) => xml.replace(/="([^"]*)"/g, " = '$1'")],
])('comments are each copy’s own, and answers stay with what they answer%s', async (_, written) => {
  const comment = (id: number, paragraph: string, content: string) =>
    `<w:comment w:id="${id}" w:author="a"><w:p w14:paraId="${paragraph}"><w:r><w:t>${content}</w:t></w:r></w:p></w:comment>`
  const anchor = (id: number) =>
    `<w:commentRangeStart w:id="${id}"/><w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
  const parts = {
    comments: comment(4, '0000000A', 'Вопрос «v1»') + comment(5, '0000000B', 'Ответ'),
    commentsExtended: written(
      '<w15:commentEx w15:paraId="0000000A" w15:done="1"/><w15:commentEx w15:paraId="0000000B" w15:paraIdParent="0000000A" w15:done="0"/>',
    ),
  }
  const pack = await merge(testPackage({ body: `<w:p>${anchor(4)}${anchor(5)}</w:p>`, parts }), ROWS)
  const comments = pack.text('word/comments.xml')
  expect(text(comments)).toBe('Вопрос одинОтветВопрос дваОтветВопрос триОтвет')
  const ids = all(comments, /<w:comment w:id="(\d+)"/g)
  expect(all(pack.text('word/document.xml'), /commentReference w:id="(\d+)"/g)).toEqual(ids)
  expect(all(pack.text('word/document.xml'), /commentRangeStart w:id="(\d+)"/g)).toEqual(ids)
  expect(repeatedIds(pack)).toEqual([])
  const paragraphs = all(comments, /paraId="(\w+)"/g)
  const links = pack.text('word/commentsExtended.xml')
  expect(all(links, /w15:paraId\s*=\s*"(\w+)"/g)).toEqual(paragraphs)
  expect(all(links, /paraIdParent="(\w+)"/g)).toEqual([paragraphs[0], paragraphs[2], paragraphs[4]])
})
