import type { PageContent } from './reading/content'

export type Readability = 'readable' | 'scanned' | 'without-unicode'

/** So few letters are a stamp or a page number beside a picture. */
const FEW = 12
/** A picture over so much of the page is a scan of it. */
const MOST = 0.4
const UNREADABLE = 0.3

/** Whether a page's text can be read: not where the page is a picture, and not where its codes lead to no letters. */
export function readability({ glyphs, pictures, width, height }: PageContent): Readability {
  const letters = glyphs.filter(({ isSpace }) => !isSpace)
  if (letters.length < FEW) {
    const covered = pictures.reduce((sum, { x0, y0, x1, y1 }) => sum + (x1 - x0) * (y1 - y0), 0)
    return covered >= width * height * MOST ? 'scanned' : 'readable'
  }
  const lost = letters.filter(({ font, text }) => font.withoutUnicode || isNoLetter(text)).length
  return lost >= letters.length * UNREADABLE ? 'without-unicode' : 'readable'
}

/** Control characters, and places that Unicode leaves to each font. */
function isNoLetter(text: string): boolean {
  const code = text.codePointAt(0) ?? 0
  return code < 32 || (code >= 0x7f && code < 0xa0) || (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd
}
