import { type Case, CaseBuilder } from './builder'
import { axes } from './layouts/axes'
import type { Context } from './context'
import { writer } from './entries'
import { badges, long, personHeadings, quarterSheets } from './layouts/badges'
import { card, turned } from './layouts/cards'
import { activity, medicines, radiography, reference, survey, tomography } from './layouts/patients'
import { periods, positions, quantities, quantitiesByPeriod } from './layouts/staff'
import { hotLaboratory, limitTable, mammography, medicineColumns, rooms, summary } from './layouts/rooms'
import { angiography, phases } from './layouts/studies'
import {
  calendarColumns,
  personRows,
  personSheets,
  sideBySide,
  stackedPeople,
  stackedPeriods,
  stackedQuantities,
} from './layouts/stacked'
import { handsByPeriod, netOfBackground, vendorGroups, years } from './layouts/services'
import { codedList, countedList, passbook, recordDose, trainees } from './layouts/records'
import { peopleOf } from './people'
import {
  depths,
  inventedParts,
  lineCards,
  meterReadings,
  monthSheets,
  namesAcross,
  pagedList,
  paired,
  pointsAcross,
} from './layouts/journals'
import type { Properties } from './properties'
import { Random } from './random'
import type { Language } from './truth'
import { EN } from './words/en'
import { RO } from './words/ro'
import { RU } from './words/ru'
import type { Words } from './words/words'

const WORDS: Readonly<Record<Language, Words>> = { en: EN, ru: RU, ro: RO }

const LAYOUTS: Readonly<Record<Properties['layout'], (context: Context) => void>> = {
  quantities,
  periods,
  quantitiesByPeriod,
  positions,
  badges,
  long,
  card,
  turned,
  personHeadings,
  quarterSheets,
  radiography,
  tomography,
  survey,
  activity,
  medicines,
  reference,
  vendorGroups,
  years,
  calendarColumns,
  personRows,
  personSheets,
  stackedPeople,
  stackedPeriods,
  stackedQuantities,
  sideBySide,
  handsByPeriod,
  netOfBackground,
  rooms,
  phases,
  angiography,
  mammography,
  hotLaboratory,
  medicineColumns,
  summary,
  limitTable,
  pagedList,
  meterReadings,
  monthSheets,
  inventedParts,
  lineCards,
  pointsAcross,
  depths,
  paired,
  namesAcross,
  axes,
  recordDose,
  codedList,
  passbook,
  countedList,
  trainees,
}

/** The file with these properties; the same seed gives the same words and numbers. */
export function makeCase(seed: number, properties: Properties): Case {
  const random = new Random(seed).fork('sheet')
  const words = WORDS[properties.language]
  const others = (['en', 'ru', 'ro'] as const).filter((language) => language !== properties.language)
  const unitText = random.pick(words.units[properties.unit] ?? [properties.unit])
  const name = `${properties.language}-${properties.layout}-${seed}`
  const file = new CaseBuilder(name, properties.language, properties.file, describe(properties))
  const people = peopleOf(properties, words, new Random(seed).fork('people'))
  for (const { name: person, id } of people) file.person(person, id)
  LAYOUTS[properties.layout]({
    properties,
    words,
    otherWords: WORDS[random.pick(others)],
    random,
    file,
    people,
    year: random.int(2019, 2025),
    unit: properties.unit,
    unitText,
    write: writer(properties, unitText),
  })
  const made = file.finish()
  return properties.unitPlace === 'nowhere' ? withoutUnit(made) : made
}

/** If there is no unit anywhere, any question is right, and each unit must be asked for or marked as assumed. */
function withoutUnit(made: Case): Case {
  const { doses } = made.truth
  const sheets = [...new Set(doses.map(({ sheet }) => sheet))]
  return {
    ...made,
    truth: {
      ...made.truth,
      doses: doses.map((dose) => ({ ...dose, optional: true })),
      totals: [],
      ask: sheets.map((sheet) => ({
        sheet,
        cells: doses.filter((dose) => dose.sheet === sheet).map(({ cell }) => cell),
        how: 'assumed',
        why: 'no unit anywhere',
      })),
    },
  }
}

function describe(properties: Properties): string {
  return Object.entries(properties)
    .filter(([, choice]) => choice !== 'none' && choice !== false && choice !== 0)
    .map(([key, choice]) => `${key}=${String(choice)}`)
    .join(' ')
}
