import { Buffer } from 'node:buffer'
import { expect, test } from '@jest/globals'
import yauzl from 'yauzl'
import { PREMIUM_GATE } from './limits'
import { openPackage } from './package'
import { buildZip, docxItems, EMPTY_DOCUMENT } from './test-support/packages'
import { writePackage } from './write'

const picture = { name: 'word/media/картинка.png', content: Buffer.from([1, 2, 3]), method: 0 }

async function open(bytes: Uint8Array) {
  return openPackage(bytes, PREMIUM_GATE)
}

test('unchanged parts are the same compressed bytes, changed ones are new, added ones come last', async () => {
  const before = await open(buildZip(docxItems(EMPTY_DOCUMENT, [picture])))
  const text = '<w:document>Ж</w:document>'
  const bytes = await writePackage(
    before.entries,
    new Map([
      ['word/document.xml', text],
      ['word/new.xml', '<new/>'],
    ]),
  )
  const after = await open(bytes)
  expect(after.entries.map(({ name }) => name)).toEqual([...before.entries.map(({ name }) => name), 'word/new.xml'])
  expect(after.text('word/document.xml')).toBe(text)
  for (const entry of after.entries.filter(({ name }) => name !== 'word/document.xml' && name !== 'word/new.xml')) {
    expect(entry).toEqual(before.entries.find(({ name }) => name === entry.name))
  }
})

test('removed parts are left out, and content types are first', async () => {
  const [types, ...rest] = docxItems(EMPTY_DOCUMENT, [picture]).toReversed()
  const before = await open(buildZip([...rest, types].filter((item) => item !== undefined)))
  const after = await open(await writePackage(before.entries, new Map(), new Set([picture.name])))
  expect(after.has(picture.name)).toBe(false)
  expect(after.entries[0]?.name).toBe('[Content_Types].xml')
})

test("the same input gives the same bytes, whatever the file's dates", async () => {
  const { entries } = await open(buildZip(docxItems()))
  const changed = new Map([['word/document.xml', '<a/>']])
  expect(await writePackage(entries, changed)).toEqual(await writePackage(entries, changed))
})

test('another reader sees the same names and content', async () => {
  const { entries } = await open(buildZip(docxItems(EMPTY_DOCUMENT, [picture])))
  const zip = await yauzl.fromBufferPromise(Buffer.from(await writePackage(entries, new Map())))
  const seen = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece)
    seen.set(entry.fileName, Buffer.concat(pieces))
  }
  expect([...seen.keys()]).toEqual(entries.map(({ name }) => name))
  expect(seen.get(picture.name)).toEqual(picture.content)
  expect(seen.get('word/document.xml')?.toString()).toBe(EMPTY_DOCUMENT)
})
