import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { drawnTable } from './pdf-file'

type Piece = string | Uint8Array

/** Builds a PDF of these objects, numbered from 1; the first is the catalog. */
function fileOf(objects: readonly Piece[], { xref = true, trailer = '' } = {}): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let at = pieces[0]?.length ?? 0
  const offsets = objects.map((object, index) => {
    const start = at
    const piece = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    pieces.push(piece)
    at += piece.length
    return start
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  if (xref) pieces.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`))
  pieces.push(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`))
  return Buffer.concat(pieces)
}

function stream(content: Piece, more = ''): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${more} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const PAGES = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

function page(resources = '', more = ''): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> ${more} >>`
}

const TABLE = drawnTable([
  ['Name', 'Dose'],
  ['Adams', '0.52'],
  ['Brown', '1.10'],
])

const twice = (bytes: Uint8Array): Uint8Array => deflateSync(deflateSync(bytes, { level: 9 }), { level: 9 })

/** Files that try to exhaust a reader's memory or time or make it crash, by what they do. */
export const HOSTILE_PDFS: Readonly<Record<string, () => Uint8Array>> = {
  'a content stream that inflates a thousandfold twice': () =>
    fileOf([
      CATALOG,
      PAGES,
      page(),
      stream(twice(Buffer.alloc(300_000_000, '0 0 m ')), '/Filter [/FlateDecode /FlateDecode]'),
      FONT,
    ]),
  'pages that are not where the cross-reference table says': () => {
    const pages = '<< /Type /Pages /Count 2 /Kids [3 0 R 6 0 R] >>'
    const whole = fileOf([CATALOG, pages, page(), stream(TABLE), FONT, page()]).toString('latin1')
    const wrong = [3, 6].reduce((text, number) => {
      const entry = `${String(text.indexOf(`\n${number} 0 obj`) + 1).padStart(10, '0')} 00000 n`
      return text.replace(entry, '0000000012 00000 n')
    }, whole)
    return Buffer.from(wrong, 'latin1')
  },
  'a form that draws itself': () =>
    fileOf([
      CATALOG,
      PAGES,
      page('/XObject << /X 6 0 R >>'),
      stream(`${TABLE} /X Do`),
      FONT,
      stream(
        '/X Do /X Do',
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 6 0 R >> >>',
      ),
    ]),
  'forms that draw two of the next each': () =>
    fileOf([
      CATALOG,
      PAGES,
      page('/XObject << /X 6 0 R >>'),
      stream('/X Do'),
      FONT,
      ...Array.from({ length: 40 }, (_, index) =>
        stream(
          index === 39 ? '0 0 m 9 9 l S' : '/X Do /X Do',
          `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X ${7 + index} 0 R >> >>`,
        ),
      ),
    ]),
  'a page tree that contains itself': () =>
    fileOf([CATALOG, '<< /Type /Pages /Count 2 /Kids [2 0 R 3 0 R] >>', page(), stream(TABLE), FONT]),
  'a page count of a thousand million': () =>
    fileOf([CATALOG, '<< /Type /Pages /Count 1000000000 /Kids [3 0 R] >>', page(), stream(TABLE), FONT]),
  'a structure tree that holds itself': () =>
    fileOf([
      '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R >>',
      PAGES,
      page('', '/StructParents 0'),
      stream(`/TD << /MCID 0 >> BDC ${TABLE} EMC`),
      FONT,
      '<< /Type /StructTreeRoot /K [7 0 R] /ParentTree << /Nums [0 [7 0 R]] >> >>',
      '<< /Type /StructElem /S /Table /P 7 0 R /Pg 3 0 R /K [7 0 R 0] >>',
    ]),
  'a cross-reference table that follows itself': () =>
    fileOf([CATALOG, PAGES, page(), stream(TABLE), FONT], { trailer: '/Prev 9 /XRefStm 9' }),
  'no cross-reference table at all': () => fileOf([CATALOG, PAGES, page(), stream(TABLE), FONT], { xref: false }),
  'three million operators': () =>
    fileOf([
      CATALOG,
      PAGES,
      page(),
      stream(deflateSync(Buffer.from('q 1 0 0 1 0 0 cm Q\n'.repeat(1_000_000))), '/Filter /FlateDecode'),
      FONT,
    ]),
  'two million rules': () =>
    fileOf([
      CATALOG,
      PAGES,
      page(),
      stream(deflateSync(Buffer.from('9 9 m 99 9 l S\n'.repeat(1_000_000))), '/Filter /FlateDecode'),
      FONT,
    ]),
  'a million letters': () =>
    fileOf([
      CATALOG,
      PAGES,
      page(),
      stream(deflateSync(Buffer.from(`BT /F 9 Tf ${'(abcdefghij) Tj '.repeat(150_000)} ET`)), '/Filter /FlateDecode'),
      FONT,
    ]),
  'arrays a hundred thousand deep': () =>
    fileOf([CATALOG, PAGES, page('', `/Deep ${'['.repeat(100_000)}${']'.repeat(100_000)}`), stream(TABLE), FONT]),
  'a page without a size': () =>
    fileOf([
      CATALOG,
      PAGES,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
      stream(TABLE),
      FONT,
    ]),
  'JavaScript, launches and attachments': () =>
    fileOf([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /AA << /WC << /S /Launch /F (calc.exe) >> >> /Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) >>] >> >> >>',
      PAGES,
      page('', '/AA << /O << /S /URI /URI (http://127.0.0.1:9/) >> >>'),
      stream(TABLE),
      FONT,
    ]),
}
