import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { docx } from '../generation/test-support/files'
import { PREMIUM_GATE } from '../ooxml/limits'
import { openPackage } from '../ooxml/package'
import { writePackage } from '../ooxml/write'
import { jpeg, png } from '../pictures/test-support/made-pictures'
import { previewHtml } from './preview-html'
import { expectHarmless, textOfHtml } from './test-support/html'

describe('pictures', () => {
  const drawing = (id: string) =>
    `<w:p><w:r><w:drawing xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:inline><wp:extent cx="914400" cy="457200"/><wp:docPr id="1" name="x" descr="Печать &lt;1&gt;"/><a:graphic><a:graphicData><a:blip r:embed="${id}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

  async function withPicture(body: string, bytes: Uint8Array) {
    const relationships = [{ id: 'p', type: 'image', target: 'media/a.bin' }]
    const base = await openPackage(docx(body, { relationships, files: { 'word/media/a.bin': '' } }), PREMIUM_GATE)
    const result = await previewHtml(await writePackage(base.entries, new Map([['word/media/a.bin', bytes]])), {
      gate: PREMIUM_GATE,
    })
    expectHarmless(result.html)
    return result
  }

  test('are in the HTML, in the size that they are drawn in', async () => {
    const bytes = png(2, 1)
    const { html, picturesLeftOut } = await withPicture(drawing('p'), bytes)
    expect(html).toContain(`src="data:image/png;base64,${Buffer.from(bytes).toString('base64')}"`)
    expect(html).toMatch(/<img alt="Печать &lt;1&gt;" style="width:72pt;height:36pt;max-width:100%"/)
    expect(picturesLeftOut).toBe(0)
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['one of 4 MB', Buffer.concat([png(2, 1), randomBytes(4_000_000)])],
    ['one of a billion pixels', jpeg({ width: 60_000, height: 60_000 })],
  ])('%s is a box with its description, and told', async (_what, bytes) => {
    const { html, picturesLeftOut } = await withPicture(drawing('p'), bytes)
    expect(html).not.toContain('<img')
    expect(html).toContain('data-picture="left-out"')
    expect(textOfHtml(html)).toBe('Печать <1>')
    expect(picturesLeftOut).toBe(1)
  })

  test('more than 3 MB of them together are boxes', async () => {
    const bytes = Buffer.concat([png(2, 1), randomBytes(1_000_000)])
    const { picturesLeftOut } = await withPicture(drawing('p').repeat(4), bytes)
    expect(picturesLeftOut).toBe(2)
  })
})
