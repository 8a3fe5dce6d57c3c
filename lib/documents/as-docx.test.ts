import { expect, test } from '@jest/globals'
import { asDocx } from './as-docx'
import type { Converter } from './converter'
import { docxItems, buildZip, buildOle } from './ooxml/test-support/packages'
import { PREMIUM_GATE } from './ooxml/limits'

const asked: string[] = []
const converter: Converter = {
  name: 'libreoffice',
  toPdf: () => Promise.resolve([]),
  toDocx: ({ name }) => (asked.push(name), Promise.resolve(Buffer.from('made'))),
}
const rtf = { name: 'Акт.шаблон.rtf', bytes: Buffer.from('{\\rtf1 x}') }

test('a DOCX stays as it is and needs no converter', async () => {
  const file = { name: 'a.docx', bytes: buildZip(docxItems()) }
  expect(await asDocx(file, { gate: PREMIUM_GATE })).toEqual({ file, convertedFrom: null })
})

test('by content and not by name: an RTF called DOC is converted as RTF, under a DOCX’s name', async () => {
  const made = await asDocx({ ...rtf, name: 'Акт.doc' }, { converter, gate: PREMIUM_GATE })
  expect(made).toEqual({ file: { name: 'Акт.docx', bytes: Buffer.from('made') }, convertedFrom: 'rtf' })
  expect((await asDocx(rtf, { converter, gate: PREMIUM_GATE })).file.name).toBe('Акт.шаблон.docx')
})

test('without a converter the message says that there is none', async () => {
  for (const bytes of [rtf.bytes, buildOle(['WordDocument'])]) {
    const asking = asDocx({ name: 'a.doc', bytes }, { gate: PREMIUM_GATE })
    await expect(asking).rejects.toMatchObject({ code: 'CONVERTER_MISSING', params: { reason: 'none' } })
  }
})

test('an ODT that the gate refuses never reaches the converter', async () => {
  asked.length = 0
  const odt = buildZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<!DOCTYPE x [<!ENTITY e "e">]><x/>' },
  ])
  const refused = asDocx({ name: 'a.odt', bytes: odt }, { converter, gate: PREMIUM_GATE })
  await expect(refused).rejects.toMatchObject({ code: 'GATE_DOCTYPE' })
  expect(asked).toEqual([])
})
