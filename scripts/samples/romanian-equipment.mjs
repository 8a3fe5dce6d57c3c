import { day } from './workbook.mjs'

/** As Excel itself writes this format: with the dots escaped. */
const DATE = 'dd\\.mm\\.yyyy'

const columns = [
  { header: 'Nr. înregistrare', width: 13, align: 'center', format: '0000' },
  { header: 'Data', width: 12, align: 'center', format: DATE },
  { header: 'Data verificării', width: 12, align: 'center', format: DATE },
  { header: 'Secția', width: 38, wrap: true },
  { header: 'Denumire', width: 38, wrap: true },
  { header: 'Nr. inventar', width: 13, align: 'center', format: '@' },
  { header: 'Serie', width: 12, align: 'center' },
  { header: 'An fabricație', width: 11, align: 'center', format: '0' },
  { header: 'Valoare de inventar', width: 13, align: 'right', format: '#,##0.00' },
  { header: 'Echivalent nominal', width: 12, align: 'right', format: '0.00' },
  { header: 'Debit fără protecție', width: 12, align: 'right', format: '#,##0.0' },
  { header: 'Debit cu protecție', width: 12, align: 'right', format: '#,##0.0' },
  {
    header: 'Factor de atenuare',
    width: 12,
    align: 'right',
    format: '0.0',
    formula: (row) => `ROUND(K${row}/L${row},1)`,
  },
  { header: 'Echivalent măsurat', width: 12, align: 'right', format: '0.00' },
  { header: 'Constatări', width: 70, wrap: true },
  { header: 'Concluzie', width: 16, align: 'center' },
  { header: 'Următoarea verificare', width: 13, align: 'center', format: DATE },
  { header: 'Responsabil', width: 21 },
  { header: 'Reprezentant', width: 21 },
]

const OFFICER = 'Matei Dumbrăvan'
const RADIOLOGY = ['Radiologie și imagistică medicală', 'Sanda Păltiniș']
const CATH_LAB = ['Cardiologie intervențională', 'Horia Țurcașu']
const THEATRE = ['Bloc operator, ortopedie', 'Anca Șipoteanu']

const TORN =
  'Pe fața palmară a mănușii drepte s-au constatat trei fisuri străpunse, cu lungimi de 6, 9 și 15 mm, iar la baza degetului mare stratul exterior este desprins pe o suprafață de aproximativ 4 cm². Mănușa stângă nu prezintă deteriorări vizibile. La examinarea radioscopică fisurile se observă pe toată lungimea, iar debitul măsurat în dreptul lor este de 2,4 ori mai mare decât în vecinătate. Producătorul nu prevede repararea.'

const record = (
  number,
  checkedOn,
  [ward, representative],
  name,
  inventory,
  serial,
  year,
  price,
  nominal,
  open,
  shielded,
  found,
  remarks = null,
) => {
  const fit = remarks !== TORN
  return [
    number,
    day(2026, 10, checkedOn + 1),
    day(2026, 10, checkedOn),
    ward,
    name,
    inventory,
    serial,
    year,
    price,
    nominal,
    open,
    shielded,
    Math.round((open / shielded) * 10) / 10,
    found,
    remarks,
    fit ? 'corespunzător' : 'necorespunzător',
    fit ? day(2027, 10, checkedOn) : null,
    OFFICER,
    representative,
  ]
}

/** The Romanian spreadsheet: the header in row 1; a registration number with leading zeros by format, amounts in thousands. */
export const romanianEquipment = {
  title: 'Verificarea echipamentului individual de protecție radiologică, 2026',
  sheetName: 'Verificări',
  font: 'Arial',
  print: { paper: 'a4', footer: '&LCompartimentul de protecție radiologică&RPagina &P din &N' },
  columns,
  rows: [
    record(412, 6, RADIOLOGY, 'Șorț de protecție, față', '0051-03', 'RP-1107', 2021, 1480, 0.35, 1236, 63.8, 0.35),
    record(
      413,
      6,
      RADIOLOGY,
      'Șorț de protecție, față și spate',
      '0051-04',
      'RP-1108',
      2021,
      2265.5,
      0.35,
      1236,
      64.5,
      0.35,
    ),
    record(414, 6, RADIOLOGY, 'Guler de protecție a tiroidei', '0051-07', 'RP-2230', 2022, 310, 0.35, 1236, 62.9, 0.36),
    record(415, 6, RADIOLOGY, 'Șorț pentru protecția gonadelor', '0051-09', 'RP-0418', 2020, 645, 0.5, 1238.4, 34, 0.5),
    record(416, 7, CATH_LAB, 'Vestă și fustă de protecție', '0076-01', 'RP-3051', 2023, 4890, 0.5, 1241.7, 33.6, 0.51),
    record(417, 7, CATH_LAB, 'Ochelari de protecție', '0076-02', 'OC-0094', 2024, 1150, 0.5, 1241.7, 35.2, 0.5),
    record(
      418,
      7,
      CATH_LAB,
      'Mănuși de protecție, pereche',
      '0076-05',
      'MN-0612',
      2019,
      980,
      0.25,
      1241.7,
      129.3,
      0.23,
      TORN,
    ),
    record(419, 8, THEATRE, 'Șorț de protecție, față', '0082-01', 'RP-1533', 2022, 1520, 0.35, 1240, 64.1, 0.35),
    record(
      420,
      8,
      THEATRE,
      'Guler de protecție a tiroidei',
      '0082-03',
      'RP-2287',
      2022,
      310,
      0.35,
      1240,
      65,
      0.35,
      'Banda de prindere este uzată, fără efect asupra protecției.',
    ),
    record(421, 8, THEATRE, 'Cască de protecție', '0082-04', 'CP-0077', 2023, 425, 0.25, 1240, 110.8, 0.25),
  ],
}
