import { OUTPUTS, VOLTAGES, figuresOf, instrumentRows, verdictOf } from './acceptance-test.mjs'
import { A4, PdfWriter } from './pdf-writer.mjs'

const LEFT = 56
const RIGHT = A4.width - 56
const ROW = 19
const SMALL = 9.5

/** Voltage rows on the first page; the others are on the second. */
const ON_THE_FIRST_PAGE = 6

/**
 * The acceptance test of an X-ray unit as a PDF: a table with rules, one that goes on over the page, and one that only its spacing shows.
 */
export function acceptancePdf(words) {
  const { instruments, voltage, output } = words
  const { number, percent } = figuresOf(words)
  const pdf = new PdfWriter()
  const page = (count) => {
    pdf.addPage()
    pdf.text(LEFT, 40, words.room, { size: 8.5 })
    pdf.text(RIGHT, 40, `${words.page} ${count}`, { size: 8.5, align: 'right' })
    pdf.rule(LEFT, 46, RIGHT, 46)
  }
  page(1)
  pdf.text(LEFT, 84, words.title, { size: 15, bold: true })
  paragraph(pdf, 110, words.intro)
  pdf.text(LEFT, 162, instruments.caption, { bold: true })
  const first = ruledTable(pdf, 170, [4, 2, 2, 2], [instruments.head, ...instrumentRows(words)], [0, 0, 1, 1])
  const [set, measured, mean, deviation, result] = voltage.head
  const head = [set, `${measured}: 1`, '2', '3', mean, deviation, result]
  const rows = VOLTAGES.map(([kilovolts, one, two, three, average, off]) => [
    String(kilovolts),
    ...[one, two, three, average].map((value) => number(value)),
    percent(off),
    verdictOf(off, voltage),
  ])
  const shares = [11, 31, 7, 7, 12, 13, 12]
  const sides = [1, 1, 1, 1, 1, 1, 0]
  const top = A4.height - 60 - ROW * (ON_THE_FIRST_PAGE + 1)
  paragraph(pdf, first + 26, words.note)
  pdf.text(LEFT, top - 8, voltage.caption, { bold: true })
  ruledTable(pdf, top, shares, [head, ...rows.slice(0, ON_THE_FIRST_PAGE)], sides)
  page(2)
  pdf.text(LEFT, 76, voltage.continued, { bold: true })
  const second = ruledTable(pdf, 84, shares, [head, ...rows.slice(ON_THE_FIRST_PAGE)], sides)
  pdf.text(LEFT, second + 40, output.caption, { bold: true })
  spacedTable(pdf, second + 64, [
    output.head,
    ...OUTPUTS.map(([charge, kerma, exposures]) => [String(charge), number(kerma), String(exposures)]),
  ])
  return pdf.bytes(words.title)
}

/** Words set over the width of the page. */
function paragraph(pdf, y, words) {
  let [line, at] = ['', y]
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (pdf.widthOf(longer) > RIGHT - LEFT) {
      pdf.text(LEFT, at, line)
      ;[line, at] = [word, at + 14]
    } else line = longer
  }
  pdf.text(LEFT, at, line)
}

/** Draws a table with rules, its columns in these shares, those with a 1 set right; gives where it ends. */
function ruledTable(pdf, top, shares, [head, ...rows], sides) {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const edges = [LEFT]
  for (const share of shares) edges.push(edges.at(-1) + ((RIGHT - LEFT) * share) / whole)
  const bottom = top + ROW * (rows.length + 1)
  pdf.shade(LEFT, top, RIGHT, top + ROW)
  ;[head, ...rows].forEach((texts, row) => {
    texts.forEach((text, col) => {
      const y = top + ROW * row + 13
      const [from, to] = [edges[col] + 4, edges[col + 1] - 4]
      const look = { size: SMALL, bold: row === 0 }
      if (row === 0) pdf.text((from + to) / 2, y, text, { ...look, align: 'center' })
      else if (sides[col] === 1) pdf.text(to, y, text, { ...look, align: 'right' })
      else pdf.text(from, y, text, look)
    })
  })
  for (let row = 0; row <= rows.length + 1; row++) pdf.rule(LEFT, top + ROW * row, RIGHT, top + ROW * row)
  for (const x of edges) pdf.rule(x, top, x, bottom)
  return bottom
}

/** Draws a table without a rule. */
function spacedTable(pdf, top, rows) {
  const ends = [LEFT + 90, LEFT + 250, LEFT + 360]
  rows.forEach((texts, row) => {
    texts.forEach((text, col) =>
      pdf.text(ends[col], top + ROW * row, text, { size: SMALL, bold: row === 0, align: 'right' }),
    )
  })
}
