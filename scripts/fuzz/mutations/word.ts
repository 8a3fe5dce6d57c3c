import type { Random } from '../random'
import { isXml, nodesOf } from '../subject'
import { copyOf, elementsOf, localName, type Placed, type XmlElement, type XmlNode } from '../xml-nodes'
import { EXTREME_NUMBERS, HOSTILE_TEXTS, type Mutation } from './mutation'
import { targetOf } from './xml'

const element = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: XmlElement['children']
): XmlElement => ({
  name,
  attributes: Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value })),
  children,
})

/** Changes elements of one name, as the file's own prefix has it, in a story. */
function each(
  name: string,
  wanted: RegExp,
  change: (placed: Placed, random: Random, prefix: string) => void,
): Mutation {
  return {
    name,
    kind: 'package',
    files: ['docx'],
    change: (subject, random) => {
      const target = targetOf(subject, random, (part) =>
        /^word\/(?:document|header|footer|footnotes|endnotes)\d*\.xml$/.test(part.name),
      )
      const found = target?.placed.filter((placed) => wanted.test(localName(placed.element))) ?? []
      const times = random.pick([1, 1, 3, found.length])
      for (const placed of random.shuffled(found).slice(0, times)) {
        change(placed, random, placed.element.name.slice(0, placed.element.name.indexOf(':') + 1))
      }
    },
  }
}

/** A property of a cell, a row or a table, put first in its own properties. */
function property(holder: string, name: string, values: readonly string[]): Mutation {
  return each(`${name} of ${holder}`, new RegExp(`^${holder}$`), ({ element: owner }, random, prefix) => {
    const properties = `${prefix}${holder}Pr`
    let found = owner.children.find(
      (child): child is XmlElement => typeof child !== 'string' && child.name === properties,
    )
    if (found === undefined) owner.children.unshift((found = element(properties)))
    found.children = found.children.filter((child) => typeof child === 'string' || child.name !== prefix + name)
    found.children.unshift(element(prefix + name, { [`${prefix}val`]: random.pick(values) }))
  })
}

/** A copy without tables, so that it stops growing if neighbouring cells have already been given some. */
function withoutTables(node: XmlNode): XmlNode {
  if (typeof node === 'string') return node
  const children = node.children.filter((child) => typeof child === 'string' || localName(child) !== 'tbl')
  return copyOf({ ...node, children })
}

/** Tables, runs and tags as Word, converters and people leave them. */
export const WORD_MUTATIONS: readonly Mutation[] = [
  property('tc', 'gridSpan', EXTREME_NUMBERS),
  property('tc', 'vMerge', ['restart', 'continue', '', 'x', '1']),
  property('tc', 'hMerge', ['restart', 'continue', '', 'x']),
  property('tr', 'gridBefore', EXTREME_NUMBERS),
  property('tr', 'gridAfter', EXTREME_NUMBERS),
  property('tr', 'tblHeader', ['true', 'off', '0', 'x']),
  property('tr', 'hidden', ['', 'true']),
  property('p', 'numPr', EXTREME_NUMBERS),
  property('p', 'pStyle', ['', 'x', 'Normal', '__proto__']),
  each('a cell that holds a table', /^tc$/, ({ element: cell, siblings }, random, prefix) => {
    const inner = element(`${prefix}tbl`, {}, element(`${prefix}tr`, {}, ...siblings.slice(0, 6).map(withoutTables)))
    let nested = inner
    for (let depth = random.pick([0, 0, 5, 60]); depth > 0; depth--) {
      nested = element(`${prefix}tbl`, {}, element(`${prefix}tr`, {}, element(`${prefix}tc`, {}, nested)))
    }
    cell.children.push(nested)
  }),
  each('a row without cells', /^tr$/, ({ element: row }) => (row.children = [])),
  each('a table without rows', /^tbl$/, ({ element: table }) => (table.children = [])),
  each('a row of thousands of cells', /^tc$/, ({ element: cell, siblings }, random) => {
    siblings.push(...Array.from({ length: random.pick([70, 3000]) }, () => ({ ...cell, children: [] })))
  }),
  each('text within a revision', /^(?:r|tr|tc|p)$/, ({ element: inner, siblings }, random, prefix) => {
    const name =
      prefix +
      random.pick(['ins', 'del', 'moveFrom', 'moveTo', 'customXml', 'smartTag', 'sdt', 'sdtContent', 'fldSimple'])
    siblings.splice(siblings.indexOf(inner), 1, element(name, { [`${prefix}instr`]: 'MERGEFIELD x' }, inner))
  }),
  each('fields that begin and do not end', /^r$/, ({ siblings }, random, prefix) => {
    const type = random.pick(['begin', 'separate', 'end', 'x'])
    const mark = element(`${prefix}fldChar`, { [`${prefix}fldCharType`]: type })
    const code = element(
      `${prefix}instrText`,
      {},
      random.pick([' MERGEFIELD x ', ' IF 1 = 1 "a" ', ' DDE x ', '"', ' = 1 + ', '']),
    )
    siblings.splice(
      random.below(siblings.length + 1),
      0,
      element(`${prefix}r`, {}, mark),
      element(`${prefix}r`, {}, code),
    )
  }),
  each('bookmarks and comments that cross', /^(?:p|r|tc|tr)$/, ({ siblings }, random, prefix) => {
    const name = random.pick([
      'bookmarkStart',
      'bookmarkEnd',
      'commentRangeStart',
      'commentRangeEnd',
      'commentReference',
    ])
    const attributes = {
      [`${prefix}id`]: random.pick(['0', '1', '', '-1', 'x', '99999999999']),
      [`${prefix}name`]: 'x',
    }
    siblings.splice(random.below(siblings.length + 1), 0, element(prefix + name, attributes))
  }),
  each('a tag that is not one', /^t$/, ({ element: text }, random) => {
    const tags = [
      '{',
      '}',
      '{{',
      '}}',
      '{#x}',
      '{/x}',
      '{^x}',
      '{/}',
      '{x',
      'x}',
      '{x|}',
      '{x|дата:"}',
      '{x:',
      '{#x}{/y}',
      '{#a}{#b}{/a}{/b}',
      '{#x}{#x}{/x}{/x}',
      '{@x}',
      '{!x}',
      '{x=}',
      '{#x=1}',
      '{{{x}}}',
      '{%x}',
      '{сумма(x)}',
      '{x.y.z}',
      '{ }',
      '{\u00a0}',
      '«x»',
      '{today}',
      '{#rows}',
      '{/rows}',
      '{-x}',
      `{${'x'.repeat(3000)}}`,
      '{#x}'.repeat(60),
      '{&amp;x}',
      '{x|слова|слова|слова}',
      '{№}',
      '{qr:x}',
      '{stamp}',
    ]
    text.children = [...text.children.slice(0, 1), random.pick(tags)]
  }),
  each('a text split over runs at every character', /^r$/, ({ element: run, siblings }, _random, prefix) => {
    const text = run.children.find(
      (child): child is XmlElement => typeof child !== 'string' && localName(child) === 't',
    )
    const [inner = ''] = text?.children ?? []
    if (typeof inner !== 'string' || inner.length > 200 || inner.includes('&') || inner.includes('<')) return
    const runs = [...inner].map((letter) =>
      element(run.name, {}, element(`${prefix}t`, { 'xml:space': 'preserve' }, letter)),
    )
    siblings.splice(siblings.indexOf(run), 1, ...runs)
  }),
  each('a tag over paragraphs', /^p$/, ({ element: paragraph, siblings }, random, prefix) => {
    const of = (text: string) => element(paragraph.name, {}, element(`${prefix}r`, {}, element(`${prefix}t`, {}, text)))
    const [open, close] = random.pick([
      ['{x', '}'],
      ['{#x}', '{/x}'],
      ['{#x}', ''],
      ['', '{/x}'],
      ['{#x}', '{/y}'],
    ] as const)
    const place = siblings.indexOf(paragraph)
    siblings.splice(place, 1, of(open), paragraph, of(close))
  }),
  each('sections where none may be', /^(?:p|tc|r|tbl)$/, ({ element: holder }, random, prefix) => {
    const section = element(
      `${prefix}sectPr`,
      {},
      element(`${prefix}type`, { [`${prefix}val`]: random.pick(['nextPage', 'x', '']) }),
    )
    holder.children.push(random.chance(0.5) ? section : element(`${prefix}pPr`, {}, section))
  }),
  {
    name: 'a relationship that leads elsewhere',
    kind: 'package',
    files: ['docx', 'xlsx'],
    change: ({ parts }, random) => {
      const part = random.some(parts.filter((each) => isXml(each) && each.name.endsWith('.rels')))
      const links =
        part === null ? [] : elementsOf(nodesOf(part)).filter(({ element: link }) => link.attributes.length > 1)
      const attribute = random.some(random.some(links)?.element.attributes ?? [])
      const values = [
        '',
        '/',
        '../../../x',
        'http://x/',
        'file:///etc/passwd',
        'rId1',
        'External',
        'word/document.xml',
        '#x',
        ...HOSTILE_TEXTS.slice(0, 4),
      ]
      if (attribute !== null)
        attribute.value = random.chance(0.3) ? (parts[random.below(parts.length)]?.name ?? '') : random.pick(values)
    },
  },
  {
    name: 'a content type of another part',
    kind: 'package',
    change: ({ parts }, random) => {
      const part = parts.find(({ name }) => name === '[Content_Types].xml')
      const types = part === undefined ? [] : elementsOf(nodesOf(part)).flatMap(({ element: type }) => type.attributes)
      const [one, other] = [random.some(types), random.some(types)]
      if (one !== null && other !== null) one.value = other.value
    },
  },
]
