import { corpusCases, type PosologyCorpus } from '@/lib/documents/doses/posology/cases/corpus'
import { type PosologyCase, readCases } from '@/lib/documents/doses/posology/cases/notation'
import { RO_CASES } from '@/lib/documents/doses/posology/cases/ro'
import { RU_CASES } from '@/lib/documents/doses/posology/cases/ru'
import { parsePosology } from '@/lib/documents/doses/posology/parse-posology'
import { scorePosology } from '@/lib/documents/doses/posology/score'
import type { PosologyLanguage } from '@/lib/documents/doses/posology/types'
import type { ExpectedDose } from '@/lib/documents/doses/test-support/fixture'
import { corpusRows, corpusText } from './corpus'
import { columnFile, scoreFile } from './sheet'
import { addFaults, type Faults, NO_FAULTS, type Part } from './faults'
import type { Tally } from '../support/tally'

const BAR = 0.95
const CORPORA: readonly PosologyCorpus[] = ['phs_dose_instructions', 'parsigs', 'karystianis2016']

interface Lines {
  readonly name: string
  readonly language: PosologyLanguage
  readonly cases: readonly PosologyCase[]
}

/** Instructions line by line, and the same lines as a column of a sheet. */
export async function scoreInstructions(): Promise<Part> {
  const english = CORPORA.flatMap((name): Lines[] => {
    const text = corpusText(`${name}/cases.jsonl`)
    return text === null ? [] : [{ name, language: 'en', cases: corpusCases(text, name) }]
  })
  const all: Lines[] = [
    ...english,
    { name: 'our own lines in Russian', language: 'ru', cases: readCases(RU_CASES) },
    { name: 'our own lines in Romanian', language: 'ro', cases: readCases(RO_CASES) },
  ]
  const sheets = []
  for (const lines of all) sheets.push(await scoreAsSheet(lines))
  return {
    tallies: [...all.map(scoreLines), ...doseminer(), ...sheets.map(({ tally }) => tally)],
    faults: addFaults(sheets.map(({ faults }) => faults)),
  }
}

/** Drug, dose, frequency, as needed and duration of every instruction agree. */
function scoreLines({ name, cases }: Lines): Tally {
  const { right, misses } = scorePosology(cases, 'auto')
  return {
    name: `${name}, line by line`,
    of: 'lines',
    right,
    wrong: misses.length,
    missed: misses.length,
    bar: BAR,
    misses: misses.map(({ line, expected, found }) => `«${line}»: expected ${expected}, found ${found}`),
  }
}

/** One field is labelled in each of these lines. */
function doseminer(): Tally[] {
  const rows = corpusRows('doseminer/cases.jsonl').filter(({ fn }) => fn === 'extract_from_prescription')
  if (rows.length === 0) return []
  const misses = rows.flatMap(({ input, field, expected }) => {
    const line = String(input)
    const [first] = parsePosology(line, 'en')
    const [amount, rhythm] = [first?.dose, first?.frequency]
    const perDay = rhythm?.periodUnit === 'h' ? String((24 / Number(rhythm.period)) * Number(rhythm.max)) : rhythm?.max
    const span = amount && (amount.min === amount.max ? amount.max : `${amount.min}-${amount.max}`)
    const found = field === 'dose' ? span : perDay
    return found === expected
      ? []
      : [`«${line}»: expected ${String(field)} ${String(expected)}, found ${String(found)}`]
  })
  const right = rows.length - misses.length
  const wrong = misses.length
  return [{ name: 'doseminer, one field a line', of: 'lines', right, wrong, missed: wrong, bar: null, misses }]
}

async function scoreAsSheet({ name, language, cases }: Lines): Promise<{ tally: Tally; faults: Faults }> {
  if (cases.length === 0) return { tally: empty(name), faults: NO_FAULTS }
  const expected = cases.flatMap(({ expected: instructions }, index) =>
    instructions.flatMap(({ dose }) => (dose === null ? [] : [expectedDose(dose, `A${index + 2}`)])),
  )
  const file = columnFile(
    'text',
    'text',
    cases.map(({ line }) => line),
  )
  const { faults, right, wrong, missed, misses } = await scoreFile(file, expected, { language })
  return { tally: { name: `${name}, as a sheet`, of: 'doses', right, wrong, missed, bar: BAR, misses }, faults }
}

function empty(name: string): Tally {
  return { name, of: 'doses', right: 0, wrong: 0, missed: 0, bar: null, misses: [] }
}

/** `1-2 {tbl}`. */
function expectedDose(dose: string, cell: string): ExpectedDose {
  const [amount = '', unit = ''] = dose.split(' ')
  const value = amount.replace(/^([\d.]+)-([\d.]+)$/, '$1..$2')
  const unjudged = { role: undefined, subject: undefined, period: undefined, position: undefined, drug: undefined }
  return {
    ...unjudged,
    sheet: 'text',
    cell,
    quantity: 'dose',
    value,
    unit: unit === '-' ? undefined : unit,
    censor: null,
    same: false,
  }
}
