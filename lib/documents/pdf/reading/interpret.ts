import type { Box, Glyph, PageContent } from './content'
import {
  boxOf,
  cut,
  fillsRoom,
  glyphBox,
  IDENTITY,
  multiply,
  pageMatrix,
  reachesPast,
  showsMiddle,
  turnOf,
  type Matrix,
  type PageFrame,
} from './geometry'
import { OPS } from './operators'
import {
  colorOf,
  initialState,
  letterOf,
  type GivenGlyph,
  type Mark,
  type State,
  type Surroundings,
} from './graphics-state'
import type { ReadingLimits } from './limits'
import { isPicture, PageShapes, subpathsOf, THIN } from './shapes'

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** pdf.js's mode of text that is not drawn. */
const INVISIBLE = 3
/** A letter that extends past the clipping edge by this much, in multiples of the font size, is cut off. */
const CUT = 0.06

/** Reads a page's operators one by one and collects what tables consist of: letters, rules and filled areas. */
export class PageInterpreter {
  readonly #glyphs: Glyph[] = []
  readonly #pictures: Box[] = []
  readonly #shapes: PageShapes
  readonly #stack: State[] = []
  readonly #marks: Mark[] = []
  readonly #width: number
  readonly #height: number
  #state: State
  #text: Matrix = IDENTITY
  #line: Matrix = IDENTITY
  #hidden = 0
  #clipNext = false
  /** Set by a transformation and cleared by whatever is drawn after it. */
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
    this.#shapes = new PageShapes(limits.rules)
    const [x0, y0, x1, y1] = frame.view
    const turned = frame.rotate % 180 !== 0
    this.#width = turned ? y1 - y0 : x1 - x0
    this.#height = turned ? x1 - x0 : y1 - y0
    this.#state = initialState(pageMatrix(frame), this.#width, this.#height)
  }

  get operators(): number {
    return this.#operators
  }

  /** All letters drawn, including those that aren't kept. */
  get letters(): number {
    return this.#drawnGlyphs
  }

  /** Stops reading, because the page takes too long. */
  stop(): void {
    this.#over ??= 'time'
  }

  /** @returns false once a limit is reached, and the rest of the page isn't read */
  read(operators: readonly number[], args: readonly unknown[]): boolean {
    for (const [index, operator] of operators.entries()) {
      if (++this.#operators > this.limits.operators) this.#over ??= 'operators'
      if (this.#drawnGlyphs > this.limits.glyphs) this.#over ??= 'glyphs'
      if (this.#shapes.rules.length + this.#shapes.areas.length > this.limits.rules) this.#over ??= 'rules'
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
      rules: this.#shapes.rules,
      areas: this.#shapes.areas,
      pictures: this.#pictures,
      curves: this.#shapes.curves,
      hidden: this.#hidden,
      over: this.#over,
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
      // id, rect, transform, matrix: the annotation's drawing is scaled to fit its rectangle.
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
    const [mark, whole] = [this.#marks.at(-1), multiply(matrix, this.#text)]
    // The scale of text along its line and at right angles to it.
    const along = Math.hypot(whole[0], whole[1])
    const height = Math.abs(size) * Math.hypot(whole[2], whole[3])
    const turn = turnOf(whole[0] * Math.sign(size || 1), whole[1] * Math.sign(size || 1))
    const unseen = mode === INVISIBLE || mode === 7 || fillAlpha === 0 || height < 0.5 || (mark?.hidden ?? false)
    const begin = this.#glyphs.length
    let at = 0
    let last: Mutable<Glyph> | null = null
    let isCutBefore = false
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
        const isShown = showsMiddle(clip, box)
        const isSpace = text.trim() === ''
        const reaches = reachesPast(box, clip, turn, CUT * height)
        if (reaches === 'after' && last !== null && (isSpace || !isShown)) last.cut = 'after'
        if (reaches === 'before' && !isSpace) isCutBefore = true
        if (isShown) {
          // Fields are assigned one by one: a spread here took a quarter of the time of a whole document.
          last = {
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
            isSpace,
            run: this.#run,
            font,
            color: fill,
            tag: mark?.tag ?? null,
            artifact: mark?.artifact ?? false,
            cut: reaches === 'after' ? 'after' : isCutBefore ? 'before' : null,
          }
          isCutBefore = false
          this.#glyphs.push(last)
        }
      }
      at += step
    }
    // Some programs leave out the letters past a cell's edge. A space at the end tells that a word came after it.
    if (last?.isSpace && fillsRoom(this.#glyphs[begin] ?? last, last, clip, last.turn, height)) last.cut = 'after'
    this.#text = multiply(this.#text, [1, 0, 0, 1, at, 0])
  }

  #point(x: number, y: number): readonly [number, number] {
    const m = this.#state.matrix
    return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
  }

  #clip(box: ArrayLike<number>): void {
    const own = boxOf([
      this.#point(box[0] ?? 0, box[1] ?? 0),
      this.#point(box[2] ?? 0, box[3] ?? 0),
      this.#point(box[0] ?? 0, box[3] ?? 0),
      this.#point(box[2] ?? 0, box[1] ?? 0),
    ])
    const { clip } = this.#state
    this.#state.clip = {
      x0: Math.max(clip.x0, own.x0),
      y0: Math.max(clip.y0, own.y0),
      x1: Math.min(clip.x1, own.x1),
      y1: Math.min(clip.y1, own.y1),
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
      const paths = subpathsOf(given, (x, y) => this.#point(x, y))
      if (fills && fillAlpha > 0.02) for (const path of paths) this.#shapes.fill(path, this.#state)
      if (strokes && strokeAlpha > 0.02) for (const path of paths) this.#shapes.stroke(path, this.#state)
    }
    if (clips && bounds) this.#clip(bounds as ArrayLike<number>)
  }

  #image(operator: number): void {
    this.#drewNothing = false
    const box = this.#unitSquare()
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
    const seen = cut(box, this.#state.clip)
    if (!seen) return
    if (Math.min(width, height) <= THIN && Math.max(width, height) > 3 * Math.min(width, height)) {
      const { fill: color, clip } = this.#state
      this.#shapes.keepRule(box, { horizontal: height <= width, width: Math.min(width, height), color, clip })
    } else if (operator === OPS.paintSolidColorImageMask) this.#shapes.areas.push({ ...seen, color: this.#state.fill })
    else this.#pictures.push(seen)
  }

  /** pdf.js is told to leave out pictures. What remains is a transformation without any drawing. */
  #picture(): void {
    if (!this.#drewNothing) return
    this.#drewNothing = false
    const seen = cut(this.#unitSquare(), this.#state.clip)
    if (seen && isPicture(seen)) this.#pictures.push(seen)
  }

  #unitSquare(): Box {
    return boxOf([this.#point(0, 0), this.#point(1, 0), this.#point(0, 1), this.#point(1, 1)])
  }
}
