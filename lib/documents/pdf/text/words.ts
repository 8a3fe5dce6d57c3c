import type { Box, Glyph, PageContent, Turn } from '../reading/content'

/** Letters next to each other without a gap. */
export interface Word extends Box {
  readonly text: string
  readonly base: number
  readonly size: number
  readonly bold: boolean
  readonly color: number
  readonly tag: number | null
  readonly artifact: boolean
  /** Clipping cuts off its text: the rest isn't on the page. */
  readonly cut: boolean
  /** Its direction relative to its frame. */
  readonly turn: Turn
  /** Its position in the page's drawing order. */
  readonly order: number
  /** A space is drawn after it. */
  readonly spaced: boolean
}

/** A gap wider than this, in multiples of the font size, separates two words. */
const GAP = 0.2
/** The same if the second word is drawn separately. */
const GAP_APART = 0.13
/** A superscript or subscript is smaller than its line by this factor. */
const SMALLER = 0.86

const RAISED = new Map([...'0123456789+-−()'].map((letter, index) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾'][index] ?? letter]))

interface Upright {
  readonly x: number
  readonly y: number
}

/** Returns a point on the page turned so that text of a direction reads left to right. */
function uprightPoint(turn: Turn, x: number, y: number, width: number, height: number): Upright {
  switch (turn) {
    case 0:
      return { x, y }
    case 1:
      return { x: y, y: width - x }
    case 2:
      return { x: width - x, y: height - y }
    case 3:
      return { x: height - y, y: x }
  }
}

/** Returns a box on the page turned so that text of a direction reads left to right. */
export function uprightBox(turn: Turn, box: Box, width: number, height: number): Box {
  const [a, b] = [uprightPoint(turn, box.x0, box.y0, width, height), uprightPoint(turn, box.x1, box.y1, width, height)]
  return { x0: Math.min(a.x, b.x), x1: Math.max(a.x, b.x), y0: Math.min(a.y, b.y), y1: Math.max(a.y, b.y) }
}

/** Returns the box on the original page for a box on the turned one. */
export function pageBox(turn: Turn, box: Box, width: number, height: number): Box {
  const back = ((4 - turn) % 4) as Turn
  const [w, h] = turn % 2 === 0 ? [width, height] : [height, width]
  return uprightBox(back, box, w, h)
}

interface OpenWord {
  text: string
  x0: number
  x1: number
  y0: number
  y1: number
  base: number
  size: number
  bold: number
  letters: number
  color: number
  tag: number | null
  artifact: boolean
  cut: Glyph['cut']
  run: number
  lastRaised: boolean
  spaced: boolean
}

/** Returns the words of one direction, with boxes on the page turned so that they read left to right. */
export function wordsOfTurn({ glyphs, width, height }: PageContent, turn: Turn): Word[] {
  const words: Word[] = []
  const drawn: Drawn = new Map()
  let open: OpenWord | null = null
  const close = () => {
    if (open && open.text.trim() !== '') words.push(finished(open, words.length))
    open = null
  }
  for (const glyph of glyphs) {
    if (glyph.turn !== turn) continue
    if (glyph.isSpace) {
      // A space drawn over letters doesn't separate them: some programs draw all spaces of a line first.
      const at = uprightPoint(turn, glyph.x, glyph.y, width, height)
      const word = open as OpenWord | null
      if (word !== null && (at.x > word.x1 - word.size * 0.3 || at.x < word.x0)) {
        word.spaced = Math.abs(at.x - word.x1) < word.size * 0.3 && Math.abs(at.y - word.base) < word.size * 0.2
        if (glyph.cut === 'after') word.cut = 'after'
        close()
      }
      continue
    }
    const { x, y } = uprightPoint(turn, glyph.x, glyph.y, width, height)
    if (isDrawnTwice(drawn, glyph, x, y)) continue
    const word = open as OpenWord | null
    if (word !== null && continues(word, glyph, x, y)) append(word, glyph, x, y)
    else {
      close()
      open = opened(glyph, x, y)
    }
  }
  close()
  return words
}

/** A letter drawn twice to look bold is moved by at most this, in multiples of the font size. */
const MOVED = 0.15
/** The same in multiples of the letter's width: the two l of «all» are a whole width apart. */
const MOVED_WIDTH = 0.5

/** Where each text was drawn, by text and by field of a grid. */
type Drawn = Map<string, Map<number, Upright[]>>

/** More fields than a page is wide. */
const FIELDS = 1 << 20

/** Whether the same letter was already drawn at nearly the same place, as some programs do for bold text. */
function isDrawnTwice(drawn: Drawn, { text, size, advance }: Glyph, x: number, y: number): boolean {
  const down = Math.max(0.75, size * MOVED)
  const across = Math.min(down, advance * MOVED_WIDTH)
  const field = Math.round(y / down) * FIELDS + Math.round(x / down)
  let same = drawn.get(text)
  if (same === undefined) drawn.set(text, (same = new Map()))
  for (let row = field - FIELDS; row <= field + FIELDS; row += FIELDS) {
    for (let at = row - 1; at <= row + 1; at++) {
      const near = same.get(at)
      if (near?.some((other) => Math.abs(other.x - x) <= across && Math.abs(other.y - y) <= down)) return true
    }
  }
  const own = same.get(field)
  if (own) own.push({ x, y })
  else same.set(field, [{ x, y }])
  return false
}

function continues(word: OpenWord, { size, tag, artifact, run, cut }: Glyph, x: number, y: number): boolean {
  // Text clipped at the edge of its cell doesn't continue: text right next to it belongs to the next cell.
  if (word.cut === 'after' || (cut === 'before' && run !== word.run)) return false
  const gap = x - word.x1
  const scale = Math.max(word.size, size)
  if (gap < -0.4 * scale || gap > (run === word.run ? GAP : GAP_APART) * Math.min(word.size, size)) return false
  if (tag !== word.tag || artifact !== word.artifact) return false
  const [rise, ratio] = [word.base - y, size / word.size]
  if (Math.abs(rise) <= 0.12 * scale) return ratio > 0.6 && ratio < 1.6
  // Superscripts and subscripts.
  return ratio < SMALLER && rise > -0.35 * word.size && rise < 0.7 * word.size
}

function opened(glyph: Glyph, x: number, y: number): OpenWord {
  const { text, advance, size, font, color, tag, artifact, cut, run } = glyph
  return {
    text,
    x0: x,
    x1: x + advance,
    y0: y - size * 0.74,
    y1: y + size * 0.22,
    base: y,
    size,
    bold: font.bold ? 1 : 0,
    letters: 1,
    color,
    tag,
    artifact,
    cut,
    run,
    lastRaised: false,
    spaced: false,
  }
}

function append(word: OpenWord, { text, advance, size, font, run, cut }: Glyph, x: number, y: number): void {
  const raised = size / word.size < SMALLER && word.base - y > 0.12 * word.size
  // A 10 with a superscript 5 must never read 105.
  const mayRaise = raised && (word.lastRaised || /[\d\p{L})]$/u.test(word.text))
  word.text += mayRaise ? (RAISED.get(text) ?? text) : text
  word.lastRaised = mayRaise && RAISED.has(text)
  word.x1 = Math.max(word.x1, x + advance)
  word.letters++
  word.run = run
  if (cut === 'after' || word.cut === null) word.cut = cut
  if (font.bold) word.bold++
}

function finished({ letters, bold, lastRaised: _lastRaised, run: _run, cut, ...word }: OpenWord, order: number): Word {
  return { ...word, text: clean(word.text), cut: cut !== null, bold: bold * 2 > letters, turn: 0, order }
}

/** A sign that says nothing without the number after it. */
const SIGN = /^(?:[§№#±<>≤≥~≈]|\p{Sc})$/u

/**
 * Whether two words of a line read as one text, with at most a space between them. If the page draws its spaces, a gap
 * without one isn't a space.
 */
export function readsOn(word: Word, next: Word, drawsSpaces: boolean): boolean {
  const gap = next.x0 - word.x1
  const size = Math.min(word.size, next.size)
  if (gap <= 0.12 * size || (gap < 0.36 * size && SIGN.test(word.text) && /^\d/.test(next.text))) return true
  return drawsSpaces ? word.spaced && gap < 0.75 * size : gap < 0.36 * size
}

/** The width of a space, in multiples of the font size. */
const SPACE = { least: 0.12, most: 0.36 }
/**
 * If at least this share of space-wide gaps are drawn spaces, the page draws its spaces, and the other gaps are between
 * columns.
 */
const DRAWN = 0.25

/** Whether a page separates words by space characters, not by gaps alone. */
export function areSpaced(words: readonly Word[]): boolean {
  let [drawn, open] = [0, 0]
  words.forEach((word, index) => {
    const next = words[index + 1]
    if (word.spaced) drawn++
    else if (next !== undefined && Math.abs(next.base - word.base) < SPACE.least * word.size) {
      const gap = (next.x0 - word.x1) / word.size
      if (gap > SPACE.least && gap < SPACE.most) open++
    }
  })
  return drawn > 0 && drawn >= (drawn + open) * DRAWN
}

/** Expands ligatures, keeps superscript digits, and combines letters with their marks. */
function clean(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\ufeff\ufffe]/g, '')
}
