import { expect, test } from '@jest/globals'
import { merge } from './test-support/merged'
import { all, p, testPackage } from './test-support/test-package'

const level = (index: number, start: number, format = 'decimal', more = '') =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/>${more}<w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl>`
const definition = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`
const num = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`
const numbered = (id: number, at = 0) => `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`
const ROWS = [{ v1: '1' }, { v1: '2' }, { v1: '3' }]

async function merged(body: string, numbering: string, parts: Record<string, string> = {}) {
  const pack = await merge(testPackage({ body, parts: { numbering, ...parts } }), ROWS)
  const xml = pack.text('word/document.xml')
  return { xml, used: all(xml, /<w:numId w:val="(\d+)"\/>/g), numbering: pack.text('word/numbering.xml') }
}

test('each copy has its own lists, which begin again at all nine levels', async () => {
  const { used, numbering } = await merged(
    p('«v1»', numbered(4)) + p('b', numbered(4)),
    definition(7, level(0, 3)) + num(4, 7),
  )
  expect(used).toEqual(['4', '4', '5', '5', '6', '6'])
  const own = all(numbering, /<w:num w:numId="5">(.*?)<\/w:num>/g)[0] ?? ''
  expect(own).toMatch(/^<w:abstractNumId w:val="7"\/>/)
  expect(all(own, /w:ilvl="(\d)"><w:startOverride w:val="3"/g)).toEqual(['0'])
  expect(all(own, /<w:lvlOverride w:ilvl="(\d)"><w:startOverride /g)).toEqual([...'012345678'])
})

test('bullets are shared', async () => {
  const { used } = await merged(
    p('«v1»', numbered(4)),
    definition(7, level(0, 1, 'bullet'), level(1, 1, 'bullet')) + num(4, 7),
  )
  expect(used).toEqual(['4', '4', '4'])
})

test('a list that goes on from another of its definition does so in every copy', async () => {
  const { used, numbering } = await merged(
    p('«v1»', numbered(4)) + p('b', numbered(5)),
    definition(7, level(0, 1)) + num(4, 7) + num(5, 7),
  )
  expect(used).toEqual(['4', '5', '6', '7', '8', '9'])
  expect(numbering).toMatch(/<w:num w:numId="6">.*?<w:startOverride/)
  expect(numbering).toContain('<w:num w:numId="7"><w:abstractNumId w:val="7"/></w:num>')
})

test('what a list says differently from its definition is kept', async () => {
  const override = `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/>${level(0, 1, 'upperRoman')}</w:lvlOverride>`
  const { numbering } = await merged(p('«v1»', numbered(4)), definition(7, level(0, 1)) + num(4, 7, override))
  expect(all(numbering, /<w:num w:numId="5">.*?(<w:lvlOverride.*?<\/w:lvlOverride>)/g)[0]).toBe(override)
})

test('the lists’ part stays in the order of the schema', async () => {
  const { numbering } = await merged(
    p('«v1»', numbered(4)),
    definition(7, level(0, 1)) + num(4, 7) + '<w:numIdMacAtCleanup w:val="2"/>',
  )
  expect(numbering).toMatch(/<\/w:num><w:numIdMacAtCleanup w:val="2"\/><\/w:numbering>$/)
})

const STYLES = [
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr><w:ind w:left="100"/></w:pPr></w:style>',
  '<w:style w:type="paragraph" w:styleId="Heading2"><w:basedOn w:val="Heading1"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr><w:ind w:firstLine="5"/></w:pPr></w:style>',
  '<w:style w:type="paragraph" w:styleId="Plain"><w:basedOn w:val="Heading1"/><w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr></w:style>',
].join('')

test('a paragraph that its style numbers says so itself, with its indents, at its level', async () => {
  const numbering = definition(7, level(0, 1, 'decimal', '<w:pStyle w:val="Heading1"/>'), level(1, 1)) + num(4, 7)
  const body =
    p('«v1»', '<w:pStyle w:val="Heading1"/><w:keepNext/><w:jc w:val="left"/>') +
    p('b', '<w:pStyle w:val="Heading2"/><w:ind w:hanging="8"/>') +
    p('c', '<w:pStyle w:val="Plain"/>') +
    p('d', '<w:pStyle w:val="Heading1"/><w:numPr><w:numId w:val="0"/></w:numPr>')
  const { xml } = await merged(body, numbering, { styles: STYLES })
  const properties = all(xml, /<w:pPr>(.*?)<\/w:pPr>/g).slice(4, 7)
  expect(properties).toEqual([
    '<w:pStyle w:val="Heading1"/><w:keepNext/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="5"/></w:numPr><w:ind w:left="100"/><w:jc w:val="left"/>',
    '<w:pStyle w:val="Heading2"/><w:numPr><w:ilvl w:val="1"/><w:numId w:val="5"/></w:numPr><w:ind w:left="100" w:hanging="8"/>',
    '<w:pStyle w:val="Plain"/>',
  ])
})
