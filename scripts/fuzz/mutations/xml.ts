import type { Random } from '../random'
import { isXml, nodesOf, type Part, type Subject } from '../subject'
import { copyOf, elementsOf, localName, type Placed, type XmlElement, type XmlNode } from '../xml-nodes'
import { EXTREME_NUMBERS, HOSTILE_TEXTS, type Mutation } from './mutation'

/** Larger parts cost more to take apart than they teach. */
const MAX_BYTES = 400_000
const MAIN = /^(?:word\/(?:document|header|footer|footnotes|styles|numbering|settings)|xl\/|content|styles)/i

interface Target {
  readonly part: Part
  readonly nodes: XmlNode[]
  readonly placed: readonly Placed[]
}

/** An XML part with its elements; parts with content are chosen more often. */
export function targetOf(
  { parts }: Subject,
  random: Random,
  wanted: (part: Part) => boolean = () => true,
): Target | null {
  const all = parts.filter((part) => isXml(part) && part.content.length <= MAX_BYTES && wanted(part))
  const main = all.filter(({ name }) => MAIN.test(name))
  const part = random.some(main.length > 0 && random.chance(0.85) ? main : all)
  if (part === null) return null
  const nodes = nodesOf(part)
  return { part, nodes, placed: elementsOf(nodes) }
}

function xml(name: string, change: (target: Target, random: Random) => void): Mutation {
  return {
    name,
    kind: 'package',
    change: (subject, random) => {
      const target = targetOf(subject, random)
      if (target !== null && target.placed.length > 0) change(target, random)
    },
  }
}

/** Changes one element, chosen by its name first: the rare ones as often as the common. */
function one(name: string, change: (placed: Placed, random: Random, all: readonly Placed[]) => void): Mutation {
  return xml(name, ({ placed }, random) => {
    const wanted = random.pick([...new Set(placed.map(({ element }) => element.name))])
    change(random.pick(placed.filter(({ element }) => element.name === wanted)), random, placed)
  })
}

const at = ({ siblings, element }: Placed) => siblings.indexOf(element)

/** What is not as the schema wants it, in any part. */
export const XML_MUTATIONS: readonly Mutation[] = [
  one('an element left out', (placed) => void placed.siblings.splice(at(placed), 1)),
  one('an element without its place: its children stand there', (placed) => {
    placed.siblings.splice(at(placed), 1, ...placed.element.children)
  }),
  one('an element repeated', (placed, random) => {
    const times = random.pick([1, 2, 50])
    placed.siblings.splice(at(placed), 0, ...Array.from({ length: times }, () => copyOf(placed.element)))
  }),
  one('an element within itself', ({ element }, random) => {
    for (let depth = random.pick([1, 3, 40, 250]); depth > 0; depth--) {
      element.children = [{ name: element.name, attributes: [...element.attributes], children: element.children }]
    }
  }),
  one('an element moved', (placed, random, all) => {
    const other = random.pick(all)
    const moved = copyOf(placed.element)
    placed.siblings.splice(at(placed), 1)
    other.element.children.splice(random.below(other.element.children.length + 1), 0, moved)
  }),
  one('an element beside another', (placed, random, all) => {
    const other = random.pick(all)
    other.siblings.splice(Math.max(0, at(other)), 0, copyOf(placed.element))
  }),
  one('an element emptied', ({ element }) => (element.children = [])),
  one('an element with another name', ({ element }, random, all) => {
    element.name = random.chance(0.7) ? random.pick(all).element.name : `${element.name}x`
  }),
  one('an attribute left out', ({ element }, random) => {
    element.attributes.splice(random.below(element.attributes.length), 1)
  }),
  one('an attribute twice', ({ element }, random) => {
    const attribute = random.some(element.attributes)
    if (attribute !== null) element.attributes.push({ ...attribute })
  }),
  one('an attribute at its extreme', ({ element }, random) => {
    const attribute = random.some(element.attributes)
    if (attribute !== null)
      attribute.value = random.chance(0.7) ? random.pick(EXTREME_NUMBERS) : written(random.pick(HOSTILE_TEXTS))
  }),
  xml('a number at its extreme', ({ placed }, random) => {
    const attributes = placed.flatMap(({ element }) => element.attributes.filter(({ value }) => /^-?\d+$/.test(value)))
    const name = random.some([...new Set(attributes.map((attribute) => attribute.name))])
    const attribute = random.some(attributes.filter((each) => each.name === name))
    if (attribute !== null) attribute.value = random.pick(EXTREME_NUMBERS)
  }),
  one('a text that nobody expects', ({ element }, random) => {
    element.children.splice(random.below(element.children.length + 1), 0, written(random.pick(HOSTILE_TEXTS)))
  }),
  xml('all texts of an element replaced', ({ placed }, random) => {
    const holders = placed.filter(({ element }) =>
      element.children.some((child) => typeof child === 'string' && child.trim() !== ''),
    )
    const name = random.some([...new Set(holders.map(({ element }) => element.name))])
    const text = written(random.pick(HOSTILE_TEXTS))
    for (const { element } of holders) if (element.name === name) element.children = [text]
  }),
  xml('a namespace renamed', ({ placed }, random) => {
    const declared = placed.flatMap(({ element }) => element.attributes.filter(({ name }) => name.startsWith('xmlns')))
    const attribute = random.some(declared)
    if (attribute !== null)
      attribute.value = random.pick(['', 'urn:x', `${attribute.value} `, attribute.value.replace('2006', '2007')])
  }),
  xml('a prefix that is not declared', ({ placed }, random) => {
    const { element } = random.pick(placed)
    element.name = `zz:${localName(element)}`
  }),
  xml('an entity', ({ placed, nodes }, random) => {
    random.pick(placed).element.children.push(random.pick(['&x;', '&nbsp;', '&', '&#xD800;', '&#0;', '&#1114112;']))
    if (random.chance(0.3)) nodes.unshift('<!DOCTYPE x [<!ENTITY x "y">]>')
  }),
  xml('markup between elements', ({ placed }, random) => {
    const { element } = random.pick(placed)
    const pieces = [
      '<![CDATA[<w:t>]]>',
      '<!-- x -- y -->',
      '<?xml version="1.0"?>',
      '<',
      '>',
      ']]>',
      '</w:p>',
      '<w:p>',
      '<a b="',
    ]
    element.children.splice(random.below(element.children.length + 1), 0, random.pick(pieces))
  }),
  xml('identifiers that go round', ({ placed }, random) => {
    const links = placed.filter(({ element }) =>
      /^(?:basedOn|link|next|numStyleLink|styleLink|abstractNumId|numId|style|parent)$/.test(localName(element)),
    )
    const chosen = random.some(links)
    const target = chosen?.element.attributes[0]
    const values = links.flatMap(({ element }) => element.attributes.map(({ value }) => value))
    if (target !== undefined) target.value = random.pick(values)
    for (const { element } of placed) if (random.chance(0.2)) sameAsOther(element, random, placed)
  }),
  xml('thousands of one element', ({ placed }, random) => {
    const { element, siblings } = random.pick(placed)
    const copy = copyOf(element)
    const count = Math.min(5000, Math.floor(200_000 / (JSON.stringify(copy).length + 1)))
    siblings.splice(siblings.indexOf(element), 0, ...Array.from({ length: count }, () => copy))
  }),
]

/** An identifier gets the value of another of its name: what was one is two now, and what was there is gone. */
function sameAsOther(element: XmlElement, random: Random, placed: readonly Placed[]): void {
  const attribute = element.attributes.find(({ name }) => /(?:^|:)(?:id|styleId|val|Id)$/.test(name))
  const other = random.pick(placed).element.attributes.find(({ name }) => name === attribute?.name)
  if (attribute !== undefined && other !== undefined) attribute.value = other.value
}

/** A hostile text, escaped for an otherwise well-formed part. */
function written(text: string): string {
  return text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
