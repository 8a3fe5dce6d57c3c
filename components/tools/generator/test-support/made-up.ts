import type { InspectAnswer, Match, WordedProblem } from '../answers'
import { readingOf } from '../settings'
import { INITIAL_OPTIONS } from '../options'
import type { Inspected, Question } from '../state'

/** A column of a made-up table. */
export function column(index: number, header: string): InspectAnswer['unused'][number] {
  return { index, letter: String.fromCharCode(65 + index), header, names: [header.toLowerCase()] }
}

export function match(name: string, how: Match['how'], given: Partial<Match> = {}): Match {
  return { name, tag: `{${name}}`, places: 1, how, column: null, suggestion: null, sample: '', asks: true, ...given }
}

export function worded(code: WordedProblem['code'], given: Partial<WordedProblem> = {}): WordedProblem {
  return {
    code,
    severity: 'warning',
    file: 'data',
    sheet: null,
    row: null,
    column: null,
    cell: null,
    part: null,
    paragraph: null,
    table: null,
    tag: null,
    suggestion: null,
    params: {},
    text: code,
    ...given,
  }
}

/** An inspection of two files that are well: three rows, and the tag {name} in column A. */
export function answer(given: Partial<InspectAnswer> = {}): InspectAnswer {
  return {
    success: true,
    files: [],
    problems: [],
    table: { sheet: 'Acts', headerRow: 1, rows: 3 },
    matches: [match('name', 'exact', { column: column(0, 'Name') })],
    unused: [],
    stripped: [],
    language: 'en',
    stored: { data: 'acts.csv', template: 'act.docx' },
    ...given,
  }
}

function question(given: Partial<Question> = {}): Question {
  return {
    data: null,
    templateId: null,
    template: null,
    sheet: null,
    headerRow: null,
    mapping: {},
    reading: readingOf(INITIAL_OPTIONS, []),
    mailColumn: null,
    letter: {},
    constants: {},
    edits: {},
    mostRows: 1_000,
    locale: 'en-US',
    ...given,
  }
}

export function inspected(of: Partial<Question>, given: Partial<InspectAnswer> = {}): Inspected {
  return { question: question(of), answer: answer(given) }
}
