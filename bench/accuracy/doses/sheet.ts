import { extractDoses } from '@/lib/documents/doses/extract'
import type { DoseOptions } from '@/lib/documents/doses/options'
import { foundDose, type FoundDose, subjectText, totalText } from '@/lib/documents/doses/test-support/found'
import type { ExpectedDose } from '@/lib/documents/doses/test-support/fixture'
import { differenceOf, isRight, pairDoses } from '@/lib/documents/doses/test-support/judge'
import { isMagnitudeWrong } from '@/lib/documents/doses/test-support/magnitude'
import { yearlySums } from '@/lib/documents/doses/test-support/sums'
import { readDoseSource } from '@/lib/documents/doses/source/read-dose-source'
import type { NamedFile } from '@/lib/documents/tool'
import { labelsFor } from '@/lib/i18n/labels'
import type { Faults } from './faults'

const labels = labelsFor('en-US')

export interface SheetScore {
  readonly right: number
  readonly wrong: number
  readonly missed: number
  readonly misses: readonly string[]
  /** Right ones whose censor code, role, subject, period, position and drug agree too, and what differs in the others. */
  readonly whole: number
  readonly differences: readonly string[]
  readonly faults: Faults
}

/** A file of one column of texts under a header, as a spreadsheet program writes it. */
export function columnFile(name: string, header: string, texts: readonly string[]): NamedFile {
  const lines = [header, ...texts].map((text) => `"${text.replaceAll('"', '""')}"\r\n`)
  return { name: `${name}.csv`, bytes: new TextEncoder().encode(lines.join('')) }
}

/** What was found in a file against what is there: place, quantity, value and unit make a dose right. */
export async function scoreFile(
  file: NamedFile,
  expected: readonly ExpectedDose[],
  options: DoseOptions = {},
): Promise<SheetScore> {
  const { extraction } = await extractDoses(file, options, { labels })
  // An instruction without an amount («100 mg/day in 2 doses» has only that of a day) has nothing to be compared.
  const found = extraction.doses.map(foundDose).filter(({ value, censor }) => value !== null || censor !== null)
  const pairs = pairDoses(expected, found)
  const right = pairs.filter(isRight).length
  const asWord = (line: string | null) => (line === null ? [] : [`${file.name} ${line}`])
  const { totals, reconciliation } = extraction
  const sums = yearlySums(expected)
  const over = totals.filter(({ subject, quantity, position, period, lower }) => {
    const sum = sums.get([subjectText(subject), quantity, position ?? '-', period].join('; '))
    return sum !== undefined && Number(lower) > Number(sum)
  })
  const counted = reconciliation.doses + reconciliation.censored + reconciliation.rejected
  const balanced = reconciliation.balanced && counted === reconciliation.numericCells
  return {
    right,
    wrong: found.length - right,
    missed: expected.length - right,
    misses: pairs
      .filter((pair) => !isRight(pair))
      .map(differenceOf)
      .flatMap(asWord),
    whole: pairs.filter((pair) => isRight(pair) && differenceOf(pair) === null).length,
    differences: pairs.filter(isRight).map(differenceOf).flatMap(asWord),
    faults: {
      magnitude: pairs.filter(isMagnitudeWrong).map(differenceOf).flatMap(asWord),
      doubleCounts: [...over.map(totalText), ...pairs.filter(isAddedAgain).map(differenceOf)].flatMap(asWord),
      unbalanced: balanced ? [] : [`${file.name}: ${JSON.stringify(reconciliation)}`],
      ...(await othersOf(file, expected, found)),
    },
  }
}

/** A total, a running sum or a repeated badge that would be added up. */
function isAddedAgain({ expected, found }: ReturnType<typeof pairDoses>[number]): boolean {
  const added = (dose: FoundDose | ExpectedDose | null) =>
    dose !== null && !dose.same && (dose.role === 'period' || dose.role === 'single')
  return expected !== null && expected.role !== undefined && !added(expected) && added(found)
}

/** Cells with a number but no dose, and how many of them gave one. */
async function othersOf(
  file: NamedFile,
  expected: readonly ExpectedDose[],
  found: readonly FoundDose[],
): Promise<Pick<Faults, 'falseDoses' | 'otherNumbers'>> {
  const { source } = await readDoseSource(file, {}, {})
  const numbers = source.sheets.reduce(
    (sum, { sheet }) =>
      sum +
      sheet.rows.reduce((row, cells) => row + (cells?.filter((cell) => /\d/.test(cell?.text ?? '')).length ?? 0), 0),
    0,
  )
  const cells = (doses: readonly (FoundDose | ExpectedDose)[]) =>
    new Set(doses.map(({ sheet, cell }) => `${sheet}!${cell}`))
  const there = cells(expected)
  const none = [...cells(found)].filter((place) => !there.has(place)).length
  return { falseDoses: none, otherNumbers: Math.max(0, numbers - there.size) }
}
