import type { ExpectedPosology, PosologyCase } from './cases/notation'
import { parsePosology } from './parse-posology'
import type { Posology, PosologyAmount, PosologyFrequency, PosologyLanguage } from './types'

/** The expected and the actual result for a line. */
export interface PosologyMiss {
  readonly line: string
  readonly expected: string
  readonly found: string
}

export interface PosologyScore {
  readonly lines: number
  readonly right: number
  readonly accuracy: number
  readonly misses: readonly PosologyMiss[]
}

/**
 * Returns the score per prescription. A line is correct if drug, dose, frequency, asNeeded and duration of every
 * instruction match.
 */
export function scorePosology(cases: readonly PosologyCase[], language: PosologyLanguage | 'auto'): PosologyScore {
  const misses = cases.flatMap(({ line, expected }) => {
    const found = parsePosology(line, language).map(notationOf)
    const [wanted, got] = [expected.map(written).join(' && '), found.map(written).join(' && ')]
    return wanted === got ? [] : [{ line, expected: wanted, found: got }]
  })
  const right = cases.length - misses.length
  return { lines: cases.length, right, accuracy: cases.length === 0 ? 1 : right / cases.length, misses }
}

/** Returns an instruction in the notation of the tables. */
export function notationOf({ drug, dose, frequency, asNeeded, duration }: Posology): ExpectedPosology {
  return {
    drug: drug?.toLowerCase() ?? null,
    dose: dose && amountText(dose),
    frequency: frequency && frequencyText(frequency),
    asNeeded,
    duration: duration && `${duration.value} ${duration.unit}`,
  }
}

function written({ drug, dose, frequency, asNeeded, duration }: ExpectedPosology): string {
  return [drug ?? '-', dose ?? '-', frequency ?? '-', asNeeded ? 'prn' : '-', duration ?? '-'].join('; ')
}

function amountText({ min, max, unit }: PosologyAmount): string {
  return `${min === max ? min : `${min}-${max}`} ${unit ?? '-'}`
}

function frequencyText({ min, max, period, periodMax, periodUnit }: PosologyFrequency): string {
  return `${min === max ? min : `${min}-${max}`}/${periodMax === null ? period : `${period}-${periodMax}`}${periodUnit}`
}
