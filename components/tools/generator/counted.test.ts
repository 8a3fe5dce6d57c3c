import { expect, test } from '@jest/globals'
import { countedOf, type Counted, type StageProgress } from './counted'

const at = (stage: string | null, done: number, total: number): StageProgress => ({ stage, done, total, message: '' })

/** What is counted after each of the events. */
function counts(format: 'docx' | 'pdf', events: readonly StageProgress[]): (Counted | null)[] {
  let counted: Counted | null = null
  return events.map((event) => (counted = countedOf(counted, event, format)))
}

test('PDFs are counted as they are converted, however many documents wait for it', () => {
  const events = [
    at('converting', 0, 120),
    at('rendering', 50, 120),
    at('converting', 50, 120),
    at('rendering', 100, 120),
    at('converting', 51, 120),
  ]
  expect(counts('pdf', events).map((counted) => counted?.done)).toEqual([0, 0, 50, 50, 51])
})

test('Word documents are counted as they are filled in', () => {
  expect(counts('docx', [at('reading', 1, 1), at('rendering', 2, 3)])).toEqual([null, { done: 2, total: 3 }])
})

test('a template that is converted first isn’t counted, and neither is a single document', () => {
  const events = [at(null, 0, 0), at('converting', 1, 1), at('reading', 1, 1), at('rendering', 1, 1)]
  expect([counts('pdf', events).at(-1), counts('docx', events).at(-1)]).toEqual([null, null])
})

test('a run that begins again does not go back', () => {
  const events = [at('rendering', 80, 120), at(null, 0, 0), at('rendering', 1, 120), at('rendering', 81, 120)]
  expect(counts('docx', events).map((counted) => counted?.done)).toEqual([80, 80, 80, 81])
})
