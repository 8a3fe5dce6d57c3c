import type { PDFRef } from '@cantoo/pdf-lib'
import { PDFDocument, PDFHexString, PDFName, PDFNull } from '@cantoo/pdf-lib'
import type { NamedFile } from './tool'

/** A document in the joined one: its bookmark's words and its first page. */
interface Bookmark {
  readonly title: string
  readonly page: PDFRef
}

/**
 * One PDF of many, page after page, with a bookmark for each under its name. The same files give the same bytes. Keeps all
 * of them: about three times their size.
 */
export async function joinPdfs(files: AsyncIterable<NamedFile> | Iterable<NamedFile>): Promise<Uint8Array> {
  // Its own metadata would be the time of joining.
  const joined = await PDFDocument.create({ updateMetadata: false })
  const bookmarks: Bookmark[] = []
  for await (const { name, bytes } of files) {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const pages = await joined.copyPages(document, document.getPageIndices())
    for (const page of pages) joined.addPage(page)
    const first = pages[0]
    if (first !== undefined) bookmarks.push({ title: name.replace(/\.pdf$/i, ''), page: first.ref })
  }
  addBookmarks(joined, bookmarks)
  return joined.save({ addDefaultPage: false, updateFieldAppearances: false })
}

/** The document outline (ISO 32000-1 §12.3.3): a list of one level. */
function addBookmarks({ context, catalog }: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const outlines = context.nextRef()
  const items = bookmarks.map((bookmark) => ({ ...bookmark, ref: context.nextRef() }))
  for (const [index, { title, page, ref }] of items.entries()) {
    const item = context.obj({ Parent: outlines, Dest: [page, 'XYZ', PDFNull, PDFNull, PDFNull] })
    item.set(PDFName.of('Title'), PDFHexString.fromText(title))
    const [before, after] = [items[index - 1], items[index + 1]]
    if (before !== undefined) item.set(PDFName.of('Prev'), before.ref)
    if (after !== undefined) item.set(PDFName.of('Next'), after.ref)
    context.assign(ref, item)
  }
  const [first, last] = [items.at(0), items.at(-1)]
  if (first === undefined || last === undefined) return
  context.assign(outlines, context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref, Count: items.length }))
  catalog.set(PDFName.of('Outlines'), outlines)
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}
