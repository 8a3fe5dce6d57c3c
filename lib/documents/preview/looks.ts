import { border, colour, highlight, points, rounded, shading, twips, type Css } from './css'
import { familyOf, type ThemeFonts } from './fonts'
import { child, elements, isOn, valueOf, type XmlNode } from './xml-tree'

/** A run's formatting (ECMA-376 §17.3.2). Undefined: not specified. */
export interface RunLooks {
  readonly bold?: boolean | undefined
  readonly italic?: boolean | undefined
  readonly underline?: string | undefined
  readonly strike?: boolean | undefined
  readonly caps?: 'uppercase' | 'none' | undefined
  readonly smallCaps?: boolean | undefined
  readonly position?: string | undefined
  /** In half points. */
  readonly size?: number | undefined
  readonly colour?: string | undefined
  readonly background?: string | undefined
  readonly family?: string | undefined
  /** As written, for the signs of symbol fonts. */
  readonly font?: string | undefined
  readonly hidden?: boolean | undefined
}

/** One's own before what is inherited. */
export function inheriting<Looks extends object>(own: Looks, inherited: Looks): Looks {
  const said = Object.entries(own).filter(([, value]) => value !== undefined)
  return { ...inherited, ...Object.fromEntries(said) }
}

const UNDERLINES: ReadonlyMap<string, string> = new Map([
  ['none', 'none'],
  ['double', 'underline double'],
  ['dotted', 'underline dotted'],
  ['dash', 'underline dashed'],
  ['wave', 'underline wavy'],
])

function halfPoints(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Math.min(Math.max(Number(text), 2), 400) : undefined
}

function fontOf(node: XmlNode | undefined, theme: ThemeFonts): string | undefined {
  const named = node?.attributes.get('w:asciiTheme') ?? node?.attributes.get('w:hAnsiTheme')
  const themed = named?.startsWith('major') === true ? theme.major : named === undefined ? undefined : theme.minor
  return themed ?? node?.attributes.get('w:ascii') ?? node?.attributes.get('w:hAnsi')
}

/** Returns a `w:rPr`'s formatting (ECMA-376 §17.3.2); unspecified keys are undefined. */
export function runLooks(rPr: XmlNode | undefined, theme: ThemeFonts): RunLooks {
  if (rPr === undefined) return {}
  const underline = valueOf(rPr, 'w:u')
  const font = fontOf(child(rPr, 'w:rFonts'), theme)
  const caps = isOn(rPr, 'w:caps')
  const colourValue = valueOf(rPr, 'w:color')
  const marked = valueOf(rPr, 'w:highlight')
  return {
    bold: isOn(rPr, 'w:b'),
    italic: isOn(rPr, 'w:i'),
    underline: underline && (UNDERLINES.get(underline) ?? 'underline'),
    strike: isOn(rPr, 'w:strike') ?? isOn(rPr, 'w:dstrike'),
    caps: caps === undefined ? undefined : caps ? 'uppercase' : 'none',
    smallCaps: isOn(rPr, 'w:smallCaps'),
    position: valueOf(rPr, 'w:vertAlign'),
    size: halfPoints(valueOf(rPr, 'w:sz')),
    colour: colourValue === 'auto' ? '#000000' : colour(colourValue),
    background: marked === 'none' ? undefined : (highlight(marked) ?? shading(child(rPr, 'w:shd'))),
    family: font && familyOf(font),
    font,
    hidden: isOn(rPr, 'w:vanish'),
  }
}

/** What a run's content inherits. */
export function inheritedCss(looks: RunLooks): Css {
  return {
    ...(looks.family !== undefined && { 'font-family': looks.family }),
    ...(looks.size !== undefined && { 'font-size': `${rounded(looks.size / 2)}pt` }),
    'font-weight': looks.bold === true ? '700' : '400',
    'font-style': looks.italic === true ? 'italic' : 'normal',
    'text-transform': looks.caps ?? 'none',
    'font-variant': looks.smallCaps === true ? 'small-caps' : 'normal',
    color: looks.colour ?? '#000000',
  }
}

/** What isn't inherited: only for its own text. */
export function ownCss({ underline, strike, background }: RunLooks): Css {
  const lines = [
    underline === undefined || underline === 'none' ? '' : underline,
    strike === true ? 'line-through' : '',
  ]
  const decoration = lines.filter((line) => line !== '').join(' ')
  return {
    ...(decoration !== '' && { 'text-decoration': decoration }),
    ...(background !== undefined && { 'background-color': background }),
  }
}

/** What a paragraph's properties say of its looks (§17.3.1); lengths in twentieths of a point. */
export interface ParagraphLooks {
  readonly align?: string | undefined
  readonly left?: number | undefined
  readonly right?: number | undefined
  /** Below zero where the first line hangs out. */
  readonly first?: number | undefined
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly line?: string | undefined
  readonly background?: string | undefined
  readonly borders?: Css | undefined
  readonly pageBreakBefore?: boolean | undefined
  readonly contextual?: boolean | undefined
  readonly list?: string | undefined
  readonly level?: number | undefined
  /** Where the first set tab is. */
  readonly tab?: number | undefined
}

const ALIGNS: ReadonlyMap<string, string> = new Map([
  ['left', 'left'],
  ['start', 'left'],
  ['center', 'center'],
  ['right', 'right'],
  ['end', 'right'],
  ['both', 'justify'],
  ['distribute', 'justify'],
])

/** ST_Jc (ECMA-376 §17.18.44) as `text-align`; undefined where it says nothing. */
function alignOf(value: string | undefined): string | undefined {
  return ALIGNS.get(value ?? '')
}

/** Word's single line of most fonts, as a part of their size. */
const SINGLE_LINE = 1.15
const LINE_UNITS = 240

function lineHeight(spacing: XmlNode | undefined): string | undefined {
  const line = twips(spacing?.attributes.get('w:line'))
  if (line === undefined || line <= 0) return undefined
  const rule = spacing?.attributes.get('w:lineRule') ?? 'auto'
  if (rule === 'exact') return points(line)
  return rule === 'auto' ? String(rounded((line / LINE_UNITS) * SINGLE_LINE)) : undefined
}

function firstLine(ind: XmlNode | undefined): number | undefined {
  const hanging = twips(ind?.attributes.get('w:hanging'))
  return hanging === undefined ? twips(ind?.attributes.get('w:firstLine')) : -hanging
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** The specified borders of the four sides. */
export function bordersOf(node: XmlNode | undefined): Css {
  const other = { top: 'w:top', right: 'w:end', bottom: 'w:bottom', left: 'w:start' } as const
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const found = border(child(node, `w:${side}`)) ?? border(child(node, other[side]))
      return found === undefined ? [] : [[`border-${side}`, found]]
    }),
  )
}

/** A paragraph's indents in twentieths of a point (ECMA-376 §17.3.1.12). */
export function indents(pPr: XmlNode | undefined): Pick<ParagraphLooks, 'left' | 'right' | 'first'> {
  const ind = child(pPr, 'w:ind')
  return {
    left: twips(ind?.attributes.get('w:left') ?? ind?.attributes.get('w:start')),
    right: twips(ind?.attributes.get('w:right') ?? ind?.attributes.get('w:end')),
    first: firstLine(ind),
  }
}

/** Returns a `w:pPr`'s formatting (ECMA-376 §17.3.1); unspecified keys are undefined. */
export function paragraphLooks(pPr: XmlNode | undefined): ParagraphLooks {
  if (pPr === undefined) return {}
  const spacing = child(pPr, 'w:spacing')
  const numbering = child(pPr, 'w:numPr')
  const level = valueOf(numbering, 'w:ilvl')
  const borders = child(pPr, 'w:pBdr')
  const tab = elements(child(pPr, 'w:tabs')).find(({ attributes }) => attributes.get('w:val') !== 'clear')
  return {
    ...indents(pPr),
    align: alignOf(valueOf(pPr, 'w:jc')),
    before: twips(spacing?.attributes.get('w:before')),
    after: twips(spacing?.attributes.get('w:after')),
    line: lineHeight(spacing),
    background: shading(child(pPr, 'w:shd')),
    borders: borders && bordersOf(borders),
    pageBreakBefore: isOn(pPr, 'w:pageBreakBefore'),
    contextual: isOn(pPr, 'w:contextualSpacing'),
    list: valueOf(numbering, 'w:numId'),
    level: level !== undefined && /^\d$/.test(level) ? Number(level) : undefined,
    tab: twips(tab?.attributes.get('w:pos')),
  }
}

/** A paragraph's looks as CSS, with the standard where they say nothing. */
export function paragraphCss(looks: ParagraphLooks): Css {
  const { align, left = 0, right = 0, first = 0, before = 0, after = 0, line, background, borders, tab = 0 } = looks
  return {
    margin: `${points(before)} ${points(right)} ${points(after)} ${points(left)}`,
    ...(align !== undefined && align !== 'left' && { 'text-align': align }),
    ...(first !== 0 && { 'text-indent': points(first) }),
    ...(line !== undefined && { 'line-height': line }),
    ...(background !== undefined && { 'background-color': background }),
    ...(tab > 0 && { 'tab-size': points(tab) }),
    ...borders,
  }
}
