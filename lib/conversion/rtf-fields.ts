import { Buffer } from 'node:buffer'

/** `\b`, `\fs24 `, `\u1080`; a space after it belongs to it (RTF 1.9.1, "RTF Syntax"). */
const CONTROL_WORD = /\\([a-z]+)(-?\d{1,10})? ?/iy
const HEX = /\\'([0-9a-f]{2})/iy

/**
 * Returns whether an RTF's text contains INCLUDEPICTURE in any spelling: LibreOffice would read the file in such a
 * field from this machine's disk and put it into the document. Formatting and groups between the letters, and letters
 * as codes, are resolved.
 */
export function namesIncludedPicture(bytes: Uint8Array): boolean {
  return plainLetters(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')).includes(
    'INCLUDEPICTURE',
  )
}

const SPACE = 0x20
const NO_TEXT: ReadonlySet<string | undefined> = new Set(['{', '}', '\r', '\n'])

/** The text, its ASCII letters in upper case and anything else as a space, without braces, control words and line ends. */
function plainLetters(rtf: string): Buffer {
  const letters = Buffer.allocUnsafe(rtf.length)
  let length = 0
  const add = (code: number) => {
    const upper = code & ~0x20
    const letter = code < 0x80 && upper >= 0x41 && upper <= 0x5a
    length = letters.writeUInt8(letter ? upper : SPACE, length)
  }
  for (let at = 0; at < rtf.length; at++) {
    if (NO_TEXT.has(rtf[at])) continue
    if (rtf[at] !== '\\') {
      add(rtf.charCodeAt(at))
      continue
    }
    HEX.lastIndex = CONTROL_WORD.lastIndex = at
    const hex = HEX.exec(rtf)
    const word = hex === null ? CONTROL_WORD.exec(rtf) : null
    if (hex !== null) add(parseInt(hex[1] ?? '', 16))
    else if (word?.[1] === 'u') add(Number(word[2]))
    at = (hex === null ? (word === null ? at + 2 : CONTROL_WORD.lastIndex) : HEX.lastIndex) - 1
  }
  return letters.subarray(0, length)
}
