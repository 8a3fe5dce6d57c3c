import { expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import type { PrintedPicture } from '../../pictures/picture'
import { DeflatedPart } from './merger'
import { Merger } from './merger'
import { planMerge } from './plan'
import { merge, mergedBytes, planned, scopeOf, testTemplate } from './test-support/merged'
import { all, p, testPackage } from './test-support/test-package'

const textOf = (xml: string) => xml.replace(/<[^>]*>/g, '')

test.each([
  ['subDocument', '<w:subDoc r:id="x"/>', {}],
  ['altChunk', '<w:altChunk r:id="x"/>', {}],
  ['activeX', '<w:p><w:r><w:object><w:control r:id="x"/></w:object></w:r></w:p>', {}],
  ['contentPart', '<w:p><w:r><w:contentPart r:id="x"/></w:r></w:p>', {}],
  ['sectPrChange', p('a', '<w:sectPr><w:sectPrChange w:id="1"/></w:sectPr>'), {}],
  ['frameset', p('a'), { webSettings: '<w:frameset/>' }],
])('a template with %s is refused by that name', async (kind, body, parts) => {
  const { template, parts: tokenised } = await testTemplate(testPackage({ body: body + p('«v1»'), parts }))
  const { plan, problems } = planMerge(template, tokenised)
  expect(plan).toBeNull()
  expect(problems).toMatchObject([{ code: 'MERGE_REFUSED', severity: 'error', params: { kind } }])
})

test('strict OOXML is refused', async () => {
  const { template, parts } = await testTemplate(testPackage({ body: p('«v1»') }))
  const strict = new Map(
    [...parts].map(([part, xml]) => [
      part,
      xml.replace(
        'http://schemas.openxmlformats.org/wordprocessingml/',
        'http://purl.oclc.org/ooxml/wordprocessingml/',
      ),
    ]),
  )
  expect(planMerge(template, strict).problems).toMatchObject([{ code: 'MERGE_REFUSED', params: { kind: 'strict' } }])
})

test('a document in another prefix than Word’s is refused rather than merged without its ids', async () => {
  const { template, parts } = await testTemplate(testPackage({ body: p('«v1»') }))
  const other = new Map(
    [...parts].map(([part, xml]) => [part, xml.replaceAll('<w:', '<x:').replaceAll('</w:', '</x:')]),
  )
  expect(planMerge(template, other).problems).toMatchObject([{ code: 'MERGE_REFUSED', params: { kind: 'markup' } }])
})

test('a copy that is rendered and not taken leaves nothing behind', async () => {
  const header = '<w:sectPr><w:headerReference w:type="default" r:id="rId_header1"/></w:sectPr>'
  const bytes = testPackage({ body: p('«v1»'), section: header, parts: { header1: p('Шапка «v1»') } })
  const merger = new Merger(planned(await testTemplate(bytes)))
  for (const v1 of ['один', 'два', 'три']) {
    const copy = merger.render(scopeOf({ v1 }))
    if (v1 !== 'два') merger.add(copy)
  }
  const pack = await openPackage(await merger.finish(), PREMIUM_GATE)
  expect(textOf(pack.text('word/document.xml')).trim()).toBe('одинтри')
  expect(pack.entries.some(({ name }) => /\.xml$/.test(name) && pack.text(name).includes('два'))).toBe(false)
})

test('a volume is full at its number of copies, or where the next copy’s lists would be too many', async () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'
  const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
  const plan = planned(await testTemplate(testPackage({ body: p('«v1»', list), parts: { numbering } })))
  const room = (volume: { copies: number; lists: number }) => {
    const merger = new Merger(plan, volume)
    while (!merger.full) merger.add(merger.render(scopeOf({ v1: 'x' })))
    return merger.copies
  }
  expect(room({ copies: 3, lists: 100 })).toBe(3)
  expect(room({ copies: 100, lists: 5 })).toBe(5)
  expect(room({ copies: 100, lists: 0 })).toBe(1)
})

test('rows with the same picture share one part, in every part that shows it', async () => {
  const picture = (byte: number): PrintedPicture => ({
    kind: 'picture',
    bytes: new Uint8Array([byte, 2, 3]),
    type: 'png',
    width: 9525,
    height: 9525,
    description: 'Печать',
  })
  const header = '<w:sectPr><w:headerReference w:type="default" r:id="rId_header1"/></w:sectPr>'
  const bytes = testPackage({ body: p('«v1»'), section: header, parts: { header1: p('«v1»') } })
  const pack = await merge(bytes, [{ v1: picture(1) }, { v1: picture(1) }, { v1: picture(7) }])
  const media = pack.entries.filter(({ name }) => name.startsWith('word/media/')).map(({ name }) => name)
  expect(media).toHaveLength(2)
  expect(media.map((name) => pack.contentType(name))).toEqual(['image/png', 'image/png'])
  const shown = (part: string) => {
    const images = pack.relationships(part).filter(({ type }) => type.endsWith('/image'))
    return images.map(({ target }) => media.indexOf(target))
  }
  expect(shown('word/document.xml')).toEqual([0, 1])
  const headers = pack.relationships('word/document.xml').filter(({ type }) => type.endsWith('/header'))
  expect(headers.map(({ target }) => shown(target))).toEqual([[0], [0], [1]])
})

test('the settings keep even and odd headers', async () => {
  const settings = '<w:evenAndOddHeaders/><w:defaultTabStop w:val="708"/>'
  const pack = await merge(testPackage({ body: p('«v1»'), parts: { settings } }), [{ v1: 'a' }, { v1: 'b' }])
  expect(pack.text('word/settings.xml')).toContain(settings)
  expect(pack.text('word/settings.xml')).not.toContain('updateFields')
})

test('the same rows give the same bytes', async () => {
  const plan = planned(await testTemplate(testPackage({ body: p('«v1»') })))
  const rows = [{ v1: 'a' }, { v1: 'b' }]
  expect(Buffer.from(await mergedBytes(plan, rows)).equals(await mergedBytes(plan, rows))).toBe(true)
})

test('a part that comes in pieces inflates to their sum', async () => {
  const bytes = await mergedBytes(planned(await testTemplate(testPackage({ body: p('«v1»'.repeat(50)) }))), [
    ...Array.from({ length: 80 }, (_, index) => ({ v1: `№ ${index} `.repeat(100) })),
  ])
  const xml = (await openPackage(bytes, PREMIUM_GATE)).text('word/document.xml')
  expect(xml.length).toBeGreaterThan(2 * 512 * 1024)
  expect(all(xml, /<w:sectPr>/g)).toHaveLength(80)
  const part = new DeflatedPart('x')
  expect(await part.end()).toMatchObject({ size: 0, crc32: 0 })
})
