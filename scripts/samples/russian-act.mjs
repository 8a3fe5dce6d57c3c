import { describedBy, measured } from './record-rows.mjs'
import { bold, cell, field, mm, paragraph, run, table } from './wordprocessing.mjs'

/** Margins by GOST R 7.0.97-2016, 3.3: 30 mm at the left, 10 at the right, 20 above and below. */
const page = {
  width: 11906,
  height: 16838,
  top: mm(20),
  right: mm(10),
  bottom: mm(20),
  left: mm(30),
  header: mm(9),
  footer: mm(9),
}
const textWidth = page.width - page.left - page.right

const styles = [
  { id: 'Normal', name: 'Normal' },
  { id: 'BodyTextAct', name: 'Текст акта', paragraph: { align: 'both', firstLine: mm(12.5), after: 60 } },
  {
    id: 'Title',
    name: 'Title',
    next: 'Subtitle',
    paragraph: { align: 'center', before: 160, keepNext: true },
    run: { bold: true, size: 14 },
  },
  {
    id: 'Subtitle',
    name: 'Subtitle',
    next: 'BodyTextAct',
    paragraph: { align: 'center', after: 160, keepNext: true },
    run: { bold: true },
  },
  {
    id: 'Heading1',
    name: 'heading 1',
    next: 'BodyTextAct',
    paragraph: { before: 120, after: 60, keepNext: true, outline: 0 },
    run: { bold: true },
  },
  { id: 'Letterhead', name: 'Угловой бланк', paragraph: { align: 'center' }, run: { size: 11 } },
  { id: 'Approval', name: 'Гриф утверждения', paragraph: { after: 40 } },
  { id: 'PlaceAndDate', name: 'Место и дата', paragraph: { tabs: [['right', textWidth]], after: 140 } },
  { id: 'TableText', name: 'Текст таблицы', run: { size: 11 } },
  {
    id: 'TableHead',
    name: 'Шапка таблицы',
    basedOn: 'TableText',
    paragraph: { align: 'center', keepNext: true },
    run: { bold: true },
  },
  { id: 'TableFigure', name: 'Число в таблице', basedOn: 'TableText', paragraph: { align: 'center' } },
  {
    id: 'SignatureNote',
    name: 'Пояснение к подписи',
    paragraph: { align: 'center', keepNext: true },
    run: { size: 8 },
  },
  { id: 'Header', name: 'header', paragraph: { tabs: [['right', textWidth]], rule: { bottom: 4 } }, run: { size: 9 } },
  { id: 'Footer', name: 'footer', paragraph: { tabs: [['right', textWidth]] }, run: { size: 9 } },
]

const approval = table(
  'Layout',
  [mm(80), mm(14), textWidth - mm(94)],
  [
    [
      cell([
        paragraph('Letterhead', 'Государственное бюджетное\nучреждение здравоохранения'),
        paragraph('Letterhead', [bold('«ГОРОДСКАЯ БОЛЬНИЦА № 9»')]),
        paragraph('Letterhead', 'Служба радиационной безопасности', { before: 40 }),
      ]),
      cell(paragraph('Normal', '')),
      cell([
        paragraph('Approval', 'УТВЕРЖДАЮ'),
        paragraph('Approval', 'Главный врач ГБУЗ\n«Городская больница № 9»'),
        paragraph('Approval', '________________ Н. П. Озерецкая'),
        paragraph('Approval', '«____» ________________ 20____ г.'),
      ]),
    ],
  ],
)

const commissionRow = (role, member) => [cell(paragraph('Normal', role)), cell(paragraph('Normal', member))]

const commission = table(
  'Layout',
  [mm(38), textWidth - mm(38 + 12.5)],
  [
    commissionRow('председатель', '{председатель}, заместитель главного врача;'),
    commissionRow('члены комиссии:', '{дозиметрист}, дозиметрист;'),
    commissionRow('', '{ответственный}, представитель отделения,'),
  ],
  { indent: mm(12.5) },
)

const equipment = table(
  'TableGrid',
  [mm(62), textWidth - mm(62)],
  [
    describedBy('Наименование', [bold('{наименование}')]),
    describedBy('Отделение', '{отделение}'),
    describedBy('Место применения', '{место применения}'),
    describedBy('Инвентарный номер', '{инвентарный №}'),
    describedBy('Заводской номер, год выпуска', '{заводской №}, {год выпуска}\u00a0г.'),
  ],
)

const measurements = table(
  'TableGrid',
  [mm(10), textWidth - mm(90), mm(22), mm(28), mm(30)],
  [
    ['№', 'Показатель', 'Единица', 'По паспорту', 'Измерено'].map((head) =>
      cell(paragraph('TableHead', head), { vertical: 'center' }),
    ),
    measured(
      '1',
      'Мощность амбиентного эквивалента дозы без средства защиты',
      'мкЗв/ч',
      '–',
      '{мощность дозы без защиты | number:1}',
    ),
    measured('2', 'То же за средством защиты', 'мкЗв/ч', '–', '{мощность дозы за защитой | number:1}'),
    measured('3', 'Кратность ослабления', 'раз', '–', '{кратность ослабления | number:1}'),
    measured('4', 'Свинцовый эквивалент', 'мм Pb', '{паспортный эквивалент | number:2}', [
      bold('{расчетный эквивалент | number:2}'),
    ]),
  ],
  { headRows: 1 },
)

const signature = (role, name) => [
  [
    cell(paragraph('Normal', role, { keepNext: true }), { vertical: 'bottom' }),
    cell(paragraph('Normal', '', { keepNext: true }), { borders: { bottom: 4 } }),
    cell(paragraph('Normal', '')),
    cell(paragraph('Normal', name, { keepNext: true, align: 'center' }), {
      vertical: 'bottom',
      noWrap: true,
      borders: { bottom: 4 },
    }),
  ],
  [
    cell(paragraph('SignatureNote', '')),
    cell(paragraph('SignatureNote', '(подпись)')),
    cell(paragraph('SignatureNote', '')),
    cell(paragraph('SignatureNote', '(расшифровка подписи)')),
  ],
]

const signatures = table(
  'Layout',
  [mm(62), mm(44), mm(6), textWidth - mm(112)],
  [
    ...signature('Председатель комиссии', '{председатель}'),
    ...signature('Дозиметрист', '{дозиметрист}'),
    ...signature('Представитель отделения', '{ответственный}'),
  ],
  { heights: [mm(8), 0, mm(8), 0, mm(8), 0] },
)

/** The Russian template: an act of a hospital's commission about one item of protective equipment. */
export const russianAct = {
  title: 'Акт проверки средства индивидуальной радиационной защиты',
  organisation: 'ГБУЗ «Городская больница № 9»',
  locale: 'ru-RU',
  font: 'Times New Roman',
  fontFamily: 'roman',
  size: 12,
  styles,
  gridPadding: 28,
  layoutName: 'Разметка',
  decimalSymbol: ',',
  listSeparator: ';',
  page,
  header: [paragraph('Header', 'ГБУЗ «Городская больница № 9»\tАкт №\u00a0{номер}')],
  footer: [
    paragraph('Footer', [run('Форма СРБ-07\tСтраница '), field('PAGE', '1'), run(' из '), field('NUMPAGES', '1')]),
  ],
  body: [
    approval,
    paragraph('Title', 'АКТ №\u00a0{номер}'),
    paragraph('Subtitle', 'проверки средства индивидуальной радиационной защиты'),
    paragraph('PlaceAndDate', 'г. Верхнеозёрск\t{дата акта | date:"D MMMM YYYY"}\u00a0г.'),
    paragraph('BodyTextAct', 'Комиссия, назначенная приказом от 12\u00a0января 2026\u00a0г. №\u00a017-О, в составе:', {
      keepNext: true,
    }),
    commission,
    paragraph(
      'BodyTextAct',
      'провела { дата проверки }\u00a0г. проверку защитных свойств средства индивидуальной радиационной защиты и составила настоящий акт о следующем.',
      { before: 60, firstLine: 0 },
    ),
    paragraph('Heading1', '1. Проверенное средство'),
    equipment,
    paragraph('Heading1', '2. Результаты измерений'),
    measurements,
    paragraph(
      'BodyTextAct',
      'Условия измерений: 100\u00a0кВ, фильтрация 2,5\u00a0мм\u00a0Al, расстояние 1\u00a0м. Средство измерений: дозиметр, заводской №\u00a00218, поверка действительна до 14.05.2027\u00a0г.',
      { before: 60 },
    ),
    paragraph('Heading1', '3. Результаты осмотра'),
    paragraph('BodyTextAct', '{результаты осмотра | default:"Видимых повреждений покрытия, швов и застёжек нет."}'),
    paragraph('Heading1', '4. Заключение'),
    paragraph(
      'BodyTextAct',
      [
        run('Средство индивидуальной радиационной защиты '),
        bold('{заключение | upper}'),
        run(
          ' к применению. Срок следующей проверки: {следующая проверка | default:"не назначается, средство подлежит списанию"}.',
        ),
      ],
      { keepNext: true },
    ),
    paragraph('BodyTextAct', 'Акт составлен в двух экземплярах, имеющих одинаковую силу.', {
      after: 120,
      keepNext: true,
    }),
    signatures,
    paragraph('SignatureNote', ''),
  ],
}
