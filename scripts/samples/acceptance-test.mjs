import { bold, cell, field, mm, paragraph, table } from './wordprocessing.mjs'

const page = {
  width: 11906,
  height: 16838,
  top: mm(20),
  right: mm(15),
  bottom: mm(20),
  left: mm(25),
  header: mm(9),
  footer: mm(9),
}
const textWidth = page.width - page.left - page.right

const styles = [
  { id: 'Normal', name: 'Normal' },
  { id: 'Title', name: 'Title', next: 'Normal', paragraph: { after: 160 }, run: { bold: true, size: 14 } },
  { id: 'Caption', name: 'caption', next: 'Normal', paragraph: { before: 200, after: 60, keepNext: true } },
  { id: 'TableText', name: 'Table Text', run: { size: 10 } },
  {
    id: 'TableHead',
    name: 'Table Head',
    basedOn: 'TableText',
    paragraph: { align: 'center', keepNext: true },
    run: { bold: true },
  },
  { id: 'TableFigure', name: 'Table Figure', basedOn: 'TableText', paragraph: { align: 'right' } },
  { id: 'Header', name: 'header', paragraph: { tabs: [['right', textWidth]], rule: { bottom: 4 } }, run: { size: 9 } },
  { id: 'Footer', name: 'footer', paragraph: { tabs: [['right', textWidth]] }, run: { size: 9 } },
]

/** A figure with its unit next to it, which the head of its column says already. */
const withUnit = (value) => ({ withUnit: value })

/** The largest deviation in per cent of a tube that passes. */
const TOLERANCE = 3

/**
 * Set voltage, three measured ones, their mean, the deviation in per cent; from the end of the first page on the second. Two cells of
 * the third measurement aren't written as the other cells of their column are.
 */
export const VOLTAGES = [
  [50, '49.8', '49.9', '49.8', '49.83', '-0.3'],
  [60, '60.4', '60.3', '60.4', '60.37', '0.6'],
  [70, '70.6', '70.9', '< 71', '70.75', '1.1'],
  [81, '81.9', '82.0', withUnit('81.8'), '81.90', '1.1'],
  [90, '91.0', '90.8', '91.1', '90.97', '1.1'],
  [102, '103.4', '103.2', '103.5', '103.37', '1.3'],
  [109, '110.9', '110.8', '111.0', '110.90', '1.7'],
  [117, '119.3', '119.5', '119.4', '119.40', '2.1'],
  [125, '128.9', '129.3', '129.1', '129.10', '3.3'],
]
const ON_THE_FIRST_PAGE = 5

export const OUTPUTS = [
  [10, '412.5', 3],
  [50, '2064.0', 3],
  [200, '8253.1', 5],
]

const text = (content) => cell(paragraph('TableText', content))
const figure = (content) => cell(paragraph('TableFigure', String(content)))
const head = (content, look) => cell(paragraph('TableHead', content), { shade: 'E7EFEA', vertical: 'center', ...look })
const columns = (...shares) => {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => Math.floor((textWidth * share) / whole))
}

/** How the words' language writes numbers and percentages. */
export function figuresOf({ decimalSymbol, thousands, locale, voltage }) {
  const number = (value) => {
    if (value.withUnit !== undefined) return `${number(value.withUnit)}\u00a0${voltage.unit}`
    const [whole, fraction] = String(value).split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/, thousands).replace('-', '\u2212')
    return fraction === undefined ? grouped : `${grouped}${decimalSymbol}${fraction}`
  }
  const percent = (value) => `${number(value)}${locale === 'en-US' ? '%' : '\u00a0%'}`
  return { number, percent }
}

const CALIBRATED = [
  ['14', '03', 2026],
  ['02', '06', 2026],
  ['27', '08', 2025],
]

/** Whether a tube with this deviation passes, in the words. */
export function verdictOf(deviation, { pass, fail }) {
  return Number(deviation) > TOLERANCE ? fail : pass
}

/** The rows of the first table: instrument, serial number, date, uncertainty. */
export function instrumentRows(words) {
  const { percent } = figuresOf(words)
  return words.instruments.names.map((name, index) => [
    name,
    ['A-0412', '0087-B', 'T-11903'][index],
    words.date(...CALIBRATED[index]),
    percent(['1.5', '3.0', '0.5'][index]),
  ])
}

/** The acceptance test of an X-ray unit in the given words: three tables, one of them on two pages. */
export function acceptanceTest(words) {
  const { instruments, voltage, output, decimalSymbol, locale } = words
  const { number, percent } = figuresOf(words)

  const [set, measured, mean, deviation, result] = voltage.head
  const voltageHead = [
    [
      head(set, { merge: 'restart' }),
      head(measured, { span: 3 }),
      head(mean, { merge: 'restart' }),
      head(deviation, { merge: 'restart' }),
      head(result, { merge: 'restart' }),
    ],
    [
      head('', { merge: 'continue' }),
      ...['1', '2', '3'].map((nth) => head(nth)),
      ...[1, 2, 3].map(() => head('', { merge: 'continue' })),
    ],
  ]
  const voltageRows = VOLTAGES.map(([kilovolts, first, second, third, average, off]) => [
    figure(kilovolts),
    ...[first, second, third, average].map((value) => figure(number(value))),
    figure(percent(off)),
    text(verdictOf(off, voltage)),
  ])
  const voltageTable = (rows) =>
    table('TableGrid', columns(10, 9, 9, 9, 10, 11, 12), [...voltageHead, ...rows], { headRows: 2 })

  const instrumentCells = instrumentRows(words).map(([name, serial, date, uncertainty]) => [
    text(name),
    text(serial),
    figure(date),
    figure(uncertainty),
  ])

  return {
    locale,
    title: words.title,
    organisation: words.organisation,
    decimalSymbol,
    listSeparator: words.listSeparator,
    font: 'Liberation Sans',
    fontFamily: 'swiss',
    size: 11,
    styles,
    gridPadding: mm(1.5),
    layoutName: 'Layout',
    page,
    header: [paragraph('Header', words.room)],
    footer: [paragraph('Footer', [`${words.page} `, field('PAGE', '1')])],
    body: [
      paragraph('Title', words.title),
      paragraph('Normal', words.intro),
      paragraph('Caption', instruments.caption),
      table('TableGrid', columns(4, 2, 2, 2), [instruments.head.map((each) => head(each)), ...instrumentCells], {
        headRows: 1,
      }),
      paragraph('Caption', voltage.caption),
      voltageTable(voltageRows.slice(0, ON_THE_FIRST_PAGE)),
      '<w:p><w:r><w:br w:type="page"/></w:r></w:p>',
      paragraph('Caption', voltage.continued),
      voltageTable(voltageRows.slice(ON_THE_FIRST_PAGE)),
      paragraph('Normal', words.note),
      paragraph('Caption', [bold(output.caption)]),
      table(
        'TableGrid',
        columns(1, 1, 1),
        [
          output.head.map((each) => head(each)),
          ...OUTPUTS.map(([charge, kerma, exposures]) => [figure(charge), figure(number(kerma)), figure(exposures)]),
        ],
        { headRows: 1 },
      ),
      paragraph('Normal', ''),
    ],
  }
}
