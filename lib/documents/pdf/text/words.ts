import type { Box, Glyph, PageContent, Turn } from '../reading/content'

/** Letters drawn side by side without a gap. */
export interface Word extends Box {
  readonly text: string
  readonly base: number
  readonly size: number
  readonly bold: boolean
  readonly color: number
  readonly tag: number | null
  readonly artifact: boolean
  /** The edge of what is shown cuts its text off: the rest is not on the page. */
  readonly cut: boolean
  /** How it is turned against the frame that it is seen in. */
  readonly turn: Turn
  /** Its place among the words that the page draws. */
  readonly order: number
  /** A space is drawn after it. */
  readonly spaced: boolean
}

/** A wider gap than this, in sizes of the type, parts two words. */
const GAP = 0.2
/** The same where the second is drawn apart. */
const GAP_APART = 0.13
/** A raised or lowered mark is smaller than its line by this. */
const SMALLER = 0.86

const RAISED = new Map([...'0123456789+-−()'].map((letter, index) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾'][index] ?? letter]))

interface Upright {
  readonly x: number
  readonly y: number
}

/** Where a point is once the page is turned so that text of a turn reads left to right. */
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

/** A box as it is once the page is turned so that text of a turn reads left to right. */
export function uprightBox(turn: Turn, box: Box, width: number, height: number): Box {
  const [a, b] = [uprightPoint(turn, box.x0, box.y0, width, height), uprightPoint(turn, box.x1, box.y1, width, height)]
  return { x0: Math.min(a.x, b.x), x1: Math.max(a.x, b.x), y0: Math.min(a.y, b.y), y1: Math.max(a.y, b.y) }
}

/** The box on the page of one that is seen turned. */
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

/** The words of a page with one turn, in boxes of the page seen so that they read left to right. */
export function wordsOfTurn({ glyphs, width, height }: PageContent, turn: Turn): Word[] {
  const words: Word[] = []
  const drawn = new Map<string, Upright[]>()
  let open: OpenWord | null = null
  const close = () => {
    if (open && open.text.trim() !== '') words.push(finished(open, words.length))
    open = null
  }
  for (const glyph of glyphs) {
    if (glyph.turn !== turn) continue
    if (glyph.isSpace) {
      // A space drawn over letters parts nothing: some programs draw all spaces of a line first.
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

/** A letter drawn twice for bold is moved by no more than this, in sizes of the type. */
const MOVED = 0.15
/** The same in widths of the letter: the two l of «all» stand a whole width apart. */
const MOVED_WIDTH = 0.5

/** Whether the same letter was already drawn at nearly the same place, which is how some programs make bold text. */
function isDrawnTwice(drawn: Map<string, Upright[]>, { text, size, advance }: Glyph, x: number, y: number): boolean {
  const down = Math.max(0.75, size * MOVED)
  const across = Math.min(down, advance * MOVED_WIDTH)
  const [column, row] = [Math.round(x / down), Math.round(y / down)]
  for (const i of [0, -1, 1]) {
    for (const j of [0, -1, 1]) {
      const near = drawn.get(`${text} ${column + i} ${row + j}`)
      if (near?.some((other) => Math.abs(other.x - x) <= across && Math.abs(other.y - y) <= down)) return true
    }
  }
  const key = `${text} ${column} ${row}`
  const own = drawn.get(key)
  if (own) own.push({ x, y })
  else drawn.set(key, [{ x, y }])
  return false
}

function continues(word: OpenWord, { size, tag, artifact, run, cut }: Glyph, x: number, y: number): boolean {
  // Text is cut at the edge of its cell: what stands right beside it is of the next one.
  if (word.cut === 'after' || (cut === 'before' && run !== word.run)) return false
  const gap = x - word.x1
  const scale = Math.max(word.size, size)
  if (gap < -0.4 * scale || gap > (run === word.run ? GAP : GAP_APART) * Math.min(word.size, size)) return false
  if (tag !== word.tag || artifact !== word.artifact) return false
  const [rise, ratio] = [word.base - y, size / word.size]
  if (Math.abs(rise) <= 0.12 * scale) return ratio > 0.6 && ratio < 1.6
  // Raised and lowered marks.
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
  // 10 with a raised 5 never reads 105.
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
 * Whether two words of one line read as one text: no more than a space parts them. Where a page draws its spaces, a gap without one is
 * no space.
 */
export function readsOn(word: Word, next: Word, drawsSpaces: boolean): boolean {
  const gap = next.x0 - word.x1
  const size = Math.min(word.size, next.size)
  if (gap <= 0.12 * size || (gap < 0.36 * size && SIGN.test(word.text) && /^\d/.test(next.text))) return true
  return drawsSpaces ? word.spaced && gap < 0.75 * size : gap < 0.36 * size
}

/** A space is so wide, in sizes of the type. */
const SPACE = { least: 0.12, most: 0.36 }
/** Of the gaps as wide as a space, so many are drawn spaces on a page that draws them: the others are between columns. */
const DRAWN = 0.25

/** Whether the words of a page are parted by spaces that it draws, not by gaps alone. */
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

/** Ligatures become letters; raised digits stay raised. Letters are put together with their marks. */
function clean(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\ufeff\ufffe]/g, '')
}
