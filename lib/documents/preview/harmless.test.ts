import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { paragraph, table } from '../generation/test-support/files'
import { textOfHtml } from './test-support/html'
import { bodyOf, p, run, shown } from './test-support/shown'

describe('what a stranger sends', () => {
  test.each([
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['file:///etc/passwd', null],
    ['http://example.org/', null],
    ['https://example.org/?a=1&amp;b=&quot;', 'https://example.org/?a=1&amp;b=%22'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('a link to %s leads to %s', async (target, href) => {
    const link = { id: 'l', type: 'hyperlink', target, external: true }
    const html = await bodyOf(`<w:p><w:hyperlink r:id="l">${run('x')}</w:hyperlink></w:p>`, { relationships: [link] })
    expect(/href="([^"]*)"/.exec(html)?.[1] ?? null).toBe(href)
    expect(textOfHtml(html)).toBe('x')
  })

  test('can’t add anything to a style', async () => {
    const evil = 'red;background:url(//x)&quot;&gt;&lt;script&gt;'
    const html = await bodyOf(
      p(
        run(
          'a',
          `<w:color w:val="${evil}"/><w:sz w:val="${evil}"/><w:rFonts w:ascii="${evil}"/><w:highlight w:val="${evil}"/>`,
        ),
        `<w:jc w:val="${evil}"/><w:ind w:left="${evil}"/><w:spacing w:line="${evil}"/>`,
      ),
    )
    expect(html).not.toMatch(/url|script|red/)
  })

  test('nested too deep for the gate is refused; nested too deep to be read is cut', async () => {
    const nested = (depth: number) =>
      '<w:tbl><w:tr><w:tc>'.repeat(depth) + paragraph('x') + '</w:tc></w:tr></w:tbl>'.repeat(depth)
    await expect(shown(nested(1_000))).rejects.toMatchObject({ code: 'GATE_DEEP' })
    expect(await shown(nested(50))).toMatchObject({ cut: true })
  })

  test('1.2 KB of less-than signs are text', async () => {
    expect(textOfHtml(await bodyOf(paragraph('<'.repeat(1_200))))).toBe('<'.repeat(1_200))
    await expect(shown(`<w:p><w:r><w:t>${'<'.repeat(1_200)}</w:t></w:r></w:p>`)).rejects.toMatchObject({
      code: expect.stringMatching(/^GATE_/),
    })
  })

  test('a document without end is cut, and still closed', async () => {
    const { html, cut } = await shown(table(...Array.from({ length: 20_000 }, () => ['a', 'b'])) + paragraph('last'))
    expect(cut).toBe(true)
    expect(Buffer.byteLength(html)).toBeLessThan(2_001_000)
    expect(html).not.toContain('last')
  })
})
