import type { Problem } from '../use-submission'

/** Why the server rejected a field's value. */
export type FieldProblem = 'tooLong' | 'notPrintable'

/**
 * What the server's answer says of single fields, by their names; empty where it is about none of them.
 *
 * @param problem with `details.issues` as BAD_REQUEST carries them: `[{ path, code }]`, codes of zod
 */
export function fieldProblems<Field extends string>(
  problem: Pick<Problem, 'code' | 'details'>,
  fields: readonly Field[],
): Partial<Record<Field, FieldProblem>> {
  const issues = problem.code === 'BAD_REQUEST' ? problem.details['issues'] : undefined
  if (!Array.isArray(issues)) return {}
  const found: Partial<Record<Field, FieldProblem>> = {}
  for (const issue of issues as readonly unknown[]) {
    const { path, code } = (issue ?? {}) as { readonly path?: unknown; readonly code?: unknown }
    const field = fields.find((candidate) => candidate === path)
    if (field !== undefined) found[field] ??= code === 'too_big' ? 'tooLong' : 'notPrintable'
  }
  return found
}
