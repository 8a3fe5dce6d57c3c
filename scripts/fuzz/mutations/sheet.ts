import type { Random } from '../random'
import { localName, type Placed, type XmlElement } from '../xml-nodes'
import { EXTREME_NUMBERS, HOSTILE_TEXTS, type FileKind, type Mutation } from './mutation'
import { targetOf } from './xml'

const REFERENCES = [
  'A0',
  'A1',
  'XFD1048576',
  'XFE1',
  'A1048577',
  'AAAAAAAA1',
  '1A',
  '',
  'a1',
  '$A$1',
  'A-1',
  'A99999999999',
  'R1C1',
  'A1:B2',
]
const RANGES = ['A1:XFD1048576', 'A1', 'B2:A1', 'A1:A1', '', 'A:A', '1:1', 'A1:B2:C3', 'XFD1048576:A1', 'A1:ZZZZ9']
const TYPES = ['s', 'str', 'inlineStr', 'b', 'e', 'd', 'n', 'x', '']
const ERRORS = ['#N/A', '#REF!', '#DIV/0!', '#NULL!', '#x', '']
const ODS_TYPES = ['float', 'string', 'date', 'time', 'boolean', 'percentage', 'currency', 'void', 'x', '']
const ODS_VALUES = [
  '',
  'NaN',
  '1e400',
  '2026-13-45',
  '0000-00-00',
  '99999-01-01',
  'PT99999999H',
  'PT1X',
  'true',
  '12',
  '-1',
  '2026-01-01T25:61:61',
]

type Change = (placed: Placed, random: Random, all: readonly Placed[]) => void

function cell(file: FileKind, name: string, part: RegExp, wanted: RegExp, change: Change): Mutation {
  return {
    name,
    kind: 'package',
    files: [file],
    change: (subject, random) => {
      const target = targetOf(subject, random, (each) => part.test(each.name))
      const found = target?.placed.filter(({ element }) => wanted.test(localName(element))) ?? []
      for (const placed of random.shuffled(found).slice(0, random.pick([1, 1, 5, found.length])))
        change(placed, random, found)
    },
  }
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
const xlsx = (name: string, wanted: RegExp, change: Change) => cell('xlsx', name, SHEET, wanted, change)
const ods = (name: string, wanted: RegExp, change: Change) => cell('ods', name, /^content\.xml$/, wanted, change)

function set({ attributes }: XmlElement, name: string, value: string): void {
  const known = attributes.find((attribute) => attribute.name === name)
  if (known === undefined) attributes.push({ name, value })
  else known.value = value
}

const texts = (random: Random) =>
  random
    .pick(HOSTILE_TEXTS)
    .replaceAll('<', '&lt;')
    .replace(/&(?!#?\w+;)/g, '&amp;')
const valueOf = ({ children }: XmlElement) =>
  children.find((child): child is XmlElement => typeof child !== 'string' && localName(child) === 'v')

/** Cells as programs that write spreadsheets without a library leave them. */
export const SHEET_MUTATIONS: readonly Mutation[] = [
  xlsx('a cell elsewhere', /^c$/, ({ element }, random) => set(element, 'r', random.pick(REFERENCES))),
  xlsx('a cell where another is', /^c$/, ({ element }, random, all) => {
    set(element, 'r', random.pick(all).element.attributes.find(({ name }) => name === 'r')?.value ?? '')
  }),
  xlsx('a row elsewhere', /^row$/, ({ element }, random) => set(element, 'r', random.pick(EXTREME_NUMBERS))),
  xlsx(
    'rows in disorder',
    /^sheetData$/,
    ({ element }, random) => (element.children = random.shuffled(element.children)),
  ),
  xlsx('cells in disorder', /^row$/, ({ element }, random) => (element.children = random.shuffled(element.children))),
  xlsx('cells without references', /^c$/, ({ element }) => {
    element.attributes = element.attributes.filter(({ name }) => name !== 'r')
  }),
  xlsx('a cell of another type', /^c$/, ({ element }, random) => set(element, 't', random.pick(TYPES))),
  xlsx('a style that is not there', /^c$/, ({ element }, random) => set(element, 's', random.pick(EXTREME_NUMBERS))),
  xlsx('a value at its extreme', /^c$/, ({ element }, random) => {
    const value = valueOf(element)
    const text = random.pick([
      ...EXTREME_NUMBERS,
      ...ERRORS,
      '2958465.99999',
      '2958466',
      '60',
      '-0.5',
      '1.7976931348623157e308',
    ])
    if (value === undefined) element.children.push({ name: 'v', attributes: [], children: [text] })
    else value.children = [text]
  }),
  xlsx('a formula', /^c$/, ({ element }, random) => {
    const attributes = random.chance(0.5)
      ? [{ name: 't', value: random.pick(['shared', 'array', 'dataTable', 'x']) }]
      : []
    element.children = [
      { name: 'f', attributes, children: [texts(random)] },
      ...(random.chance(0.5) ? element.children : []),
    ]
  }),
  xlsx('a text in its cell', /^c$/, ({ element }, random) => {
    set(element, 't', 'inlineStr')
    element.children = [
      { name: 'is', attributes: [], children: [{ name: 't', attributes: [], children: [texts(random)] }] },
    ]
  }),
  xlsx('an extent that is not true', /^dimension$/, ({ element }, random) => set(element, 'ref', random.pick(RANGES))),
  xlsx('merges', /^worksheet$/, ({ element }, random) => {
    const merges = Array.from({ length: random.pick([1, 3, 200]) }, () => ({
      name: 'mergeCell',
      attributes: [
        {
          name: 'ref',
          value: random.chance(0.4)
            ? random.pick(RANGES)
            : `A${1 + random.below(9)}:${random.pick(['B', 'D', 'A'])}${1 + random.below(20)}`,
        },
      ],
      children: [],
    }))
    element.children.push({ name: 'mergeCells', attributes: [], children: merges })
  }),
  xlsx('columns', /^worksheet$/, ({ element }, random) => {
    const attributes = ['min', 'max', 'width', 'hidden'].map((name) => ({ name, value: random.pick(EXTREME_NUMBERS) }))
    element.children.unshift({ name: 'cols', attributes: [], children: [{ name: 'col', attributes, children: [] }] })
  }),
  cell('xlsx', 'formats of numbers', /^xl\/styles\.xml$/, /^(?:numFmt|xf|numFmts|cellXfs)$/, ({ element }, random) => {
    const codes = [
      '',
      '[',
      '[h',
      '"',
      '\\',
      'yyyy',
      '0.00E+00',
      '[$-x]',
      ';;;;',
      '[>1]0;[<1]',
      '#'.repeat(300),
      'General;',
      '@',
      '_',
      '*',
      '# ??/??',
      '[Red',
      'mm:ss.000',
    ]
    const attribute = random.some(element.attributes)
    if (attribute !== null)
      attribute.value =
        attribute.name === 'formatCode' ? random.pick(codes).replaceAll('"', '&quot;') : random.pick(EXTREME_NUMBERS)
  }),
  cell(
    'xlsx',
    'the strings that sheets share',
    /^xl\/sharedStrings\.xml$/,
    /^(?:si|t|r|rPh|sst)$/,
    ({ element, siblings }, random) => {
      if (random.chance(0.3)) siblings.splice(siblings.indexOf(element), 1)
      else element.children = random.chance(0.5) ? [] : [texts(random)]
    },
  ),
  cell(
    'xlsx',
    'sheets of the workbook',
    /^xl\/workbook\.xml$/,
    /^(?:sheet|definedName|workbookPr|sheets)$/,
    ({ element }, random) => {
      const attribute = random.some(element.attributes)
      if (attribute !== null)
        attribute.value = random.pick([
          '',
          'x',
          '1',
          'rId1',
          'hidden',
          'veryHidden',
          "a'b",
          '[x]',
          'x'.repeat(100),
          '__proto__',
        ])
    },
  ),
  ods('repetitions', /^(?:table-cell|table-row|covered-table-cell|table-column)$/, ({ element }, random) => {
    const name = localName(element).replace(/^(?:covered-)?table-/, '')
    set(element, `table:number-${name === 'cell' ? 'columns' : `${name}s`}-repeated`, random.pick(EXTREME_NUMBERS))
  }),
  ods('spans', /^table-cell$/, ({ element }, random) => {
    for (const side of ['rows', 'columns']) set(element, `table:number-${side}-spanned`, random.pick(EXTREME_NUMBERS))
  }),
  ods('a value of another type', /^table-cell$/, ({ element }, random) => {
    set(element, 'office:value-type', random.pick(ODS_TYPES))
    set(
      element,
      random.pick(['office:value', 'office:date-value', 'office:time-value', 'office:boolean-value']),
      random.pick(ODS_VALUES),
    )
  }),
  ods('a text in a cell', /^p$/, ({ element }, random) => (element.children = [texts(random)])),
  ods('tables within tables', /^table-cell$/, ({ element }, _random, all) => {
    const first = all[0]?.element
    if (first !== undefined)
      element.children.push({
        name: 'table:table',
        attributes: [],
        children: [{ name: 'table:table-row', attributes: [], children: [structuredClone(first)] }],
      })
  }),
]
