import { DocumentError } from '../../error'

export interface Decoded {
  readonly text: string
  /** As the WHATWG Encoding Standard names it. */
  readonly encoding: string
  /** False where the letters alone spoke for this encoding. */
  readonly certain: boolean
  /** Bytes of broken UTF-8 that became U+FFFD. */
  readonly lost: number
}

const SAMPLE_BYTES = 256 * 1024

/**
 * The text of a file that doesn't name its encoding: byte order mark, UTF-16 by its zeros, valid UTF-8, and else the
 * one-byte encoding whose letters look most like Russian, Romanian or a Western language.
 * @throws DocumentError SHEET_ENCODING for bytes that aren't text
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const marked = byMark(bytes)
  if (marked) return sure(new TextDecoder(marked).decode(bytes), marked)
  const wide = utf16(bytes)
  if (wide) return sure(new TextDecoder(wide).decode(bytes), wide)
  if (bytes.includes(0)) throw new DocumentError('SHEET_ENCODING')
  try {
    return sure(new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'utf-8')
  } catch {
    return brokenUtf8(bytes) ?? oneByte(bytes)
  }
}

function sure(text: string, encoding: string): Decoded {
  return { text, encoding, certain: true, lost: 0 }
}

function byMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** The high bytes of Latin, Cyrillic, Romanian letters and of typographic marks; a tab or a digit gives the zeros. */
const HIGH_BYTES = new Set([0x00, 0x01, 0x02, 0x04, 0x20, 0x21])

function utf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 4_096)
  if (sample.length < 4 || bytes.length % 2 !== 0 || !sample.includes(0)) return null
  const high = [0, 0]
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) {
    if (HIGH_BYTES.has(byte)) high[index % 2] = (high[index % 2] ?? 0) + 1
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const most = (sample.length / 2) * 0.95
  if ((high[1] ?? 0) >= most && (zeros[0] ?? 0) === 0) return 'utf-16le'
  return (high[0] ?? 0) >= most && (zeros[1] ?? 0) === 0 ? 'utf-16be' : null
}

/** UTF-8 with a few broken places, as where a file was cut in the middle of a letter. */
function brokenUtf8(bytes: Uint8Array): Decoded | null {
  const text = new TextDecoder('utf-8').decode(bytes)
  let [lost, letters] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) lost += 1
    else if (code > 0x7f) letters += 1
  }
  return letters > 10 * lost ? { text, encoding: 'utf-8', certain: true, lost } : null
}

/** How often, of a hundred letters, each is met in Russian (Russian National Corpus). */
const RUSSIAN = new Map(
  Object.entries({
    о: 10.97,
    е: 8.45,
    а: 8.01,
    и: 7.35,
    н: 6.7,
    т: 6.26,
    с: 5.47,
    р: 4.73,
    в: 4.54,
    л: 4.4,
    к: 3.49,
    м: 3.21,
    д: 2.98,
    п: 2.81,
    у: 2.62,
    я: 2.01,
    ы: 1.9,
    ь: 1.74,
    г: 1.7,
    з: 1.65,
    б: 1.59,
    ч: 1.44,
    й: 1.21,
    х: 0.97,
    ж: 0.94,
    ш: 0.73,
    ю: 0.64,
    ц: 0.48,
    щ: 0.36,
    э: 0.32,
    ф: 0.26,
    ъ: 0.04,
    ё: 0.04,
  }),
)
/** How often, of a hundred letters beyond ASCII, each is met in Romanian: rounded. */
const ROMANIAN = new Map(Object.entries({ ă: 34, ţ: 18, ț: 18, ş: 16, ș: 16, î: 16, â: 12 }))
const WESTERN = new Map([...'éèêëàáâäåæçíìîïñóòôöøœúùûüýß'].map((letter) => [letter, 3]))

const SYMBOLS = new Set('«»„“”‘’–—№°±…µ·×²³½§\u00a0')

interface Candidate {
  readonly encoding: string
  readonly letters: ReadonlyMap<string, number>
  readonly symbol: number
  /** Whether words mix these letters with ASCII ones. */
  readonly mixed: boolean
}

const CANDIDATES: readonly Candidate[] = [
  { encoding: 'windows-1251', letters: RUSSIAN, symbol: 1, mixed: false },
  { encoding: 'koi8-r', letters: RUSSIAN, symbol: 0.5, mixed: false },
  { encoding: 'ibm866', letters: RUSSIAN, symbol: 0.5, mixed: false },
  { encoding: 'windows-1250', letters: ROMANIAN, symbol: 1, mixed: true },
  { encoding: 'windows-1252', letters: WESTERN, symbol: 2, mixed: true },
]

function oneByte(bytes: Uint8Array): Decoded {
  const start = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - 64)
  const sample = bytes.subarray(start, start + SAMPLE_BYTES)
  let best = { encoding: 'windows-1252', score: Number.NEGATIVE_INFINITY }
  for (const candidate of CANDIDATES) {
    const score = likelihood(new TextDecoder(candidate.encoding).decode(sample), candidate)
    if (score > best.score) best = { encoding: candidate.encoding, score }
  }
  return { text: new TextDecoder(best.encoding).decode(bytes), encoding: best.encoding, certain: false, lost: 0 }
}

/** The mean logarithm of how likely each character beyond ASCII is in the candidate's language, next to the one before it. */
function likelihood(text: string, { letters, symbol, mixed }: Candidate): number {
  let [sum, count] = [0, 0]
  let before = ''
  for (const char of text) {
    if (char > '\u007f') {
      const lower = char.toLowerCase()
      let weight = letters.get(lower) ?? (SYMBOLS.has(char) ? symbol : 0.01)
      if (letters.has(lower)) {
        const besideAscii = /[a-z]/i.test(before)
        const besideOwn = letters.has(before.toLowerCase())
        if (mixed ? besideOwn : besideAscii) weight *= 0.05
        // «рТЙЧЕФ»: the cases are exchanged between KOI8-R and windows-1251.
        if (besideOwn && before === before.toLowerCase() && char !== lower) weight *= 0.05
      }
      sum += Math.log(weight)
      count += 1
    }
    before = char
  }
  return count === 0 ? 0 : sum / count
}
