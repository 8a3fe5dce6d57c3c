import { PDFDocument } from '@cantoo/pdf-lib'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { convertAll } from './office'

/** What LibreOffice shows of a document. */
export interface Shown {
  /** Of its text, those that are not empty: the paragraph that a section may need is one more. */
  readonly lines: readonly string[]
  readonly pages: number
}

/** What LibreOffice shows of Word files, in their order; null for one that it can't read, and for all where there is none. */
export async function shownInOffice(documents: readonly Uint8Array[]): Promise<(Shown | null)[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-shown-'))
  try {
    const files = documents.map((bytes, index) => {
      const file = path.join(folder, `${index}.docx`)
      writeFileSync(file, bytes)
      return file
    })
    const [texts, pdfs] = [convertAll(files, 'txt:Text'), convertAll(files, 'pdf')]
    return await Promise.all(files.map((file) => shownOf(texts?.get(file), pdfs?.get(file))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function shownOf(text: Uint8Array | undefined, pdf: Uint8Array | undefined): Promise<Shown | null> {
  if (text === undefined || pdf === undefined) return null
  // Within a document's first content control round a table, LibreOffice ends its lines with a carriage return too.
  const lines = new TextDecoder().decode(text).split(/\r*[\n\f]/)
  const pages = (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount()
  return { lines: lines.filter((line) => line.trim() !== ''), pages }
}
