import { attributeSpan } from '../render/markup'
import { childOf, parseTree, valueOf, type XmlElement } from './tree'

/** A level of a list's definition. */
export interface ListLevel {
  readonly start: number
  readonly format: string
  /** The paragraph style that this level belongs to. */
  readonly style: string | null
}

interface ListOverride {
  readonly start: number | null
  /** The level's own definition in this list. */
  readonly definition: ListLevel | null
  readonly xml: string
}

/** A list of the template: a `w:num`, with what it says differently from its definition. */
export interface List {
  readonly id: string
  /** Lists of one definition count on from each other (ECMA-376 §17.9.15). */
  readonly definition: string
  readonly levels: ReadonlyMap<number, ListLevel>
  readonly overrides: ReadonlyMap<number, ListOverride>
  /** It prints no numbers. */
  readonly bullets: boolean
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

function indexOf(level: XmlElement): number {
  return Number(attributeSpan(level.tag, 'w:ilvl')?.value ?? '0')
}

function readLevel(level: XmlElement): ListLevel {
  return {
    // ECMA-376 §17.9.25: without it a level begins with 0.
    start: Number(valueOf(childOf(level, 'w:start')) ?? '0'),
    format: valueOf(childOf(level, 'w:numFmt')) ?? 'decimal',
    style: valueOf(childOf(level, 'w:pStyle')),
  }
}

function readLevels(definition: XmlElement): Map<number, ListLevel> {
  const levels = definition.children.filter(({ name }) => name === 'w:lvl')
  return new Map(levels.map((level) => [indexOf(level), readLevel(level)]))
}

function readOverride(xml: string, override: XmlElement): ListOverride {
  const definition = childOf(override, 'w:lvl')
  const start = valueOf(childOf(override, 'w:startOverride'))
  return {
    start: start === null ? null : Number(start),
    definition: definition === null ? null : readLevel(definition),
    xml: definition === null ? '' : xml.slice(definition.start, definition.end),
  }
}

/** The lists of a numbering part, by their ids. */
export function readLists(xml: string): ReadonlyMap<string, List> {
  const root = parseTree(xml)
  const definitions = root.children.filter(({ name }) => name === 'w:abstractNum')
  const idOf = (element: XmlElement, name: string) => attributeSpan(element.tag, name)?.value ?? ''
  const levels = new Map(definitions.map((each) => [idOf(each, 'w:abstractNumId'), readLevels(each)]))
  // A definition may only name a list style, whose own definition says so (ECMA-376 §17.9.21, §17.9.27).
  const ofStyle = new Map(
    definitions.map((each) => [valueOf(childOf(each, 'w:styleLink')), idOf(each, 'w:abstractNumId')]),
  )
  for (const each of definitions) {
    const style = valueOf(childOf(each, 'w:numStyleLink'))
    const linked = style === null ? undefined : levels.get(ofStyle.get(style) ?? '')
    if (linked !== undefined) levels.set(idOf(each, 'w:abstractNumId'), linked)
  }
  const lists = new Map<string, List>()
  for (const element of root.children.filter(({ name }) => name === 'w:num')) {
    const definition = valueOf(childOf(element, 'w:abstractNumId')) ?? ''
    const own = levels.get(definition) ?? new Map<number, ListLevel>()
    const overrides = new Map(
      element.children
        .filter(({ name }) => name === 'w:lvlOverride')
        .map((override) => [indexOf(override), readOverride(xml, override)]),
    )
    const id = idOf(element, 'w:numId')
    const formats = [...own].map(([index, { format }]) => overrides.get(index)?.definition?.format ?? format)
    const bullets = formats.length > 0 && formats.every((format) => format === 'bullet' || format === 'none')
    lists.set(id, { id, definition, levels: own, overrides, bullets })
  }
  return lists
}

/** A list's levels begin again, or it goes on as the template's does. */
export function listXml(list: List, id: number, anew: boolean): string {
  const levels = LEVELS.map((index) => {
    const override = list.overrides.get(index)
    const begins = override?.start ?? override?.definition?.start ?? list.levels.get(index)?.start ?? 1
    const start = anew ? begins : (override?.start ?? null)
    if (start === null && override === undefined) return ''
    const startXml = start === null ? '' : `<w:startOverride w:val="${start}"/>`
    return `<w:lvlOverride w:ilvl="${index}">${startXml}${override?.xml ?? ''}</w:lvlOverride>`
  })
  return `<w:num w:numId="${id}"><w:abstractNumId w:val="${list.definition}"/>${levels.join('')}</w:num>`
}

/** A numbering part with more lists: they are after its own (ECMA-376 §17.9.17). */
export function withLists(xml: string, lists: readonly string[]): string {
  if (lists.length === 0) return xml
  const at = Math.max(xml.lastIndexOf('<w:numIdMacAtCleanup'), -1)
  const end = at >= 0 ? at : xml.lastIndexOf('</w:numbering')
  return xml.slice(0, end) + lists.join('') + xml.slice(end)
}
