import {
  UNKNOWN_LETTER,
  type Area,
  type Box,
  type Glyph,
  type PageContent,
  type PageFont,
  type Rule,
  type Turn,
} from './content'
import { OPS, PATH } from './operators'
import type { ReadingLimits } from './limits'

/** a b c d e f of a PDF matrix (ISO 32000-2, 8.3.3). */
type Matrix = readonly [number, number, number, number, number, number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

function multiply(m: Matrix, n: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = [n[0] ?? 1, n[1] ?? 0, n[2] ?? 0, n[3] ?? 1, n[4] ?? 0, n[5] ?? 0]
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ]
}

interface State {
  matrix: Matrix
  clip: Box
  lineWidth: number
  stroke: number
  fill: number
  strokeAlpha: number
  fillAlpha: number
  font: PageFont | null
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
}

interface Mark {
  readonly tag: number | null
  readonly artifact: boolean
  readonly hidden: boolean
}

/** A glyph as pdf.js gives it. */
interface GivenGlyph {
  readonly originalCharCode: number
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
  readonly vmetric?: readonly number[]
}

export interface PageFrame {
  readonly number: number
  /** The visible part of the page in its own units. */
  readonly view: readonly [number, number, number, number]
  /** In degrees. */
  readonly rotate: number
}

/** What an interpreter needs to know of the document. */
export interface Surroundings {
  font(id: string): PageFont | null
  /** Whether a layer is shown. */
  shows(group: unknown): boolean
}

/** A filled rectangle as thin as this is a rule. */
const THIN = 3
/** A stroke as thick as this is an area. */
const THICK = 8
/** What is slanted by less is along the page. */
const STRAIGHT = 0.5
/** pdf.js's mode of text that is not drawn. */
const INVISIBLE = 3
/** A picture takes as much of the page at least. */
const PICTURE_SIDE = 40

/** Reads a page's operators as they come, and keeps what tables are made of: letters, rules, filled areas. */
export class PageInterpreter {
  readonly #glyphs: Glyph[] = []
  readonly #rules: Rule[] = []
  readonly #areas: Area[] = []
  readonly #pictures: Box[] = []
  readonly #curves: Box[] = []
  readonly #stack: State[] = []
  readonly #marks: Mark[] = []
  readonly #width: number
  readonly #height: number
  #state: State
  #text: Matrix = IDENTITY
  #line: Matrix = IDENTITY
  #hidden = 0
  #clipNext = false
  /** Set by a transformation, and unset by what is drawn after it. */
  #drewNothing = false
  #over: PageContent['over'] = null
  #operators = 0
  #drawnGlyphs = 0
  #run = 0

  constructor(
    private readonly frame: PageFrame,
    private readonly around: Surroundings,
    private readonly limits: Pick<ReadingLimits, 'operators' | 'glyphs' | 'rules'>,
  ) {
    const [x0, y0, x1, y1] = frame.view
    const turned = frame.rotate % 180 !== 0
    this.#width = turned ? y1 - y0 : x1 - x0
    this.#height = turned ? x1 - x0 : y1 - y0
    this.#state = {
      matrix: pageMatrix(frame),
      clip: { x0: 0, y0: 0, x1: this.#width, y1: this.#height },
      lineWidth: 1,
      stroke: 0,
      fill: 0,
      strokeAlpha: 1,
      fillAlpha: 1,
      font: null,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    }
  }

  get operators(): number {
    return this.#operators
  }

  /** Every letter drawn, also those that are not kept. */
  get letters(): number {
    return this.#drawnGlyphs
  }

  /** Reads nothing more: the page takes too long. */
  stop(): void {
    this.#over ??= 'time'
  }

  /** @returns false once a limit is reached: the rest of the page is not read */
  read(operators: readonly number[], args: readonly unknown[]): boolean {
    for (const [index, operator] of operators.entries()) {
      if (++this.#operators > this.limits.operators) this.#over ??= 'operators'
      if (this.#drawnGlyphs > this.limits.glyphs) this.#over ??= 'glyphs'
      if (this.#rules.length + this.#areas.length > this.limits.rules) this.#over ??= 'rules'
      if (this.#over !== null) return false
      this.#apply(operator, (args[index] ?? []) as readonly unknown[])
    }
    return true
  }

  content(): PageContent {
    return {
      number: this.frame.number,
      width: this.#width,
      height: this.#height,
      glyphs: this.#glyphs,
      rules: this.#rules,
      areas: this.#areas,
      pictures: this.#pictures,
      curves: this.#curves,
      hidden: this.#hidden,
      over: this.#over,
      tags: null,
    }
  }

  #apply(operator: number, args: readonly unknown[]): void {
    const state = this.#state
    const number = (index: number) => Number(args[index] ?? 0)
    switch (operator) {
      case OPS.save:
      case OPS.paintFormXObjectBegin:
      case OPS.beginAnnotation:
        this.#push(operator, args)
        break
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        this.#picture()
        this.#state = this.#stack.pop() ?? state
        break
      case OPS.transform:
        state.matrix = multiply(state.matrix, args as readonly number[])
        this.#drewNothing = true
        break
      case OPS.setGState:
        this.#setGraphics(args[0])
        break
      case OPS.setLineWidth:
        state.lineWidth = number(0)
        break
      case OPS.setStrokeRGBColor:
        state.stroke = colorOf(args)
        break
      case OPS.setFillRGBColor:
        state.fill = colorOf(args)
        break
      case OPS.setFillTransparent:
        state.fillAlpha = 0
        break
      case OPS.setStrokeTransparent:
        state.strokeAlpha = 0
        break
      case OPS.clip:
      case OPS.eoClip:
        this.#clipNext = true
        break
      case OPS.constructPath:
        this.#path(number(0), args[1], args[2])
        break
      case OPS.paintSolidColorImageMask:
      case OPS.paintImageMaskXObject:
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        this.#image(operator)
        break
      case OPS.beginMarkedContent:
        this.#begin(String(args[0] ?? ''), null)
        break
      case OPS.beginMarkedContentProps:
        this.#begin(String(args[0] ?? ''), args[1])
        break
      case OPS.endMarkedContent:
        this.#marks.pop()
        break
      default:
        this.#applyText(operator, args)
    }
  }

  #applyText(operator: number, args: readonly unknown[]): void {
    const state = this.#state
    const number = (index: number) => Number(args[index] ?? 0)
    switch (operator) {
      case OPS.beginText:
        this.#text = this.#line = IDENTITY
        break
      case OPS.setCharSpacing:
        state.charSpacing = number(0)
        break
      case OPS.setWordSpacing:
        state.wordSpacing = number(0)
        break
      case OPS.setHScale:
        state.scale = number(0) / 100
        break
      case OPS.setLeading:
        state.leading = number(0)
        break
      case OPS.setFont:
        state.font = this.around.font(String(args[0]))
        state.size = number(1)
        break
      case OPS.setTextRenderingMode:
        state.mode = number(0)
        break
      case OPS.setTextRise:
        state.rise = number(0)
        break
      case OPS.setLeadingMoveText:
        state.leading = -number(1)
        this.#moveLine(number(0), number(1))
        break
      case OPS.moveText:
        this.#moveLine(number(0), number(1))
        break
      case OPS.nextLine:
        this.#moveLine(0, -state.leading)
        break
      case OPS.setTextMatrix:
        this.#text = this.#line = multiply(IDENTITY, args[0] as ArrayLike<number>)
        break
      case OPS.showText:
        this.#show(args[0] as readonly (GivenGlyph | number | null)[])
        break
    }
  }

  #push(operator: number, args: readonly unknown[]): void {
    this.#stack.push(this.#state)
    this.#state = { ...this.#state }
    if (operator === OPS.paintFormXObjectBegin) {
      const [matrix, box] = args as [ArrayLike<number> | null, ArrayLike<number> | null]
      if (matrix) this.#state.matrix = multiply(this.#state.matrix, matrix)
      if (box) this.#clip(box)
    } else if (operator === OPS.beginAnnotation) {
      // id, rect, transform, matrix: the annotation's drawing is fitted into its rectangle.
      const [, , transform, matrix] = args as [unknown, unknown, ArrayLike<number>, ArrayLike<number>]
      this.#state.matrix = multiply(multiply(pageMatrix(this.frame), transform), matrix)
      this.#state.clip = { x0: 0, y0: 0, x1: this.#width, y1: this.#height }
    }
  }

  #begin(name: string, given: unknown): void {
    const outer = this.#marks.at(-1)
    const isLayer = name === 'OC'
    const hidden = (outer?.hidden ?? false) || (isLayer && !this.around.shows(given))
    const tag = isLayer
      ? (outer?.tag ?? null)
      : typeof given === 'number'
        ? given
        : name === 'Artifact'
          ? null
          : (outer?.tag ?? null)
    this.#marks.push({ tag, hidden, artifact: name === 'Artifact' || (outer?.artifact ?? false) })
  }

  #setGraphics(given: unknown): void {
    if (!Array.isArray(given)) return
    for (const [key, value] of given as [string, unknown][]) {
      if (key === 'LW') this.#state.lineWidth = Number(value)
      else if (key === 'CA') this.#state.strokeAlpha = Number(value)
      else if (key === 'ca') this.#state.fillAlpha = Number(value)
      else if (key === 'Font' && Array.isArray(value)) {
        this.#state.font = this.around.font(String(value[0]))
        this.#state.size = Number(value[1])
      }
    }
  }

  #moveLine(x: number, y: number): void {
    this.#text = this.#line = multiply(this.#line, [1, 0, 0, 1, x, y])
  }

  #show(given: readonly (GivenGlyph | number | null)[]): void {
    const { font, size, scale, rise, charSpacing, wordSpacing, matrix, clip, mode, fill, fillAlpha } = this.#state
    if (font === null || !Array.isArray(given)) return
    this.#drewNothing = false
    this.#run++
    const mark = this.#marks.at(-1)
    const whole = multiply(matrix, this.#text)
    // Text in the direction of its line, and upwards.
    const along = Math.hypot(whole[0], whole[1])
    const height = Math.abs(size) * Math.hypot(whole[2], whole[3])
    const turn = turnOf(whole[0] * Math.sign(size || 1), whole[1] * Math.sign(size || 1))
    const unseen = mode === INVISIBLE || mode === 7 || fillAlpha === 0 || height < 0.5 || (mark?.hidden ?? false)
    let at = 0
    for (const glyph of given) {
      if (typeof glyph === 'number') {
        at -= ((glyph * size) / 1000) * scale
        continue
      }
      if (glyph === null || typeof glyph !== 'object') continue
      this.#drawnGlyphs++
      const width = glyph.width * font.matrix * size * scale
      const step = font.vertical ? 0 : width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale
      if (unseen || turn === null || font.vertical) {
        if (mode === INVISIBLE && glyph.unicode.trim() !== '') this.#hidden++
      } else {
        const text = letterOf(glyph, font)
        const x = whole[0] * at + whole[2] * rise + whole[4]
        const y = whole[1] * at + whole[3] * rise + whole[5]
        const advance = Math.abs(width) * along
        const box = glyphBox(turn, x, y, advance, height)
        const [middleX, middleY] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
        if (middleX >= clip.x0 && middleX <= clip.x1 && middleY >= clip.y0 - 1 && middleY <= clip.y1 + 1) {
          // Each field by its name: a spread here took a quarter of the time of a whole document.
          this.#glyphs.push({
            x0: box.x0,
            y0: box.y0,
            x1: box.x1,
            y1: box.y1,
            text,
            turn,
            x,
            y,
            advance,
            size: height,
            isSpace: text.trim() === '',
            run: this.#run,
            font,
            color: fill,
            tag: mark?.tag ?? null,
            artifact: mark?.artifact ?? false,
          })
        }
      }
      at += step
    }
    this.#text = multiply(this.#text, [1, 0, 0, 1, at, 0])
  }

  #point(x: number, y: number): readonly [number, number] {
    const m = this.#state.matrix
    return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
  }

  #clip(box: ArrayLike<number>): void {
    const corners = [
      this.#point(box[0] ?? 0, box[1] ?? 0),
      this.#point(box[2] ?? 0, box[3] ?? 0),
      this.#point(box[0] ?? 0, box[3] ?? 0),
      this.#point(box[2] ?? 0, box[1] ?? 0),
    ]
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    const { clip } = this.#state
    this.#state.clip = {
      x0: Math.max(clip.x0, Math.min(...xs)),
      y0: Math.max(clip.y0, Math.min(...ys)),
      x1: Math.min(clip.x1, Math.max(...xs)),
      y1: Math.min(clip.y1, Math.max(...ys)),
    }
  }

  #path(paint: number, data: unknown, bounds: unknown): void {
    const given = Array.isArray(data) ? (data[0] as ArrayLike<number> | null) : null
    const clips = this.#clipNext
    this.#clipNext = false
    if (paint !== OPS.endPath) this.#drewNothing = false
    if (given && paint !== OPS.endPath && !(this.#marks.at(-1)?.hidden ?? false)) {
      const { fillAlpha, strokeAlpha } = this.#state
      const fills = paint !== OPS.stroke && paint !== OPS.closeStroke
      const strokes = paint !== OPS.fill && paint !== OPS.eoFill
      const paths = this.#subpaths(given)
      if (fills && fillAlpha > 0.02) for (const path of paths) this.#fill(path)
      if (strokes && strokeAlpha > 0.02) for (const path of paths) this.#stroke(path)
    }
    if (clips && bounds) this.#clip(bounds as ArrayLike<number>)
  }

  #subpaths(data: ArrayLike<number>): Subpath[] {
    const paths: Subpath[] = []
    let points: (readonly [number, number])[] = []
    let [curved, closed] = [false, false]
    const flush = () => {
      if (points.length > 1) paths.push({ points, curved, closed })
      points = []
      curved = closed = false
    }
    const take = (index: number) => points.push(this.#point(data[index] ?? 0, data[index + 1] ?? 0))
    for (let index = 0; index < data.length;) {
      const part = data[index++]
      if (part === PATH.moveTo) {
        flush()
        take(index)
        index += 2
      } else if (part === PATH.lineTo) {
        take(index)
        index += 2
      } else if (part === PATH.curveTo) {
        take(index + 4)
        curved = true
        index += 6
      } else if (part === PATH.quadraticCurveTo) {
        take(index + 2)
        curved = true
        index += 4
      } else {
        closed = true
        const [first] = points
        flush()
        if (first) points.push(first)
      }
    }
    flush()
    return paths
  }

  #fill({ points, curved }: Subpath): void {
    const box = boxOf(points)
    if (curved || !isRectangle(points)) {
      // A slanted or rounded shape: part of a picture, or a button; its bounds tell it from a table.
      if (points.length > 2) this.#keepCurve(box)
      return
    }
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
    const color = this.#state.fill
    if (Math.min(width, height) <= THIN && Math.max(width, height) > Math.min(width, height) * 1.5) {
      this.#keepRule(box, height <= width, Math.min(width, height), color)
    } else if (width > THIN && height > THIN) {
      const seen = cut(box, this.#state.clip)
      if (seen) this.#areas.push({ ...seen, color })
    }
  }

  #stroke({ points, curved, closed }: Subpath): void {
    const { matrix, lineWidth, stroke } = this.#state
    const width = lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
    if (curved) {
      this.#keepCurve(boxOf(points))
      return
    }
    const [first] = points
    const ends = closed && first ? [...points, first] : points
    for (let index = 1; index < ends.length; index++) {
      const [from, to] = [ends[index - 1], ends[index]]
      if (!from || !to) continue
      const box = boxOf([from, to])
      const [across, down] = [box.x1 - box.x0, box.y1 - box.y0]
      if (across <= STRAIGHT && down <= STRAIGHT) continue
      if (down > STRAIGHT && across > STRAIGHT) this.#keepCurve(box)
      else if (width > THICK) {
        const half = width / 2
        const thick =
          across > down
            ? { x0: box.x0, x1: box.x1, y0: box.y0 - half, y1: box.y1 + half }
            : { x0: box.x0 - half, x1: box.x1 + half, y0: box.y0, y1: box.y1 }
        const seen = cut(thick, this.#state.clip)
        if (seen) this.#areas.push({ ...seen, color: stroke })
      } else this.#keepRule(box, across > down, width, stroke)
    }
  }

  #keepRule(box: Box, horizontal: boolean, width: number, color: number): void {
    const { clip } = this.#state
    // A rule along the edge of what is clipped is drawn by half.
    const seen = cut(box, { x0: clip.x0 - 1, y0: clip.y0 - 1, x1: clip.x1 + 1, y1: clip.y1 + 1 })
    if (!seen) return
    const middle = horizontal ? (seen.y0 + seen.y1) / 2 : (seen.x0 + seen.x1) / 2
    this.#rules.push(
      horizontal
        ? { x0: seen.x0, x1: seen.x1, y0: middle, y1: middle, horizontal, width, color }
        : { x0: middle, x1: middle, y0: seen.y0, y1: seen.y1, horizontal, width, color },
    )
  }

  #keepCurve(box: Box): void {
    const seen = cut(box, this.#state.clip)
    if (seen && this.#curves.length < this.limits.rules) this.#curves.push(seen)
  }

  #image(operator: number): void {
    this.#drewNothing = false
    const box = this.#unitSquare()
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
    const seen = cut(box, this.#state.clip)
    if (!seen) return
    if (Math.min(width, height) <= THIN && Math.max(width, height) > 3 * Math.min(width, height)) {
      this.#keepRule(box, height <= width, Math.min(width, height), this.#state.fill)
    } else if (operator === OPS.paintSolidColorImageMask) this.#areas.push({ ...seen, color: this.#state.fill })
    else this.#pictures.push(seen)
  }

  /** pdf.js is asked to leave pictures out; what remains of one is a transformation with nothing drawn in it. */
  #picture(): void {
    if (!this.#drewNothing) return
    this.#drewNothing = false
    const seen = cut(this.#unitSquare(), this.#state.clip)
    if (seen && seen.x1 - seen.x0 > PICTURE_SIDE && seen.y1 - seen.y0 > PICTURE_SIDE) this.#pictures.push(seen)
  }

  #unitSquare(): Box {
    return boxOf([this.#point(0, 0), this.#point(1, 0), this.#point(0, 1), this.#point(1, 1)])
  }
}

/** The text of a glyph. A space draws nothing, so it needs no Unicode. */
function letterOf({ originalCharCode, unicode, width, isSpace }: GivenGlyph, { isKnown }: PageFont): string {
  const isLost = unicode === '\0' || !isKnown(originalCharCode)
  return isLost && !isSpace && width > 0 ? UNKNOWN_LETTER : unicode
}

interface Subpath {
  readonly points: readonly (readonly [number, number])[]
  readonly curved: boolean
  readonly closed: boolean
}

/** From a page's own units to points from the top left of the page as shown. */
function pageMatrix({ view: [x0, y0, x1, y1], rotate }: PageFrame): Matrix {
  switch (((rotate % 360) + 360) % 360) {
    case 90:
      return [0, 1, 1, 0, -y0, -x0]
    case 180:
      return [-1, 0, 0, 1, x1, -y0]
    case 270:
      return [0, -1, -1, 0, y1, x1]
    default:
      return [1, 0, 0, -1, -x0, y1]
  }
}

function colorOf(args: readonly unknown[]): number {
  const [given] = args
  if (typeof given === 'string') return Number.parseInt(given.slice(1), 16) || 0
  return ((Number(args[0]) & 255) << 16) | ((Number(args[1]) & 255) << 8) | (Number(args[2]) & 255)
}

/** Text slanted by more than six degrees runs along no line of a table. */
function turnOf(x: number, y: number): Turn | null {
  const [across, down] = [Math.abs(x), Math.abs(y)]
  if (Math.min(across, down) > Math.max(across, down) * 0.1) return null
  if (across >= down) return x >= 0 ? 0 : 2
  return y >= 0 ? 1 : 3
}

/** Of usual letters, from the foot of a g to the top of a d: fonts say of their own what they like. */
const ABOVE = 0.74
const BELOW = 0.22

function glyphBox(turn: Turn, x: number, y: number, advance: number, size: number): Box {
  const [up, down] = [size * ABOVE, size * BELOW]
  switch (turn) {
    case 0:
      return { x0: x, x1: x + advance, y0: y - up, y1: y + down }
    case 1:
      return { x0: x - down, x1: x + up, y0: y, y1: y + advance }
    case 2:
      return { x0: x - advance, x1: x, y0: y - down, y1: y + up }
    case 3:
      return { x0: x - up, x1: x + down, y0: y - advance, y1: y }
  }
}

function boxOf(points: readonly (readonly [number, number])[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    x0 = Math.min(x0, x)
    x1 = Math.max(x1, x)
    y0 = Math.min(y0, y)
    y1 = Math.max(y1, y)
  }
  return { x0, y0, x1, y1 }
}

function isRectangle(points: readonly (readonly [number, number])[]): boolean {
  if (points.length < 3 || points.length > 6) return false
  const { x0, y0, x1, y1 } = boxOf(points)
  const near = (a: number, b: number) => Math.abs(a - b) <= STRAIGHT
  return points.every(([x, y]) => (near(x, x0) || near(x, x1)) && (near(y, y0) || near(y, y1)))
}

function cut(box: Box, clip: Box): Box | null {
  const [x0, y0] = [Math.max(box.x0, clip.x0), Math.max(box.y0, clip.y0)]
  const [x1, y1] = [Math.min(box.x1, clip.x1), Math.min(box.y1, clip.y1)]
  return x1 >= x0 && y1 >= y0 ? { x0, y0, x1, y1 } : null
}
