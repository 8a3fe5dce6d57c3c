import type { PosologyCase } from './notation'

/**
 * Converts labeled English instructions of other projects to our notation. Fields that a corpus doesn't label are null
 * there.
 */

type Row = Readonly<Record<string, unknown>>

const UNITS: Readonly<Record<string, string>> = {
  tablet: '{tbl}',
  pill: '{tbl}',
  capsule: '{caps}',
  puff: '{puff}',
  drop: '{gtt}',
  ml: 'mL',
  mg: 'mg',
}
const PERIODS: Readonly<Record<string, string>> = { Hour: 'h', Day: 'd', Week: 'wk', Month: 'mo', Year: 'a' }

export type PosologyCorpus = 'parsigs' | 'karystianis2016' | 'phs_dose_instructions'

/** Returns the cases of a corpus's `cases.jsonl`. */
export function corpusCases(jsonl: string, name: PosologyCorpus): PosologyCase[] {
  const rows = jsonl
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
  if (name === 'parsigs') return rows.map(fromParsigs)
  if (name === 'karystianis2016') return rows.map(fromKarystianis)
  return rows.filter(({ fn }) => fn === 'parse' || fn === 'parse_multi').map(fromPhs)
}

function fromParsigs({ input, expected }: Row): PosologyCase {
  const rows = expected as readonly Row[]
  return {
    line: String(input),
    expected: rows.map((row) => {
      const asNeeded = row.takeAsNeeded === true
      const times = String(row.times ?? 1)
      const least = asNeeded ? '0' : times
      const years = row.periodType === 'Year'
      return {
        drug: typeof row.drug === 'string' ? row.drug : null,
        dose: row.singleDosageAmount === null ? null : `${String(row.singleDosageAmount)} ${unitOf(row.form)}`,
        frequency:
          row.frequencyType === null
            ? null
            : `${spanOf(least, times)}/${String(row.interval)}${periodOf(row.frequencyType)}`,
        asNeeded,
        duration:
          row.periodAmount === null
            ? null
            : `${String(Number(row.periodAmount) * (years ? 12 : 1))} ${years ? 'mo' : periodOf(row.periodType)}`,
      }
    }),
  }
}

/**
 * The table gives the times per day and the days between doses. It lists «every 4 to 6 hours» as 4 to 6 a day; our
 * notation has hours.
 */
function fromKarystianis({ input, dn_min, dn_max, df_min, df_max, di_min, unit }: Row): PosologyCase {
  const line = String(input)
  const hours = /every (\d+) to (\d+) hours/.exec(line)
  const unknown = df_max === null
  const dose = unknown ? null : `${spanOf(String(dn_min), String(dn_max))} ${unitOf(unit)}`
  const frequency = hours
    ? `1/${hours[1] ?? ''}-${hours[2] ?? ''}h`
    : `${spanOf(String(df_min), String(df_max))}/${String(di_min)}d`
  const known = { drug: null, asNeeded: df_min === 0, duration: null }
  return { line, expected: [{ ...known, dose, frequency: unknown ? null : frequency }] }
}

function fromPhs({ input, expected }: Row): PosologyCase {
  const rows = (Array.isArray(expected) ? expected : [expected]) as readonly Row[]
  return {
    line: String(input),
    expected: rows.map((row) => ({
      drug: null,
      dose:
        row.dosageMin === null ? null : `${spanOf(String(row.dosageMin), String(row.dosageMax))} ${unitOf(row.form)}`,
      frequency:
        row.frequencyMin === null
          ? null
          : `${spanOf(String(row.frequencyMin), String(row.frequencyMax))}/1${periodOf(row.frequencyType)}`,
      asNeeded: row.asRequired === true,
      duration: row.durationMax === null ? null : `${String(row.durationMax)} ${periodOf(row.durationType)}`,
    })),
  }
}

function unitOf(form: unknown): string {
  return typeof form === 'string' ? (UNITS[form] ?? form) : '-'
}

function periodOf(period: unknown): string {
  return PERIODS[String(period)] ?? String(period)
}

function spanOf(min: string, max: string): string {
  return min === max ? min : `${min}-${max}`
}
