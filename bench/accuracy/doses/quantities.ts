import { readCell } from '@/lib/documents/doses/grammar/read-cell'
import { corpusRows, type Row } from './corpus'
import { columnFile, scoreFile } from './sheet'
import { addFaults, type Faults, NO_FAULTS, type Part } from './faults'
import type { Tally } from '../support/tally'

/** The units of two corpora that doses are written in. */
const UNITS: Readonly<Record<string, string>> = {
  milligram: 'mg',
  microgram: 'ug',
  gram: 'g',
  millilitre: 'mL',
  milliliter: 'mL',
  'cubic centimetre': 'mL',
  litre: 'L',
  liter: 'L',
}
const LANGUAGES = ['English', 'French', 'German', 'Italian', 'Portuguese', 'Spanish']

interface Sentence {
  readonly text: string
  /** Value and unit of those in units of doses. */
  readonly amounts: readonly string[]
}

/** Quantities in English sentences, numbers in six languages, and sentences without any dose. */
export async function scoreQuantities(): Promise<Part> {
  const quantulum = ['quantities', 'quantities.ambiguity']
    .flatMap((name) => corpusRows(`quantulum3/${name}.jsonl`))
    .map(quantulumSentence)
  const recognizers = corpusRows('recognizers_text/dimension_English.jsonl').map(recognizersSentence)
  const numbers = LANGUAGES.flatMap((language) => corpusRows(`recognizers_text/number_${language}.jsonl`))
  const plain = [...quantulum, ...recognizers].filter(({ amounts }) => amounts.length === 0).map(({ text }) => text)
  const ranges = corpusRows('recognizers_text/numberrange_English.jsonl')
  const none = [...plain, ...[...numbers, ...ranges].map(({ Input }) => String(Input))]
  const numerals = scoreNumerals(numbers)
  return {
    tallies: [
      ...(quantulum.length > 0 ? [scoreSentences('quantulum3', quantulum)] : []),
      ...(recognizers.length > 0 ? [scoreSentences('Recognizers-Text, dimensions', recognizers)] : []),
      ...(numbers.length > 0 ? [numerals.tally] : []),
    ],
    faults: addFaults([numerals.faults, ...(none.length > 0 ? [await withoutDoses(none)] : [])]),
  }
}

function quantulumSentence({ req, res }: Row): Sentence {
  const all = (res ?? []) as readonly { value: number; unit: string; uncertainty?: number }[]
  const amounts = all.flatMap(({ value, unit, uncertainty }) => {
    const ucum = UNITS[unit]
    // Ranges are given as their midpoint.
    const number = uncertainty ? `${value - uncertainty}..${value + uncertainty}` : String(value)
    return ucum === undefined ? [] : [`${number} ${ucum}`]
  })
  return { text: String(req), amounts }
}

function recognizersSentence({ Input, Results }: Row): Sentence {
  const all = Results as readonly { Resolution?: { value?: string | null; unit?: string } }[]
  const amounts = all.flatMap(({ Resolution }) => {
    const ucum = UNITS[Resolution?.unit?.toLowerCase() ?? '']
    return ucum === undefined || !Resolution?.value ? [] : [`${Resolution.value} ${ucum}`]
  })
  return { text: String(Input), amounts }
}

const OURS = new Set(Object.values(UNITS))

function scoreSentences(name: string, sentences: readonly Sentence[]): Tally {
  const counts = { right: 0, wrong: 0, missed: 0 }
  const misses: string[] = []
  for (const { text, amounts } of sentences) {
    const found = readCell(text, { context: 'unknown', language: 'en', decimalEvidence: '.' }).quantities.flatMap(
      ({ value, min, max, units }) => {
        const ucum = units[0]?.ucum
        return ucum !== undefined && OURS.has(ucum) ? [`${value ?? `${min}..${max}`} ${ucum}`] : []
      },
    )
    const right = found.filter((amount) => amounts.includes(amount)).length
    counts.right += right
    counts.wrong += found.length - right
    counts.missed += amounts.length - right
    if (right < found.length || right < amounts.length) {
      misses.push(`«${text}»: expected ${amounts.join(', ') || 'none'}, found ${found.join(', ') || 'none'}`)
    }
  }
  return { name, of: 'quantities', ...counts, bar: null, misses }
}

/** Texts that are only a numeral; an ambiguous one isn't an error, a different power of ten is. */
function scoreNumerals(rows: readonly Row[]): { tally: Tally; faults: Faults } {
  const counts = { right: 0, missed: 0 }
  const misses: string[] = []
  const magnitude: string[] = []
  for (const { Input, Results, NotSupported } of rows) {
    // A case that the project's own reference doesn't read is not known to be labelled rightly.
    if (String(NotSupported ?? '').includes('dotnet')) continue
    const text = String(Input).trim()
    const [first, ...more] = Results as readonly { Resolution?: { value?: string } }[]
    const labelled = first?.Resolution?.value?.replace(',', '.')
    if (!/^-?[\d.,'\s]*\d$/.test(text) || labelled === undefined || more.length > 0) continue
    const { quantities, ambiguities } = readCell(text, { context: 'dosimetry' })
    const value = quantities[0]?.value ?? null
    if (ambiguities.length > 0) continue
    if (value !== null && quantities.length === 1 && Number(value) === Number(labelled)) {
      counts.right += 1
      continue
    }
    counts.missed += 1
    misses.push(`«${text}»: expected ${labelled}, found ${value}`)
    const ratio = Math.log10(Math.abs(Number(value) / Number(labelled)))
    if (value !== null && quantities.length === 1 && Math.abs(ratio - Math.round(ratio)) < 1e-9) {
      magnitude.push(`«${text}»: expected ${labelled}, found ${value}`)
    }
  }
  const tally = {
    name: 'Recognizers-Text, numerals',
    of: 'numerals',
    ...counts,
    wrong: counts.missed,
    bar: null,
    misses,
  }
  return { tally, faults: { ...NO_FAULTS, magnitude } }
}

/** Sentences full of numbers that aren't doses, as a sheet of notes. */
async function withoutDoses(texts: readonly string[]): Promise<Faults> {
  const { faults } = await scoreFile(columnFile('remarks', 'Remarks', texts), [], { language: 'en' })
  return faults
}
