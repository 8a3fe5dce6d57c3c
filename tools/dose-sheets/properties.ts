import { Random } from './random'
import type { Language } from './truth'

/**
 * What a sheet is like, as independent choices. The first choice of each is the plainest: shrinking a failure goes back to it.
 * Choices that don't go together are settled by `consistent`.
 */
export const CHOICES = {
  language: ['en', 'ru', 'ro'],
  layout: [
    'quantities',
    'periods',
    'quantitiesByPeriod',
    'positions',
    'badges',
    'long',
    'card',
    'turned',
    'personHeadings',
    'quarterSheets',
    'radiography',
    'tomography',
    'survey',
    'activity',
    'medicines',
    'reference',
    'vendorGroups',
    'years',
    'calendarColumns',
    'personRows',
    'personSheets',
    'stackedPeople',
    'stackedPeriods',
    'stackedQuantities',
    'sideBySide',
    'handsByPeriod',
    'netOfBackground',
    'rooms',
    'phases',
    'angiography',
    'mammography',
    'hotLaboratory',
    'medicineColumns',
    'summary',
    'limitTable',
    'pagedList',
    'meterReadings',
    'monthSheets',
    'inventedParts',
    'lineCards',
    'pointsAcross',
    'depths',
    'paired',
    'namesAcross',
    'axes',
    'recordDose',
    'codedList',
    'passbook',
    'countedList',
    'trainees',
  ],
  file: ['xlsx', 'csv'],
  unit: ['mSv', 'uSv', 'mREM'],
  unitPlace: ['header', 'title', 'note', 'format', 'cell', 'group', 'column', 'nowhere'],
  unitStyle: ['comma', 'parentheses', 'brackets'],
  quantityPlace: ['header', 'title', 'nowhere'],
  quantityCount: [1, 2, 3],
  periodPlace: ['title', 'sheetName', 'columns', 'text', 'nowhere'],
  periodKind: ['quarter', 'month'],
  subtotalColumns: [false, true],
  decimals: ['number', 'comma', 'dot'],
  numberingRow: [false, true],
  otherLanguageHeaders: [false, true],
  ids: ['none', 'number', 'zeros', 'code'],
  rowNumbers: [false, true],
  departments: ['none', 'column', 'headings'],
  noiseColumns: [0, 1, 2, 3],
  yearTotal: ['none', 'known', 'invented'],
  lifetime: ['none', 'yearToDate', 'lifetime', 'both'],
  secondUnit: [false, true],
  limitColumn: [false, true],
  shareColumn: [false, true],
  statistics: ['none', 'known', 'invented'],
  totals: ['none', 'known'],
  collective: [false, true],
  subtotals: [false, true],
  control: [false, true],
  marks: ['none', 'some', 'many'],
  namesakes: [false, true],
  titles: [0, 1, 2],
  limitNote: [false, true],
  signature: [false, true],
  blankRows: [false, true],
  typingError: [false, true],
  people: [5, 3, 9, 16],
  nameColumns: ['one', 'split'],
  totalsAt: ['below', 'above'],
  yearTotalAt: ['right', 'left'],
  periodHeads: ['words', 'dates', 'numbers', 'ranges', 'roman'],
  besideDose: ['none', 'uncertainty', 'detectionLimit'],
  limitRow: [false, true],
  legend: [false, true],
  mixedUnits: [false, true],
  statusColumn: [false, true],
  valueStyle: ['plain', 'plusMinus', 'star'],
  personAxis: ['rows', 'columns', 'blocks'],
  periodAxis: ['columns', 'rows', 'blocks'],
  measureAxis: ['columns', 'rows', 'blocks'],
  blocksAt: ['below', 'beside'],
  spans: ['merged', 'blank', 'repeated'],
  cornerLabels: [false, true],
  unitAtMeasure: [true, false],
  measurePlaces: [false, true],
} as const

type Choices = typeof CHOICES
/** Where a dimension of the doses lies in a sheet of `axes`. */
export type Axis = Choices['personAxis'][number]
export type Property = keyof Choices
export type Properties = { readonly [Key in Property]: Choices[Key][number] }

/** How often a choice is the plainest one. */
const PLAIN = 0.55
/** Properties whose choices are all as likely. */
const EVEN: ReadonlySet<Property> = new Set([
  'language',
  'layout',
  'unit',
  'unitStyle',
  'ids',
  'people',
  'periodKind',
  'personAxis',
  'periodAxis',
  'measureAxis',
  'blocksAt',
  'spans',
  'cornerLabels',
  'unitAtMeasure',
  'measurePlaces',
])

/** The properties of one sheet. */
export function propertiesOf(seed: number): Properties {
  const random = new Random(seed)
  const chosen = Object.fromEntries(
    (Object.keys(CHOICES) as Property[]).map((key) => {
      const choices: readonly (string | number | boolean)[] = CHOICES[key]
      const even = EVEN.has(key) || !random.chance(PLAIN)
      return [key, even ? random.pick(choices) : choices[0]]
    }),
  )
  // Each key was given one of its own choices.
  return consistent(chosen as Properties)
}

/** The plainest properties in a language and layout. */
export function plainest(layout: Properties['layout'], language: Language): Properties {
  const chosen = Object.fromEntries((Object.keys(CHOICES) as Property[]).map((key) => [key, CHOICES[key][0]]))
  return { ...(chosen as Properties), layout, language }
}

const OF_PATIENTS: ReadonlySet<Properties['layout']> = new Set([
  'radiography',
  'tomography',
  'activity',
  'medicines',
  'survey',
  'reference',
  'rooms',
  'phases',
  'angiography',
  'mammography',
  'hotLaboratory',
  'medicineColumns',
  'summary',
  'limitTable',
  'pointsAcross',
])

/** Layouts whose table is that of people under one another, with all that may be around it. */
const OF_PEOPLE: ReadonlySet<Properties['layout']> = new Set([
  'quantities',
  'periods',
  'quantitiesByPeriod',
  'positions',
  'vendorGroups',
  'years',
  'handsByPeriod',
  'netOfBackground',
  'stackedPeriods',
  'stackedQuantities',
])

/** What is above the table isn't written as for others. */
const ONE_HEADER: ReadonlySet<Properties['layout']> = new Set([
  'stackedPeople',
  'personSheets',
  'monthSheets',
  'lineCards',
  'pointsAcross',
  'namesAcross',
  'recordDose',
  'codedList',
  'passbook',
  'countedList',
  'trainees',
])

const NEW_LAYOUTS: ReadonlySet<Properties['layout']> = new Set([
  'vendorGroups',
  'years',
  'calendarColumns',
  'personRows',
  'personSheets',
  'stackedPeople',
  'stackedPeriods',
  'stackedQuantities',
  'sideBySide',
  'handsByPeriod',
  'netOfBackground',
  'rooms',
  'phases',
  'angiography',
  'mammography',
  'hotLaboratory',
  'medicineColumns',
  'summary',
  'limitTable',
  'pagedList',
  'meterReadings',
  'monthSheets',
  'inventedParts',
  'lineCards',
  'pointsAcross',
  'depths',
  'paired',
  'namesAcross',
  'axes',
  'recordDose',
  'codedList',
  'passbook',
  'countedList',
  'trainees',
])

/** The nearest properties that can be combined: a CSV file has no number formats. */
export function consistent(wanted: Properties): Properties {
  const settled = settle(wanted)
  return JSON.stringify(settled) === JSON.stringify(wanted) ? settled : consistent(settled)
}

function settle(wanted: Properties): Properties {
  const made: { -readonly [Key in Property]: Properties[Key] } = { ...wanted }
  if (made.file === 'csv' && made.unitPlace === 'format') made.unitPlace = 'header'
  if (made.unitPlace === 'format') made.decimals = 'number'
  if (made.file === 'csv' && made.decimals === 'number') made.decimals = made.language === 'en' ? 'dot' : 'comma'
  if (made.file === 'csv' && (made.layout === 'quarterSheets' || made.layout === 'monthSheets')) made.file = 'xlsx'
  if (made.unitPlace === 'column' && made.layout !== 'long') made.unitPlace = 'header'
  if (made.layout === 'long' && made.unitPlace === 'group') made.unitPlace = 'column'
  if (made.unitPlace === 'group' && !['periods', 'positions', 'quantitiesByPeriod'].includes(made.layout))
    made.unitPlace = 'header'
  if (made.unitPlace === 'cell' && made.decimals === 'number') made.decimals = made.language === 'en' ? 'dot' : 'comma'
  if (made.unitPlace === 'nowhere' && made.quantityPlace === 'nowhere') made.quantityPlace = 'header'
  // Otherwise nothing would show that the numbers are doses.
  if (made.quantityPlace === 'nowhere' && made.unitPlace !== 'header') made.quantityPlace = 'title'
  if (made.quantityCount > 1 || ['quantitiesByPeriod', 'badges', 'long'].includes(made.layout))
    made.quantityPlace = 'header'
  if (made.namesakes && made.ids === 'none') made.ids = 'number'
  if (OF_PATIENTS.has(made.layout)) {
    made.lifetime = 'none'
    made.yearTotal = 'none'
    made.namesakes = false
    made.control = false
    made.collective = false
    if (made.unitPlace !== 'header' && made.unitPlace !== 'note') made.unitPlace = 'header'
  }
  if (made.secondUnit && !(made.layout === 'quantities' && made.unitPlace === 'header')) made.secondUnit = false
  if (made.layout === 'card' && made.unitPlace !== 'header' && made.unitPlace !== 'title') made.unitPlace = 'header'
  if (made.layout === 'turned' && (made.unitPlace === 'group' || made.unitPlace === 'format')) made.unitPlace = 'title'
  if (made.layout === 'turned' && (made.unitPlace === 'header' || made.unitPlace === 'nowhere'))
    made.unitPlace = 'title'
  // Only a number distinguishes namesakes, and columns have none over them.
  if (made.layout === 'turned' || made.layout === 'namesAcross') made.namesakes = false
  if (made.subtotals && made.departments !== 'headings') made.departments = 'headings'
  if (made.layout === 'badges' || made.layout === 'long') made.departments = 'none'
  if (made.layout === 'depths' || made.layout === 'meterReadings') made.quantityCount = 2
  settleNew(made)
  settleAxes(made)
  // Statistics of three readings prove little, and of a badge list nothing.
  if (made.statistics === 'invented' && made.people < 5) made.people = 5
  return made
}

function settleNew(made: { -readonly [Key in Property]: Properties[Key] }): void {
  const { layout } = made
  if (!OF_PEOPLE.has(layout)) {
    made.nameColumns = 'one'
    made.totalsAt = 'below'
    made.besideDose = 'none'
    made.limitRow = false
    made.statusColumn = false
  }
  if (!['periods', 'quantitiesByPeriod'].includes(layout)) made.periodHeads = 'words'
  // Numerals are periods only if all those of a year are present.
  if (layout !== 'periods' && made.periodHeads === 'roman') made.periodHeads = 'words'
  if (layout !== 'periods') made.yearTotalAt = 'right'
  if (layout !== 'quantities' || made.unitPlace !== 'header') made.mixedUnits = false
  if (made.periodKind === 'quarter' && !['words', 'roman'].includes(made.periodHeads)) made.periodHeads = 'ranges'
  if (
    made.valueStyle !== 'plain' &&
    (!OF_PEOPLE.has(layout) || made.unitPlace === 'cell' || made.unitPlace === 'format')
  )
    made.valueStyle = 'plain'
  if (made.besideDose !== 'none' && (made.valueStyle !== 'plain' || made.unitPlace === 'group'))
    made.besideDose = 'none'
  // Figures with an uncertainty are texts, and so are all related cells.
  if (made.valueStyle === 'plusMinus' && made.decimals === 'number')
    made.decimals = made.language === 'en' ? 'dot' : 'comma'
  if (NEW_LAYOUTS.has(layout)) {
    made.quantityPlace = 'header'
    if (made.unitPlace !== 'note' || OF_PATIENTS.has(layout)) made.unitPlace = 'header'
    if (ONE_HEADER.has(layout)) made.unitPlace = 'header'
    if (layout !== 'years' && layout !== 'vendorGroups' && layout !== 'netOfBackground') made.lifetime = 'none'
  }
}

/** Choices of the sheets whose dimensions lie on any axis; a grid has something on its rows. */
function settleAxes(made: { -readonly [Key in Property]: Properties[Key] }): void {
  if (made.layout !== 'axes') {
    Object.assign(made, PLAIN_AXES)
    return
  }
  if (made.quantityCount === 1) made.measureAxis = 'columns'
  if (made.quantityCount === 1) made.unitPlace = 'header'
  if (made.file === 'csv' && made.spans === 'merged') made.spans = 'blank'
  // Where each row's label is the corner's, nothing else says the unit.
  if (made.cornerLabels && made.measureAxis === 'rows') made.unitAtMeasure = true
  if (made.unitPlace === 'note') made.unitPlace = 'header'
  if (made.personAxis !== 'rows' && made.periodAxis !== 'rows') made.periodAxis = 'rows'
  // Only blocks of people are written next to one another, and a sum over blocks would be far from its parts.
  if (made.personAxis !== 'blocks') made.blocksAt = 'below'
  if (made.periodAxis === 'blocks') made.yearTotal = 'none'
  // A number needs its own line or column.
  if (made.personAxis === 'columns' && !made.cornerLabels) made.ids = 'none'
  // Merged labels would join the last person of a group with a namesake at the start of the next.
  made.namesakes = false
}

const PLAIN_AXES = {
  personAxis: 'rows',
  periodAxis: 'columns',
  measureAxis: 'columns',
  blocksAt: 'below',
  spans: 'merged',
  cornerLabels: false,
  unitAtMeasure: true,
  measurePlaces: false,
} as const
