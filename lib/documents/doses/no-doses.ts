import { DocumentError } from '../error'
import type { Params } from '../error'
import { problem, type Problem } from '../problem'
import type { NothingReason } from './layout-model'
import type { Extraction } from './result'

const NAMES = 5
/** The most informative reason first, if several sheets have different ones. */
const TELLING: readonly NothingReason[] = [
  'unitsWithoutValues',
  'headersSayNothing',
  'noDoseWords',
  'noNumbers',
  'empty',
]

/** Returns a problem with what was checked in a file without doses, and why nothing was found. */
export function noDosesProblem({ layout, decisions }: Pick<Extraction, 'layout' | 'decisions'>): Problem {
  const names = [
    ...new Set([...layout.tables.map(({ source }) => source.name), ...layout.without.map(({ sheet }) => sheet)]),
  ]
  const reasons = new Set(layout.without.map(({ reason }) => reason))
  const reason = decisions.length > 0 ? 'undecided' : (TELLING.find((each) => reasons.has(each)) ?? 'noNumbers')
  const shown = names.slice(0, NAMES).join(', ') + (names.length > NAMES ? ' …' : '')
  const params: Params = { sheets: names.length, names: shown, reason }
  return problem('DOSES_NONE', 'warning', { file: 'data', params })
}

/** Returns an error for callers that treat a file without doses as one: DOSES_NONE with what was checked. */
export function noDosesError(extraction: Pick<Extraction, 'layout' | 'decisions'>): DocumentError {
  return new DocumentError('DOSES_NONE', noDosesProblem(extraction).params)
}
