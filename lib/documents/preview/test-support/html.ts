import { expect } from '@jest/globals'

const TAGS =
  /<(\/?)(a|br|col|colgroup|div|footer|header|hr|img|p|section|span|sub|sup|table|tbody|td|tr)((?: [a-z-]+(?:="[^"<>]*")?)*)>/y
const ATTRIBUTE =
  /^(?:alt|colspan|rowspan|href|rel|target|style|src|data-(?:value|page|page-break|box|notes|number|picture))$/
const VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['href', /^(?:https:\/\/|mailto:)/],
  ['src', /^data:image\/(?:png|jpeg|gif|bmp);base64,[A-Za-z0-9+/=]+$/],
  ['style', /^(?:[a-z-]+:(?:[#\d. %,-]|[A-Za-z]|&#39;)+(?:;(?!$)|$))+$/],
])

/** Checks that HTML is closed and contains nothing but what a preview is made of. */
export function expectHarmless(html: string): void {
  const open: string[] = []
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const text = html.slice(at, next < 0 ? html.length : next)
    if (text.includes('>')) throw new Error(`Not escaped: ${text}`)
    if (next < 0) break
    TAGS.lastIndex = next
    const match = TAGS.exec(html)
    if (match === null) throw new Error(`No preview writes ${html.slice(next, next + 200)}`)
    const [whole, slash, tag = '', attributes = ''] = match
    if (slash === '/') {
      if (open.pop() !== tag) throw new Error(`</${tag}> closes another element`)
    } else if (!['br', 'col', 'hr', 'img'].includes(tag)) open.push(tag)
    expectHarmlessAttributes(attributes)
    at = next + whole.length
  }
  expect(open).toEqual([])
}

function expectHarmlessAttributes(attributes: string): void {
  for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)) {
    const allowed = ATTRIBUTE.test(name) ? (VALUES.get(name) ?? /^/) : /$^/
    if (!allowed.test(value.slice(0, 10_000))) throw new Error(`No preview writes ${name}="${value}"`)
  }
}

/** The text of HTML that `previewHtml` gave. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
