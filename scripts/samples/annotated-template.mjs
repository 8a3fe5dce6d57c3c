import { Comments, control } from './comments.mjs'
import { bold, cell, field, mm, paragraph, run, table } from './wordprocessing.mjs'

const PAGES = {
  a4: {
    width: 11906,
    height: 16838,
    top: mm(20),
    right: mm(20),
    bottom: mm(20),
    left: mm(25),
    header: mm(10),
    footer: mm(10),
  },
  letter: { width: 12240, height: 15840, top: 1200, right: 1152, bottom: 1100, left: 1296, header: 560, footer: 500 },
}

const stylesOf = (textWidth) => [
  { id: 'Normal', name: 'Normal', paragraph: { after: 60 } },
  {
    id: 'Title',
    name: 'Title',
    next: 'Normal',
    paragraph: { before: 120, after: 80, keepNext: true },
    run: { bold: true, size: 15 },
  },
  {
    id: 'Heading1',
    name: 'heading 1',
    next: 'Normal',
    paragraph: { before: 200, after: 80, keepNext: true, outline: 0 },
    run: { bold: true, size: 12 },
  },
  { id: 'Header', name: 'header', paragraph: { tabs: [['right', textWidth]], rule: { bottom: 4 } }, run: { size: 9 } },
  { id: 'Footer', name: 'footer', paragraph: { tabs: [['right', textWidth]] }, run: { size: 9 } },
]

/** The content of a place: text with tags, a Word merge field, or a content control named like a column. */
function runsOf(place) {
  if (place.field !== undefined) return field(`MERGEFIELD "${place.field}"`, `«${place.field}»`)
  if (place.control !== undefined) return control(place.control, place.shown)
  return run(place)
}

/**
 * A template with every kind of tag, each explained in a Word comment, to be filled from the sample spreadsheet in its
 * language. The words define what goes where; see annotated-words.mjs.
 */
export function annotatedTemplate(words) {
  const comments = new Comments()
  const page = PAGES[words.paper]
  const textWidth = page.width - page.left - page.right
  const label = mm(55)
  const explained = ([name, place, comment]) => [
    cell(paragraph('Normal', name)),
    cell(paragraph('Normal', [comments.beside(runsOf(place), comment)])),
  ]
  const listed = (rows) => table('TableGrid', [label, textWidth - label], rows.map(explained))
  const { title, intro, sections, loop } = words
  const body = [
    paragraph('Title', [comments.beside(bold(title), words.about)]),
    paragraph('Normal', intro),
    ...sections.flatMap(({ heading, rows }) => [paragraph('Heading1', heading), listed(rows)]),
    paragraph('Heading1', loop.heading),
    table(
      'TableGrid',
      [mm(16), textWidth - mm(76), mm(60)],
      [
        loop.heads.map((head) => cell(paragraph('Normal', [bold(head)]))),
        loop.cells.map((text, index) =>
          cell(paragraph('Normal', [index === 0 ? comments.beside(run(text), loop.comment) : run(text)])),
        ),
      ],
      { headRows: 1 },
    ),
    paragraph('Normal', ''),
    listed(loop.totals),
    paragraph('Normal', ''),
  ]
  return {
    ...words.setting,
    title,
    styles: stylesOf(textWidth),
    page,
    header: [paragraph('Header', words.header)],
    footer: [paragraph('Footer', [run(`${words.footer}\t`), field('PAGE', '1'), run(' / '), field('NUMPAGES', '1')])],
    body,
    comments,
  }
}
