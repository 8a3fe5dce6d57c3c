import { readCell } from '@/lib/documents/doses/grammar/read-cell'
import type { ExpectedDose } from '@/lib/documents/doses/test-support/fixture'
import { corpusRows } from './corpus'
import { columnFile, scoreFile } from './sheet'
import { addFaults, NO_FAULTS, type Part } from './faults'

const FOLDER = 'ro_nomenclator'
const HEADER = 'Denumire comerciala'
const UNITS: Readonly<Record<string, string>> = { mg: 'mg', g: 'g', '%': '%', micrograme: 'ug', mcg: 'ug', UI: '[IU]' }
/** `600mg/300mg`, `50mg/ml`, `0,05%`: most strengths, read here by no code of the extractor. */
const PLAIN = /^\d+(?:,\d+)?(?:mg|g|%|micrograme|mcg|UI)(?:\/ml|(?:\/\d+(?:,\d+)?(?:mg|micrograme|mcg))*)$/

/** Romanian names of medicines: the strengths in them are those of the nomenclature's own column. */
export async function scoreMedicineNames(): Promise<Part> {
  const rows = corpusRows(`${FOLDER}/name_to_concentration.jsonl`)
  const without = corpusRows(`${FOLDER}/names_without_concentration.jsonl`).filter(
    ({ input }) => !/\d/.test(String(input)),
  )
  if (rows.length === 0) return { tallies: [], faults: NO_FAULTS }
  const expected = rows.flatMap(({ expected: strength }, index) => strengths(String(strength), `A${index + 2}`))
  const names = await scoreFile(columnFile('names', HEADER, texts(rows)), expected, { language: 'ro' })
  const none = await scoreFile(columnFile('names', HEADER, texts(without)), [], { language: 'ro' })
  const { faults, right, wrong, missed, misses } = names
  return {
    tallies: [
      { name: 'Romanian names to strengths', of: 'doses', right, wrong, missed, bar: 0.99, misses },
      {
        name: 'Romanian names without strengths',
        of: 'names',
        right: without.length - none.wrong,
        wrong: none.wrong,
        missed: 0,
        bar: 1,
        misses: none.misses,
      },
    ],
    faults: addFaults([faults, none.faults]),
  }
}

function texts(rows: readonly { readonly input?: unknown }[]): string[] {
  return rows.map(({ input }) => String(input))
}

function strengths(text: string, cell: string): ExpectedDose[] {
  const plain = PLAIN.test(text) ? plainStrengths(text) : null
  return (plain ?? otherStrengths(text)).map((amount) => ({
    ...amount,
    sheet: 'names',
    cell,
    quantity: 'strength',
    censor: null,
    role: undefined,
    subject: undefined,
    period: undefined,
    position: undefined,
    drug: undefined,
    same: false,
  }))
}

type Amount = Pick<ExpectedDose, 'value' | 'unit'>

function plainStrengths(text: string): Amount[] {
  const per = text.endsWith('/ml') ? '/mL' : ''
  return [...text.matchAll(/(\d+(?:,\d+)?)(mg|g|%|micrograme|mcg|UI)/g)].map(([, digits = '', unit = '']) => ({
    value: digits.replace(',', '.'),
    unit: `${UNITS[unit]}${per}`,
  }))
}

/** What is written in other ways is at least to be read alike in both columns. */
function otherStrengths(text: string): Amount[] {
  const { quantities } = readCell(text, { context: 'medication', language: 'ro', decimalEvidence: ',' })
  return quantities.map(({ value, min, max, units }) => ({
    value: value ?? `${min ?? ''}..${max ?? ''}`,
    unit: units[0]?.ucum ?? null,
  }))
}
