import { DocumentError } from '../error'
import { problem, type Problem } from '../problem'

/** The error that problems make: the first one of severity `error` gives its code, and all go with it; null without one. */
export function errorOf(problems: readonly Problem[]): DocumentError | null {
  const first = problems.find(({ severity }) => severity === 'error')
  if (first === undefined) return null
  const { code, severity: _severity, file: _file, table: _table, params, ...places } = first
  const named = Object.entries(places).map(([key, value]): [string, string | number] => [key, value ?? ''])
  return new DocumentError(code, { ...Object.fromEntries(named), ...params }, problems)
}

/** Stops where something is wrong. @throws DocumentError as `errorOf` makes it */
export function throwOnErrors(problems: readonly Problem[]): void {
  const error = errorOf(problems)
  if (error !== null) throw error
}

/** What an error says, as the problems of the file that it was thrown for. */
export function problemsOf(error: DocumentError, file: NonNullable<Problem['file']>): Problem[] {
  if (error.problems.some(({ severity }) => severity === 'error')) return [...error.problems]
  const { part, sheet, row, cell, tag } = error.params
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const place = {
    part: text(part),
    sheet: text(sheet),
    row: typeof row === 'number' ? row : null,
    cell: text(cell),
    tag: text(tag),
  }
  return [problem(error.code, 'error', { file, ...place, params: error.params }), ...error.problems]
}

/** What a step gives, or null with its error among the problems. */
export async function attempt<T>(
  file: NonNullable<Problem['file']>,
  problems: Problem[],
  step: () => T | Promise<T>,
): Promise<T | null> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    problems.push(...problemsOf(error, file))
    return null
  }
}
