import type { PageContent } from './reading/content'

export type Readability = 'readable' | 'scanned' | 'without-unicode'

/** This few letters are a stamp or a page number next to a picture. */
const FEW = 12
/** A picture that covers at least this share of the page is a scan of it. */
const MOST = 0.4
const UNREADABLE = 0.3

/**
 * Returns whether a page's text can be read: not if the page is a picture, and not if its character codes have no
 * Unicode values.
 */
export function readability({ glyphs, pictures, width, height }: PageContent): Readability {
  const letters = glyphs.filter(({ isSpace }) => !isSpace)
  if (letters.length < FEW) {
    const covered = pictures.reduce((sum, { x0, y0, x1, y1 }) => sum + (x1 - x0) * (y1 - y0), 0)
    return covered >= width * height * MOST ? 'scanned' : 'readable'
  }
  const lost = letters.filter(({ font, text }) => font.withoutUnicode || isNoLetter(text)).length
  return lost >= letters.length * UNREADABLE ? 'without-unicode' : 'readable'
}

/** Control characters and private-use code points. */
function isNoLetter(text: string): boolean {
  const code = text.codePointAt(0) ?? 0
  return code < 32 || (code >= 0x7f && code < 0xa0) || (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd
}
