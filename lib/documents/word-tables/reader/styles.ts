import type { OoxmlPackage } from '../../ooxml/package'
import type { XmlAttributes } from '../../ooxml/xml-events'
import { isOn, scanXmlPart, wholeNumber } from './scan'

/** The formatting of a run that affects its text (ECMA-376 §17.3.2). Null: not specified. */
export interface RunLooks {
  hidden: boolean | null
  bold: boolean | null
  italic: boolean | null
  position: 'base' | 'superscript' | 'subscript' | null
  /** Raised or lowered manually, in the normal size (ECMA-376 §17.3.2.24). */
  shift: 'base' | 'superscript' | 'subscript' | null
  struck: boolean | null
  /** The font, where it may be one of symbols. */
  font: string | null
  language: string | null
}

/** Of what says nothing: not to be written to. */
export const NO_LOOKS: Readonly<RunLooks> = {
  hidden: null,
  bold: null,
  italic: null,
  position: null,
  shift: null,
  struck: null,
  font: null,
  language: null,
}

/** The formatting of a run that specifies nothing. */
export function noLooks(): RunLooks {
  return { ...NO_LOOKS }
}

/** In points: less only sets a text right on its line. */
const LEAST_SHIFT = 2

/** Notes a property of a run; answers false for one that says nothing here. */
export function readLooks(looks: RunLooks, name: string, attributes: XmlAttributes): boolean {
  switch (name) {
    case 'w:vanish':
      looks.hidden = isOn(attributes)
      return true
    case 'w:b':
      looks.bold = isOn(attributes)
      return true
    case 'w:i':
      looks.italic = isOn(attributes)
      return true
    case 'w:vertAlign': {
      const value = attributes.get('w:val')
      looks.position = value === 'superscript' || value === 'subscript' ? value : 'base'
      return true
    }
    case 'w:position': {
      const points = (wholeNumber(attributes.get('w:val')) ?? 0) / 2
      looks.shift = Math.abs(points) < LEAST_SHIFT ? 'base' : points > 0 ? 'superscript' : 'subscript'
      return true
    }
    case 'w:strike':
    case 'w:dstrike':
      looks.struck = isOn(attributes) || (looks.struck ?? false)
      return true
    case 'w:rFonts':
      looks.font = attributes.get('w:ascii') ?? attributes.get('w:hAnsi') ?? null
      return true
    case 'w:lang':
      looks.language = attributes.get('w:val') ?? null
      return true
    default:
      return false
  }
}

export interface Style {
  readonly looks: RunLooks
  basedOn: string | null
  /** Of a paragraph style. */
  numberingId: string | null
  numberingLevel: number | null
  /** The style of its chain that names the list. */
  numberingStyle: string | null
  outlineLevel: number | null
  align: string | null
  name: string
}

function emptyStyle(): Style {
  return {
    looks: noLooks(),
    basedOn: null,
    numberingId: null,
    numberingLevel: null,
    numberingStyle: null,
    outlineLevel: null,
    align: null,
    name: '',
  }
}

/** A style's chain is as long as this at most; a longer one goes round in circles. */
const MAX_CHAIN = 32

/** The styles of a document with what they inherit. */
export class Styles {
  readonly #styles = new Map<string, Style>()
  readonly #resolved = new Map<string, Style>()
  defaultParagraph: string | null = null
  language: string | null = null

  /** A style with all that it inherits; an empty one for an id that there isn't. */
  get(id: string | null): Style {
    const key = id ?? ''
    const known = this.#resolved.get(key)
    if (known !== undefined) return known
    const style = emptyStyle()
    let at = this.#styles.get(key)
    for (let link = 0; at !== undefined && link < MAX_CHAIN; link++) {
      inherit(style, at)
      at = at.basedOn === null ? undefined : this.#styles.get(at.basedOn)
    }
    this.#resolved.set(key, style)
    return style
  }

  define(id: string): Style {
    const style = { ...emptyStyle(), numberingStyle: id }
    this.#styles.set(id, style)
    return style
  }
}

function inherit(style: Style, from: Style): void {
  for (const key of Object.keys(from.looks) as (keyof RunLooks)[]) {
    Object.assign(style.looks, { [key]: style.looks[key] ?? from.looks[key] })
  }
  if (style.numberingId === null && from.numberingId !== null) {
    style.numberingId = from.numberingId
    style.numberingStyle = from.numberingStyle
  }
  style.numberingLevel ??= from.numberingLevel
  style.outlineLevel ??= from.outlineLevel
  style.align ??= from.align
  if (style.name === '') style.name = from.name
}

/** Reads the styles part; a document without one has none. */
export async function readStyles(pack: OoxmlPackage, part: string | null): Promise<Styles> {
  const styles = new Styles()
  if (part === null || !pack.has(part)) return styles
  let style: Style | null = null
  let inDefaults = 0
  await scanXmlPart(pack, part, {
    open(name, attributes) {
      if (name === 'w:docDefaults') inDefaults++
      if (inDefaults > 0 && name === 'w:lang') styles.language ??= attributes.get('w:val') ?? null
      if (name === 'w:style') {
        const id = attributes.get('w:styleId') ?? ''
        style = styles.define(id)
        const isDefault = ['1', 'true', 'on'].includes(attributes.get('w:default') ?? '')
        if (isDefault && attributes.get('w:type') === 'paragraph') styles.defaultParagraph = id
      }
      if (style !== null) readStyle(style, name, attributes)
    },
    close(name) {
      if (name === 'w:docDefaults') inDefaults--
      // A table style's settings for the first row aren't those of its text.
      if (name === 'w:style') style = null
    },
    text() {},
  })
  return styles
}

function readStyle(style: Style, name: string, attributes: XmlAttributes): void {
  if (readLooks(style.looks, name, attributes)) return
  const value = attributes.get('w:val')
  if (name === 'w:name') style.name ||= value ?? ''
  else if (name === 'w:basedOn') style.basedOn = value ?? null
  else if (name === 'w:numId') style.numberingId = value ?? null
  else if (name === 'w:ilvl') style.numberingLevel = wholeNumber(value)
  else if (name === 'w:outlineLvl') style.outlineLevel = wholeNumber(value)
  else if (name === 'w:jc') style.align = value ?? null
}
