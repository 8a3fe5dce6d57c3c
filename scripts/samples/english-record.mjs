import { bold, cell, field, paragraph, run, table } from './wordprocessing.mjs'

/** US Letter with margins of 0.8 inch. */
const page = { width: 12240, height: 15840, top: 1200, right: 1152, bottom: 1100, left: 1152, header: 560, footer: 500 }
const textWidth = page.width - page.left - page.right

const SHADE = 'E7E9EB'

const styles = [
  { id: 'Normal', name: 'Normal' },
  { id: 'Title', name: 'Title', next: 'Normal', paragraph: { keepNext: true }, run: { bold: true, size: 17 } },
  {
    id: 'Subtitle',
    name: 'Subtitle',
    next: 'Normal',
    paragraph: { after: 160, keepNext: true },
    run: { size: 10, colour: '444444' },
  },
  {
    id: 'Heading1',
    name: 'heading 1',
    next: 'Normal',
    paragraph: { before: 20, after: 20, keepNext: true, outline: 0 },
    run: { bold: true, size: 10 },
  },
  {
    id: 'FieldLabel',
    name: 'Field Label',
    next: 'FieldValue',
    paragraph: { keepNext: true, after: 20 },
    run: { size: 7.5, colour: '444444' },
  },
  { id: 'FieldValue', name: 'Field Value', run: { size: 10.5 } },
  { id: 'TableHead', name: 'Table Head', paragraph: { keepNext: true }, run: { bold: true, size: 9 } },
  { id: 'TableFigure', name: 'Table Figure', paragraph: { align: 'right' } },
  { id: 'Statement', name: 'Statement', paragraph: { after: 40, line: 259 } },
  { id: 'Note', name: 'Note', paragraph: { before: 60 }, run: { size: 8, colour: '444444' } },
  { id: 'Gap', name: 'Gap', paragraph: { line: 140 }, run: { size: 5 } },
  { id: 'Header', name: 'header', paragraph: { tabs: [['right', textWidth]], rule: { bottom: 8 } }, run: { size: 9 } },
  { id: 'Footer', name: 'footer', paragraph: { tabs: [['right', textWidth]] }, run: { size: 8, colour: '444444' } },
]

const gap = paragraph('Gap', '')
const sectionBar = (title, span) => [cell(paragraph('Heading1', title), { span, shade: SHADE })]
const box = (label, value, span) => cell([paragraph('FieldLabel', label), paragraph('FieldValue', value)], { span })

const quarter = textWidth / 4

const location = table(
  'TableGrid',
  [quarter, quarter, quarter, quarter],
  [
    sectionBar('1.  Location and equipment', 4),
    [
      box('Survey number', [bold('{survey number}')]),
      box('Survey date', '{ survey date | date:"MMMM D, YYYY"}', 2),
      box('Unit ID', '{unit id}'),
    ],
    [box('Room', '{room}', 2), box('X-ray equipment', '{equipment}', 2)],
  ],
)

const conditions = table(
  'TableGrid',
  [quarter, quarter, quarter, quarter],
  [
    sectionBar('2.  Survey conditions', 4),
    [
      box('Tube voltage', '{tube voltage}\u00a0kV'),
      box('Tube current', '{tube current}\u00a0mA'),
      box('Weekly workload', '{weekly workload}\u00a0mA·min'),
      box('Background', '{background | number:2}\u00a0µSv/h'),
    ],
    [
      box('Survey meter', 'Ionization chamber, serial 0218, calibrated through May 14, 2027', 3),
      box('Scatterer', 'Water phantom, 20\u00a0cm'),
    ],
  ],
)

const reading = (point, location, area, level, tag) => [
  cell(paragraph('Normal', point, { align: 'center' })),
  cell(paragraph('Normal', location)),
  cell(paragraph('Normal', area)),
  cell(paragraph('TableFigure', level)),
  cell(paragraph('TableFigure', tag)),
]

const head = (text, align) => cell(paragraph('TableHead', text, { align }), { vertical: 'bottom' })

const measurementWidths = [760, textWidth - 6240, 1720, 1880, 1880]

const measurements = table(
  'TableGrid',
  measurementWidths,
  [
    sectionBar('3.  Measured dose rate, µSv/h (background subtracted)', 5),
    [head('Point', 'center'), head('Location'), head('Area'), head('Action level', 'right'), head('Reading', 'right')],
    reading('A', 'Operator position, control panel', 'Controlled', '10.00', '{operator position | number:2}'),
    reading('B', 'Control window, 1 ft from the glass', 'Controlled', '10.00', '{control window | number:2}'),
    reading('C', 'Room door, 1 ft from the gap', 'Uncontrolled', '1.00', '{room door | number:2}'),
    reading('D', 'Corridor', 'Uncontrolled', '1.00', '{corridor | number:2}'),
    reading('E', 'Floor above', 'Uncontrolled', '1.00', '{floor above | number:2}'),
    [
      cell(paragraph('TableFigure', [bold('Highest reading')]), { span: 4 }),
      cell(paragraph('TableFigure', [bold('{highest reading | number:2}')])),
    ],
  ],
  { headRows: 2 },
)

const findings = table(
  'TableGrid',
  [textWidth],
  [
    sectionBar('4.  Findings', 1),
    [
      cell([
        paragraph('Statement', [run('Result:  '), bold('{result | upper}')]),
        paragraph(
          'Statement',
          '{remarks | default:"No reading exceeds the action level of its area. No corrective action is required."}',
        ),
        paragraph('Statement', 'Next survey due: {next survey | date:"MMMM D, YYYY"}'),
      ]),
    ],
  ],
)

const signed = textWidth - 6200

const certification = table(
  'TableGrid',
  [3000, signed, 3200],
  [
    sectionBar('5.  Certification', 3),
    [box('Surveyed by', '{surveyed by}'), box('Signature', ''), box('Date', '')],
    [box('Reviewed by (Radiation Safety Officer)', '{reviewed by}'), box('Signature', ''), box('Date', '')],
  ],
  { heights: [0, 800, 800] },
)

/** The English template: a form in boxes for the dose rates around one X-ray room. */
export const englishRecord = {
  title: 'Radiation survey record',
  organisation: 'Northfold Regional Medical Center',
  locale: 'en-US',
  font: 'Arial',
  fontFamily: 'swiss',
  size: 10.5,
  styles,
  gridPadding: 60,
  layoutName: 'Layout',
  decimalSymbol: '.',
  listSeparator: ',',
  page,
  header: [
    paragraph('Header', [
      bold('Northfold Regional Medical Center'),
      run('  |  Radiation Safety Office\tSurvey No. {survey number}'),
    ]),
  ],
  footer: [
    paragraph('Footer', [
      run('Form RS-12 (Rev. 3). Keep with the equipment file.\tPage '),
      field('PAGE', '1'),
      run(' of '),
      field('NUMPAGES', '1'),
    ]),
  ],
  body: [
    paragraph('Title', 'Radiation Survey Record'),
    paragraph('Subtitle', 'Dose rates around a diagnostic X-ray room'),
    location,
    gap,
    conditions,
    gap,
    measurements,
    paragraph(
      'Note',
      'Readings are the maximum at each point during exposure. Action levels are set by the facility’s radiation protection program.',
    ),
    gap,
    findings,
    gap,
    certification,
    gap,
  ],
}
