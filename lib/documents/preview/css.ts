import type { XmlNode } from './xml-tree'

/** Declarations of a style attribute, in their order. Every name and every form of value that can be in one is in this folder. */
export type Css = Readonly<Record<string, string>>

/** No page is as long; what says more is a mistake or an attack. */
const MAX_POINTS = 1_600

/** A number of twentieths of a point, as the schemas write it; undefined for anything else. */
export function twips(text: string | undefined): number | undefined {
  if (text === undefined || !/^-?\d{1,7}(?:\.\d+)?$/.test(text)) return undefined
  const points = Number(text) / 20
  return Math.abs(points) > MAX_POINTS ? undefined : Number(text)
}

/** A length in points, from twentieths. */
export function points(twentieths: number): string {
  return `${rounded(twentieths / 20)}pt`
}

/** A number as a style says it: two decimals, no further from 0 than a page can be. */
export function rounded(value: number): number {
  return Math.round(Math.min(Math.max(value, -MAX_POINTS), MAX_POINTS) * 100) / 100
}

/** ST_HexColor (ECMA-376 §17.18.38); undefined for `auto` and for what is none. */
export function colour(text: string | undefined): string | undefined {
  return text !== undefined && /^[0-9a-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : undefined
}

/** ST_HighlightColor (§17.18.40). */
const HIGHLIGHTS: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['blue', '#0000ff'],
  ['cyan', '#00ffff'],
  ['green', '#00ff00'],
  ['magenta', '#ff00ff'],
  ['red', '#ff0000'],
  ['yellow', '#ffff00'],
  ['white', '#ffffff'],
  ['darkBlue', '#000080'],
  ['darkCyan', '#008080'],
  ['darkGreen', '#008000'],
  ['darkMagenta', '#800080'],
  ['darkRed', '#800000'],
  ['darkYellow', '#808000'],
  ['darkGray', '#808080'],
  ['lightGray', '#c0c0c0'],
])

/** The CSS colour of a `w:highlight`; undefined for `none` and what isn't such a colour. */
export function highlight(name: string | undefined): string | undefined {
  return HIGHLIGHTS.get(name ?? '')
}

/** What a `w:shd` fills its place with. */
export function shading(node: XmlNode | undefined): string | undefined {
  return node?.attributes.get('w:val') === 'nil' ? undefined : colour(node?.attributes.get('w:fill'))
}

const LINES: ReadonlyMap<string, string> = new Map([
  ['double', 'double'],
  ['triple', 'double'],
  ['dotted', 'dotted'],
  ['dashed', 'dashed'],
  ['dashSmallGap', 'dashed'],
  ['dotDash', 'dashed'],
  ['dotDotDash', 'dashed'],
])
/** Double lines need room to be two. */
const [THIN, DOUBLE, THICK] = [0.5, 2.25, 6]

/** A border (§17.3.4); `none` if there is explicitly none, undefined if nothing is specified. */
export function border(node: XmlNode | undefined): string | undefined {
  const value = node?.attributes.get('w:val')
  if (node === undefined || value === undefined) return undefined
  if (value === 'nil' || value === 'none') return 'none'
  const line = LINES.get(value) ?? 'solid'
  const eighths = Number(/^\d{1,3}$/.exec(node.attributes.get('w:sz') ?? '')?.[0] ?? 4)
  const width = Math.min(Math.max(eighths / 8, line === 'double' ? DOUBLE : THIN), THICK)
  return `${rounded(width)}pt ${line} ${colour(node.attributes.get('w:color')) ?? '#000000'}`
}

/** The declarations as the value of a `style` attribute, not escaped. */
export function styleOf(css: Css): string {
  return Object.entries(css)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** The declarations that differ from what is inherited. */
export function differing(css: Css, inherited: Css): Css {
  return Object.fromEntries(Object.entries(css).filter(([name, value]) => inherited[name] !== value))
}
