import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'

const A4 = [595, 842] as const

/** A table without a rule, and prose beneath. */
export function spacedPdf(): Buffer {
  const rows = [
    ['Name', 'Badge', 'Dose, mSv'],
    ['Adams', '1041', '0.52'],
    ['Brown', '1042', '1.10'],
    ['Clark', '1043', '0.07'],
    ['Dixon', '1044', '2.31'],
  ]
  const texts = rows.flatMap((row, line) =>
    row.map((words, col) => `BT /F 10 Tf ${60 + col * 130} ${700 - line * 20} Td (${words}) Tj ET`),
  )
  return plainPdf(texts.join('\n'))
}

function plainPdf(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 6\n0000000000 65535 f \n${entries}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** A page that is a picture; before it, if asked, one with a table. */
export async function scannedPdf({ withText }: { readonly withText: boolean }): Promise<Buffer> {
  const pdf = withText ? await PDFDocument.load(spacedPdf()) : await PDFDocument.create()
  const picture = await pdf.embedPng(ONE_PIXEL)
  const page: PDFPage = pdf.addPage([...A4])
  page.drawImage(picture, { x: 0, y: 0, width: A4[0], height: A4[1] })
  return Buffer.from(await pdf.save())
}

const ONE_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A PDF that can be opened only with a password. */
export async function encryptedPdf(password: string): Promise<Buffer> {
  const pdf = await PDFDocument.load(spacedPdf())
  pdf.encrypt({ userPassword: password, ownerPassword: password })
  return Buffer.from(await pdf.save())
}
