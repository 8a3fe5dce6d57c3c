import { deflateSync, crc32 } from 'node:zlib'
import { csvFile, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { packageNow } from '@/lib/documents/ooxml/test-support/package-now'
import type { NamedFile } from '@/lib/documents/tool'

const CLAUSES = 40
const TABLE_ROWS = 12
const PICTURE_SIDE = 240

/** The columns of an act's row. */
const COLUMNS = ['number', 'city', 'date', 'device', 'serial', 'place', 'result', 'amount', 'inspector', 'note']

export function actData(row: number): Record<string, string> {
  const values = [row, 'Chișinău', '21.11.2026', `Рентгеновский аппарат ${row}`, `SN-${row * 7}`, `Кабинет ${row % 40}`]
  const rest = ['годен', (row * 13.7).toFixed(2), 'Иванов И. И.', `Замечаний нет, <${row}> & точка`]
  return Object.fromEntries([...values, ...rest].map((value, index) => [COLUMNS[index] ?? '', String(value)]))
}

/** The rows of documents as a user's spreadsheet. */
export function actSheet(rows: number): NamedFile {
  return csvFile([COLUMNS, ...Array.from({ length: rows }, (_, n) => Object.values(actData(n + 1)))])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey picture that does not compress well, as a scanned stamp does not. */
function picture(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(PICTURE_SIDE, 0)
  header.writeUInt32BE(PICTURE_SIDE, 4)
  header.writeUInt8(8, 8)
  let seed = 1
  const pixels = Buffer.from(
    Array.from({ length: PICTURE_SIDE * (PICTURE_SIDE + 1) }, (_, at) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return at % (PICTURE_SIDE + 1) === 0 ? 0 : seed >> 23
    }),
  )
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const nothing = Buffer.alloc(0)
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', nothing)])
}

const INLINE = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="1440000" cy="1440000"/><wp:docPr id="1" name="Stamp"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="Stamp"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="stamp"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1440000" cy="1440000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SCHEMAS = 'http://schemas.openxmlformats.org'
const NAMESPACES = `xmlns:w="${SCHEMAS}/wordprocessingml/2006/main" xmlns:r="${SCHEMAS}/officeDocument/2006/relationships"`
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'

function story(root: string, content: string): string {
  return `${XML}<w:${root} ${NAMESPACES}>${content}</w:${root}>`
}

function relationships(...links: readonly (readonly [id: string, type: string, target: string])[]): string {
  const link = ([id, type, target]: readonly [string, string, string]) =>
    `<Relationship Id="${id}" Type="${SCHEMAS}/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  return `${XML}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${links.map(link).join('')}</Relationships>`
}

function contentTypes(): string {
  const stories = [
    ['document', 'document.main'],
    ['header1', 'header'],
    ['footer1', 'footer'],
  ].map(([part, type]) => `<Override PartName="/word/${part}.xml" ContentType="${WORD}${type}+xml"/>`)
  const rels = 'application/vnd.openxmlformats-package.relationships+xml'
  return `${XML}<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="${rels}"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${stories.join('')}</Types>`
}

/** An act of three pages: clauses, a table, a header and a footer with the row's data, a picture. */
export function actTemplate(): NamedFile {
  const clause = (n: number) =>
    paragraph(
      `${n + 1}. В ходе проверки аппарата {device}, заводской номер {serial}, установленного в помещении «{place}», ` +
        `определены параметры по пункту ${n + 1} программы; значения занесены в протокол № {number} и находятся в норме.`,
    )
  const rows = Array.from({ length: TABLE_ROWS }, (_, n) => [`Параметр ${n + 1}`, '{amount}', 'мЗв', '{result}'])
  const body = [
    INLINE,
    paragraph('АКТ № {number}'),
    paragraph('г. {city}, {date}'),
    ...Array.from({ length: CLAUSES }, (_, n) => clause(n)),
    table(['Показатель', 'Значение', 'Единица', 'Заключение'], ...rows),
    paragraph('Проверил: {inspector}. {note}'),
    '<w:sectPr><w:headerReference w:type="default" r:id="part0"/><w:footerReference w:type="default" r:id="part1"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="850" w:bottom="1134" w:left="1701" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>',
  ]
  const bytes = packageNow(
    [],
    new Map<string, string | Uint8Array>([
      ['[Content_Types].xml', contentTypes()],
      ['_rels/.rels', relationships(['main', 'officeDocument', 'word/document.xml'])],
      ['word/document.xml', story('document', `<w:body>${body.join('')}</w:body>`)],
      [
        'word/_rels/document.xml.rels',
        relationships(
          ['part0', 'header', 'header1.xml'],
          ['part1', 'footer', 'footer1.xml'],
          ['stamp', 'image', 'media/stamp.png'],
        ),
      ],
      ['word/header1.xml', story('hdr', paragraph('Акт № {number} от {date}'))],
      ['word/footer1.xml', story('ftr', paragraph('{inspector}'))],
      ['word/media/stamp.png', picture()],
    ]),
  )
  return { name: 'Акт.docx', bytes }
}
