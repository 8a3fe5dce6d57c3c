import { day } from './workbook.mjs'

/** As Excel itself writes this format: with the dots escaped. */
const DATE = 'dd\\.mm\\.yyyy'

const columns = [
  { header: 'Номер', width: 9, align: 'center' },
  { header: 'Дата акта', width: 12, align: 'center', format: DATE },
  { header: 'Дата проверки', width: 12, align: 'center', format: DATE },
  { header: 'Отделение', width: 31, wrap: true },
  { header: 'Место применения', width: 42, wrap: true },
  { header: 'Наименование', width: 44, wrap: true },
  { header: 'Инвентарный №', width: 14, align: 'center', format: '@' },
  { header: 'Заводской №', width: 12, align: 'center', format: '0000' },
  { header: 'Год выпуска', width: 10, align: 'center', format: '0' },
  { header: 'Паспортный эквивалент', width: 13, align: 'right', format: '0.00' },
  { header: 'Мощность дозы без защиты', width: 13, align: 'right', format: '#,##0.0' },
  { header: 'Мощность дозы за защитой', width: 13, align: 'right', format: '#,##0.0' },
  {
    header: 'Кратность ослабления',
    width: 13,
    align: 'right',
    format: '0.0',
    formula: (row) => `ROUND(K${row}/L${row},1)`,
  },
  { header: 'Расчётный эквивалент', width: 13, align: 'right', format: '0.00' },
  { header: 'Результаты осмотра', width: 70, wrap: true },
  { header: 'Заключение', width: 13, align: 'center' },
  { header: 'Следующая проверка', width: 13, align: 'center', format: DATE },
  { header: 'Председатель', width: 18 },
  { header: 'Дозиметрист', width: 18 },
  { header: 'Ответственный', width: 18 },
]

const HEAD = 'Р. Т. Кедров'
const PHYSICIST = 'Ю. Я. Щёголева'
const XRAY = ['Рентгеновское отделение', 'рентгенодиагностический кабинет № 3', 'Ф. Э. Жданов']
const ANGIO = ['Отделение рентгенохирургии', 'рентгенооперационная № 1', 'Л. М. Вязова']
const DENTAL = ['Стоматологическое отделение', 'кабинет дентальной рентгенографии', 'К. И. Лозовой']

const CRACKED =
  'На ладонной поверхности правой перчатки три сквозные трещины длиной 7, 11 и 14 мм, у основания большого пальца покрытие расслоилось на площади около 4 см². Левая перчатка без видимых повреждений. При просвечивании трещины видны на всю длину, мощность дозы против трещины выше, чем рядом с ней, в 2,6 раза. Ремонт изготовителем не предусмотрен.'

const act = (
  number,
  checkedOn,
  [department, place, responsible],
  name,
  inventory,
  serial,
  year,
  nominal,
  open,
  shielded,
  found,
  remarks = null,
) => {
  const fit = remarks !== CRACKED
  return [
    number,
    day(2026, 11, checkedOn + 1),
    day(2026, 11, checkedOn),
    department,
    place,
    name,
    inventory,
    serial,
    year,
    nominal,
    open,
    shielded,
    Math.round((open / shielded) * 10) / 10,
    found,
    remarks,
    fit ? 'годно' : 'не годно',
    fit ? day(2028, 11, checkedOn) : null,
    HEAD,
    PHYSICIST,
    responsible,
  ]
}

/** The Russian spreadsheet: two title lines, the header in row 3; a number with leading zeros both as text and by format. */
export const russianEquipment = {
  title: 'Проверка средств индивидуальной радиационной защиты, 2026 год',
  sheetName: 'СИЗ',
  titleLines: [
    'Проверка средств индивидуальной радиационной защиты, ноябрь 2026 года',
    'ГБУЗ «Городская больница № 9», служба радиационной безопасности. Мощность дозы в мкЗв/ч, свинцовый эквивалент в мм Pb.',
  ],
  font: 'Arial',
  print: { paper: 'a4', footer: '&LСлужба радиационной безопасности&RСтраница &P из &N' },
  columns,
  rows: [
    act(41, 2, XRAY, 'Фартук защитный односторонний тяжёлый', '0134-017', 42, 2021, 0.35, 1248, 64.3, 0.36),
    act(42, 2, XRAY, 'Фартук защитный двусторонний', '0134-018', 43, 2021, 0.35, 1248, 66.7, 0.35),
    act(43, 2, XRAY, 'Воротник защитный', '0134-022', 118, 2022, 0.35, 1251.5, 65.2, 0.35),
    act(44, 2, XRAY, 'Шапочка защитная', '0134-023', 7, 2022, 0.25, 1251.5, 112.4, 0.25),
    act(45, 3, ANGIO, 'Жилет и юбка защитные, комплект', '0207-004', 316, 2023, 0.5, 1246.2, 34.2, 0.51),
    act(46, 3, ANGIO, 'Перчатки защитные, пара', '0207-009', 85, 2019, 0.25, 1246.2, 131.8, 0.23, CRACKED),
    act(47, 3, ANGIO, 'Очки защитные с боковыми стёклами', '0207-011', 2064, 2024, 0.5, 1246.2, 34.8, 0.5),
    act(
      48,
      3,
      ANGIO,
      'Воротник защитный',
      '0207-012',
      317,
      2023,
      0.5,
      1249,
      35.1,
      0.5,
      'Потёртость ленты застёжки, на защитные свойства не влияет.',
    ),
    act(49, 5, DENTAL, 'Фартук защитный стоматологический', '0093-001', 9, 2020, 0.25, 1250.4, 111.6, 0.25),
    act(50, 5, DENTAL, 'Накидка защитная (пелерина)', '0093-002', 10, 2020, 0.35, 1250.4, 65.9, 0.35),
    act(51, 5, DENTAL, 'Передник для защиты гонад', '0093-005', 1204, 2022, 0.5, 1250.4, 33.9, 0.51),
  ],
}
