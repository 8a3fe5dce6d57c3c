import { expect, test } from '@jest/globals'
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { joinPdfs } from './join-pdfs'

/** A PDF whose pages have the given widths. */
async function pdf(...widths: number[]): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  for (const width of widths) document.addPage([width, 100])
  return document.save()
}

const files = async () => [
  { name: 'Акт 1 Иванов.pdf', bytes: await pdf(101, 102) },
  { name: 'Акт 2 Șerban.pdf', bytes: await pdf(201) },
]

function bookmarks(document: PDFDocument): string[] {
  const titles: string[] = []
  let item = document.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)?.lookupMaybe(PDFName.of('First'), PDFDict)
  while (item !== undefined) {
    titles.push(item.lookup(PDFName.of('Title'), PDFHexString).decodeText())
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
  }
  return titles
}

test('pages are in the order of the files, each file under a bookmark of its name', async () => {
  const joined = await PDFDocument.load(await joinPdfs(await files()), { updateMetadata: false })
  expect(joined.getPages().map((page) => page.getWidth())).toEqual([101, 102, 201])
  expect(bookmarks(joined)).toEqual(['Акт 1 Иванов', 'Акт 2 Șerban'])
})

test('the same files give the same bytes, and no time of joining', async () => {
  const [first, second] = [await joinPdfs(await files()), await joinPdfs(await files())]
  expect(Buffer.from(first).equals(second)).toBe(true)
  const joined = await PDFDocument.load(first, { updateMetadata: false })
  expect(joined.getCreationDate()).toBeUndefined()
  expect(joined.getModificationDate()).toBeUndefined()
})

test('files may come one after another', async () => {
  async function* coming() {
    yield* await files()
  }
  const joined = await PDFDocument.load(await joinPdfs(coming()), { updateMetadata: false })
  expect(joined.getPageCount()).toBe(3)
})
