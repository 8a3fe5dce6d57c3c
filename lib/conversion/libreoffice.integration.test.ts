import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PDFDocument } from '@cantoo/pdf-lib'
import { asDocx } from '@/lib/documents/as-docx'
import { isConversionFailure } from '@/lib/documents/converter'
import { docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { openPackage } from '@/lib/documents/ooxml/package'
import { PNG_OF_ONE_PIXEL, odtOf, rtfOf } from './test-support/stranger-documents'
import { findSoffice } from './find-soffice'
import { libreOffice } from './libreoffice'

const program = findSoffice(process.env)
const withLibreOffice = program === null ? describe.skip : describe

withLibreOffice(`LibreOffice${program === null ? ' (skipped: it is not installed)' : ''}`, () => {
  const converter = libreOffice(program ?? '')
  const context = { converter, gate: PREMIUM_GATE }
  const named = (name: string, bytes: Uint8Array) => ({ name, bytes })

  test('makes a PDF of each document, in their order', async () => {
    const page = `<w:p><w:r><w:br w:type="page"/></w:r></w:p>${paragraph('Акт')}`
    const acts = [0, 1, 2].map((breaks) => named(`${breaks}.docx`, docx(paragraph('Акт') + page.repeat(breaks))))
    const made = await converter.toPdf(acts)
    const pages = made.map(async (one) =>
      isConversionFailure(one) ? 0 : (await PDFDocument.load(one, { updateMetadata: false })).getPageCount(),
    )
    expect(await Promise.all(pages)).toEqual([1, 2, 3])
  })

  test('names the document that it can’t read and makes the other', async () => {
    const made = await converter.toPdf([
      named('broken.docx', Buffer.from('PK\u0003\u0004')),
      named('b.docx', docx(paragraph('b'))),
    ])
    expect(made[0]).toEqual({ code: 'CONVERSION_FAILED', name: 'broken.docx' })
    expect(made[1]).toBeInstanceOf(Uint8Array)
  })

  test.each([
    ['rtf', rtfOf('Nume: {nume}'.replace(/[{}]/g, '\\$&'))],
    ['odt', odtOf('<text:p>Nume: {nume}</text:p>')],
  ])('makes a DOCX of an %s that passes the gate and keeps its tags', async (kind, bytes) => {
    const { file, convertedFrom } = await asDocx(named(`Act.${kind}`, bytes), context)
    expect([file.name, convertedFrom]).toEqual(['Act.docx', kind])
    const pack = await openPackage(file.bytes, PREMIUM_GATE)
    expect(pack.kind).toBe('docx')
    expect(pack.text(pack.mainPart).replace(/<[^>]+>/g, '')).toContain('Nume: {nume}')
  })

  describe('a stranger’s document reaches nothing outside itself', () => {
    let server: Server
    let folder = ''
    let requests: string[] = []

    beforeAll(async () => {
      server = createServer((request, response) => {
        requests.push(`${request.method} ${request.url}`)
        response.end(PNG_OF_ONE_PIXEL)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      folder = mkdtempSync(path.join(tmpdir(), 'actum-test-'))
      writeFileSync(path.join(folder, 'picture.png'), PNG_OF_ONE_PIXEL)
      writeFileSync(path.join(folder, 'text.txt'), 'A SECRET OF THIS MACHINE')
    })

    afterAll(() => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const places = () => [
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      pathToFileURL(`${folder}/`).href,
    ]

    /** The content of a converted DOCX other than its own text. */
    async function taken(name: string, bytes: Uint8Array): Promise<string[]> {
      requests = []
      const { file } = await asDocx(named(name, bytes), context)
      const pack = await openPackage(file.bytes, PREMIUM_GATE)
      expect(pack.text(pack.mainPart)).not.toContain('SECRET')
      const media = pack.entries.map((entry) => entry.name).filter((part) => /media|embeddings/.test(part))
      return [...requests, ...media]
    }

    test('an ODT: pictures, backgrounds, bullets, sections, objects and frames', async () => {
      for (const place of places())
        expect(await taken('links.odt', odtOf(LINKS(place), LINKED_STYLES(place)))).toEqual([])
    })

    test('an RTF: fields that include texts and link objects, and its template', async () => {
      for (const place of places()) {
        const field = (instruction: string) => String.raw`{\field{\*\fldinst ${instruction}}{\fldrslt x}}`
        const texts = [`INCLUDETEXT "${place}text.txt"`, `LINK Word.Document.8 "${place}text.txt" \\\\a`]
        const rtf = rtfOf(`${texts.map(field).join('\\par ')}{\\*\\template ${place}text.txt}`)
        expect(await taken('links.rtf', rtf)).toEqual([])
      }
    })

    test('an RTF with a picture to include is refused by the field’s name', async () => {
      const rtf = rtfOf(String.raw`{\field{\*\fldinst INCLUDEPICTURE "${folder}/picture.png"}{\fldrslt x}}`)
      await expect(asDocx(named('picture.rtf', rtf), context)).rejects.toMatchObject({
        code: 'TEMPLATE_ACTIVE_CONTENT',
        params: { kind: 'field', name: 'INCLUDEPICTURE' },
      })
    })
  })
})

const LOADED = 'xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"'
const framed = (content: string) =>
  `<text:p><draw:frame svg:width="3cm" svg:height="3cm" text:anchor-type="as-char">${content}</draw:frame></text:p>`

const LINKS = (place: string) =>
  [
    framed(`<draw:image xlink:href="${place}picture.png" ${LOADED}/>`),
    framed(`<draw:object xlink:href="${place}object.ods" ${LOADED}/>`),
    framed(`<draw:object-ole xlink:href="${place}object.ods" ${LOADED}/>`),
    framed(`<draw:floating-frame xlink:href="${place}text.txt" ${LOADED}/>`),
    `<text:section text:name="s"><text:section-source xlink:href="${place}text.txt" text:filter-name="Text"/><text:p/></text:section>`,
    '<text:list text:style-name="bullets"><text:list-item><text:p>b</text:p></text:list-item></text:list>',
    '<text:p text:style-name="background">c</text:p>',
  ].join('')

const LINKED_STYLES = (place: string) =>
  `<style:style style:name="background" style:family="paragraph"><style:paragraph-properties><style:background-image xlink:href="${place}picture.png" xlink:type="simple" xlink:actuate="onLoad"/></style:paragraph-properties></style:style>
   <text:list-style style:name="bullets"><text:list-level-style-image text:level="1" xlink:href="${place}picture.png" ${LOADED}><style:list-level-properties fo:width="1cm" fo:height="1cm"/></text:list-level-style-image></text:list-style>`
