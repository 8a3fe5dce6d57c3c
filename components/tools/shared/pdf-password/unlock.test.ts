import { expect, test } from '@jest/globals'
import { PDFDocument } from '@cantoo/pdf-lib'
import { readPdfTables } from '@/lib/documents/pdf/read-pdf-tables'
import { drawnTable, pdfFile } from '@/lib/documents/pdf/test-support/pdf-file'
import { unlock } from './unlock'

const ROWS = [
  ['Name', 'Dose, mSv'],
  ['Adams', '0.52'],
]

async function locked(password: string): Promise<File> {
  const document = await PDFDocument.load(pdfFile({ content: drawnTable(ROWS) }))
  document.encrypt({ userPassword: password, ownerPassword: `owner of ${password}` })
  return new File([new Uint8Array(await document.save())], 'Doses.pdf', { type: 'application/pdf' })
}

test('a PDF is opened with its password, and read as it was before it had one', async () => {
  const file = await locked('let me in')
  await expect(readPdfTables(new Uint8Array(await file.arrayBuffer()))).rejects.toMatchObject({ code: 'PDF_ENCRYPTED' })
  const unlocked = await unlock(file, 'let me in')
  if (!('file' in unlocked)) throw new Error(unlocked.refused)
  expect(unlocked.file.name).toBe('Doses.pdf')
  const { tables } = await readPdfTables(new Uint8Array(await unlocked.file.arrayBuffer()))
  expect(tables.map(({ cells }) => cells.map(({ text }) => text))).toEqual([ROWS.flat()])
})

test('another password is refused as such, and a damaged file is not taken for one', async () => {
  expect(await unlock(await locked('let me in'), 'guess')).toEqual({ refused: 'password' })
  expect(await unlock(new File(['%PDF-1.7 nothing'], 'Doses.pdf'), 'guess')).toEqual({ refused: 'other' })
})
