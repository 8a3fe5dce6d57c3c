import { describedBy, measured } from './record-rows.mjs'
import { bold, cell, field, mm, paragraph, run, table } from './wordprocessing.mjs'

const page = {
  width: 11906,
  height: 16838,
  top: mm(20),
  right: mm(20),
  bottom: mm(18),
  left: mm(25),
  header: mm(10),
  footer: mm(10),
}
const textWidth = page.width - page.left - page.right

const styles = [
  { id: 'Normal', name: 'Normal' },
  {
    id: 'RecordText',
    name: 'Text proces-verbal',
    paragraph: { align: 'both', firstLine: mm(12), after: 80, line: 259 },
  },
  { id: 'Letterhead', name: 'Antet', paragraph: { after: 20 }, run: { size: 11 } },
  { id: 'Approval', name: 'Aprobare', paragraph: { align: 'center', after: 40 } },
  {
    id: 'Title',
    name: 'Title',
    next: 'Subtitle',
    paragraph: { align: 'center', before: 200, after: 40, keepNext: true },
    run: { bold: true, size: 15, tracking: 30 },
  },
  {
    id: 'Subtitle',
    name: 'Subtitle',
    next: 'RecordText',
    paragraph: { align: 'center', keepNext: true },
    run: { bold: true },
  },
  { id: 'DrawnUp', name: 'Data încheierii', paragraph: { align: 'center', before: 40, after: 200 } },
  {
    id: 'Heading1',
    name: 'heading 1',
    next: 'RecordText',
    paragraph: { before: 160, after: 80, keepNext: true, outline: 0 },
    run: { bold: true },
  },
  { id: 'TableText', name: 'Text tabel', run: { size: 11 } },
  {
    id: 'TableHead',
    name: 'Cap de tabel',
    basedOn: 'TableText',
    paragraph: { align: 'center', keepNext: true },
    run: { bold: true },
  },
  { id: 'TableFigure', name: 'Cifre tabel', basedOn: 'TableText', paragraph: { align: 'center' } },
  { id: 'Signature2', name: 'Semnătură', paragraph: { align: 'center', keepNext: true } },
  { id: 'SignatureNote', name: 'Explicație semnătură', paragraph: { align: 'center' }, run: { size: 9 } },
  { id: 'Header', name: 'header', paragraph: { tabs: [['right', textWidth]] }, run: { size: 9, italic: true } },
  { id: 'Footer', name: 'footer', paragraph: { tabs: [['right', textWidth]], rule: { top: 4 } }, run: { size: 9 } },
]

const letterhead = table(
  'Layout',
  [mm(96), textWidth - mm(96)],
  [
    [
      cell([
        paragraph('Letterhead', [bold('SPITALUL MUNICIPAL RÂUL ALB')]),
        paragraph('Letterhead', 'Laboratorul de radiologie și imagistică medicală'),
        paragraph('Letterhead', 'Compartimentul de protecție radiologică'),
        paragraph('Letterhead', ['Nr. înregistrare: ', bold('{nr. înregistrare}'), ' / {data | date:"DD.MM.YYYY"}'], {
          before: 80,
        }),
      ]),
      cell([
        paragraph('Approval', [bold('APROB,')]),
        paragraph('Approval', 'Manager'),
        paragraph('Approval', 'Ilinca Brădățeanu'),
        paragraph('Approval', '_______________________', { before: 120 }),
      ]),
    ],
  ],
)

const equipment = table(
  'TableGrid',
  [mm(58), textWidth - mm(58)],
  [
    describedBy('Denumirea', [bold('{denumire}')]),
    describedBy('Secția', '{secția}'),
    describedBy('Numărul de inventar', '{nr. inventar}'),
    describedBy('Seria, anul fabricației', '{serie}, {an fabricație}'),
    describedBy('Valoarea de inventar', '{valoare de inventar | number:2}\u00a0lei'),
  ],
)

const measurements = table(
  'TableGrid',
  [mm(12), textWidth - mm(90), mm(20), mm(29), mm(29)],
  [
    ['Nr. crt.', 'Mărimea', 'U.M.', 'Valoare nominală', 'Valoare măsurată'].map((head) =>
      cell(paragraph('TableHead', head), { vertical: 'center' }),
    ),
    measured(
      '1',
      'Debitul echivalentului de doză ambiental, fără echipament',
      'µSv/h',
      '–',
      '{debit fără protecție | number:1}',
    ),
    measured(
      '2',
      'Debitul echivalentului de doză ambiental, în spatele echipamentului',
      'µSv/h',
      '–',
      '{debit cu protecție | number:1}',
    ),
    measured('3', 'Factorul de atenuare', '–', '–', '{factor de atenuare | number:1}'),
    measured('4', 'Echivalentul de plumb', 'mm Pb', '{echivalent nominal | number:2}', [
      bold('{echivalent măsurat | number:2}'),
    ]),
  ],
  { headRows: 1 },
)

const signer = (role, name) =>
  cell([
    paragraph('Signature2', role),
    paragraph('Signature2', [bold(name)]),
    paragraph('Signature2', '_______________________', { before: 280 }),
    paragraph('SignatureNote', '(semnătura)'),
  ])

const signatures = table(
  'Layout',
  [mm(78), textWidth - mm(156), mm(78)],
  [
    [
      signer('Responsabil cu protecția radiologică,', '{responsabil}'),
      cell(paragraph('Normal', '')),
      signer('Din partea secției,', '{reprezentant}'),
    ],
  ],
)

/** The Romanian template: a „proces-verbal” with letterhead, registration number and two signatures. */
export const romanianRecord = {
  title: 'Proces-verbal de verificare a echipamentului individual de protecție radiologică',
  organisation: 'Spitalul Municipal Râul Alb',
  locale: 'ro-RO',
  font: 'Times New Roman',
  fontFamily: 'roman',
  size: 12,
  styles,
  gridPadding: 34,
  layoutName: 'Aranjare',
  decimalSymbol: ',',
  listSeparator: ';',
  page,
  header: [paragraph('Header', 'Spitalul Municipal Râul Alb\tProces-verbal nr. {nr. înregistrare}')],
  footer: [
    paragraph('Footer', [
      run('Cod formular: F-PR-04, ediția 2\tPagina '),
      field('PAGE', '1'),
      run(' din '),
      field('NUMPAGES', '1'),
    ]),
  ],
  body: [
    letterhead,
    paragraph('Title', 'PROCES-VERBAL'),
    paragraph('Subtitle', 'de verificare a echipamentului individual de protecție radiologică'),
    paragraph('DrawnUp', 'încheiat astăzi, {data | date:"D MMMM YYYY"}'),
    paragraph(
      'RecordText',
      'Subsemnații, {responsabil}, responsabil cu protecția radiologică, și {reprezentant}, din partea secției, am procedat la data de { data verificării } la verificarea echipamentului individual de protecție descris mai jos și am constatat următoarele:',
    ),
    paragraph('Heading1', '1. Identificarea echipamentului'),
    equipment,
    paragraph('Heading1', '2. Rezultatele măsurătorilor'),
    measurements,
    paragraph(
      'RecordText',
      'Condiții de măsurare: 100\u00a0kV, filtrare totală 2,5\u00a0mm\u00a0Al, distanța față de sursă 1\u00a0m. Debitmetru seria 0218, buletin de verificare metrologică valabil până la 14.05.2027.',
      { before: 80 },
    ),
    paragraph('Heading1', '3. Constatări'),
    paragraph(
      'RecordText',
      '{constatări | default:"Nu s-au constatat fisuri, rupturi sau deformări ale echipamentului."}',
    ),
    paragraph('Heading1', '4. Concluzie'),
    paragraph(
      'RecordText',
      [
        run('În urma verificării, echipamentul este declarat '),
        bold('{concluzie | upper}'),
        run(
          '. Următoarea verificare: {următoarea verificare | default:"nu se programează, echipamentul se scoate din uz"}.',
        ),
      ],
      { keepNext: true },
    ),
    paragraph(
      'RecordText',
      'Drept pentru care am încheiat prezentul proces-verbal în două exemplare originale, câte unul pentru fiecare parte semnatară.',
      { after: 240, keepNext: true },
    ),
    signatures,
    paragraph('SignatureNote', ''),
  ],
}
