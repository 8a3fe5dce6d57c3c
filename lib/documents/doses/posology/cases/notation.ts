/** An instruction in the short notation of the tables: the expected result for a line. */
export interface ExpectedPosology {
  readonly drug: string | null
  readonly dose: string | null
  readonly frequency: string | null
  readonly asNeeded: boolean
  readonly duration: string | null
}

export interface PosologyCase {
  readonly line: string
  readonly expected: readonly ExpectedPosology[]
}

/** Parses a table of cases; see `ru.ts`. */
export function readCases(table: string): PosologyCase[] {
  return table
    .split('\n')
    .filter((row) => row.includes('|'))
    .map((row) => {
      const [line = '', answers = ''] = row.split(' | ')
      return { line, expected: answers === 'none' ? [] : answers.split('&&').map(readAnswer) }
    })
}

function readAnswer(answer: string): ExpectedPosology {
  const [drug, dose, frequency, asNeeded, duration] = answer
    .split(';')
    .map((part) => (part.trim() === '-' ? null : part.trim()))
  return {
    drug: drug ?? null,
    dose: dose ?? null,
    frequency: frequency ?? null,
    asNeeded: asNeeded === 'prn',
    duration: duration ?? null,
  }
}
