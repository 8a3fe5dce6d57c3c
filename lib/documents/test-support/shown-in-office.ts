import { PDFDocument } from '@cantoo/pdf-lib'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { findSoffice } from '@/lib/conversion/find-soffice'
import { officeMacro } from './office-macro'

const BATCH = 120
const BATCH_MS = 240_000

/** A document is opened and laid out once for both. */
const SHOW = {
  declarations: `Dim hidden(0) As New com.sun.star.beans.PropertyValue, pdf(0) As New com.sun.star.beans.PropertyValue
  Dim plain(1) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  plain(0).Name = "FilterName" : plain(0).Value = "Text (encoded)"
  plain(1).Name = "FilterOptions" : plain(1).Value = "UTF8,LF,,"
  pdf(0).Name = "FilterName" : pdf(0).Value = "writer_pdf_Export"
  Dim text`,
  job: `text = StarDesktop.loadComponentFromURL(ConvertToURL(words(0)), "_blank", 0, hidden())
      text.storeToURL(ConvertToURL(words(1)), plain())
      text.storeToURL(ConvertToURL(words(2)), pdf())
      text.close(True)
      text = Nothing`,
}

/** What LibreOffice shows of a document. */
export interface Shown {
  /** Of its text, those that are not empty: the paragraph that a section may need is one more. */
  readonly lines: readonly string[]
  readonly pages: number
}

interface Files {
  readonly word: string
  readonly text: string
  readonly pdf: string
}

/** What LibreOffice shows of Word files, in their order; null for one that it can't read, and for all where there is none. */
export async function shownInOffice(documents: readonly Uint8Array[]): Promise<(Shown | null)[]> {
  const program = findSoffice(process.env)
  if (program === null) return documents.map(() => null)
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-shown-'))
  try {
    const files = documents.map((bytes, index): Files => {
      const [word = '', text = '', pdf = ''] = ['docx', 'txt', 'pdf'].map((kind) =>
        path.join(folder, `${index}.${kind}`),
      )
      writeFileSync(word, bytes)
      return { word, text, pdf }
    })
    const show = officeMacro(program, folder, SHOW, BATCH_MS)
    for (let left = files; left.length > 0;) {
      const batch = left.slice(0, BATCH)
      const isWhole = show(batch.map(({ word, text, pdf }) => [word, text, pdf]))
      // Where it was ended, the first one after those that it made is the one that it hangs on or dies of.
      left = left.slice(isWhole ? batch.length : batch.findLastIndex(({ pdf }) => existsSync(pdf)) + 2)
    }
    return await Promise.all(files.map(shownOf))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function shownOf({ text, pdf }: Files): Promise<Shown | null> {
  if (!existsSync(text) || !existsSync(pdf)) return null
  // Within a document's first content control round a table, LibreOffice ends its lines with a carriage return too.
  const lines = new TextDecoder().decode(readFileSync(text)).split(/\r*[\n\f]/)
  const pages = (await PDFDocument.load(readFileSync(pdf), { updateMetadata: false })).getPageCount()
  return { lines: lines.filter((line) => line.trim() !== ''), pages }
}
