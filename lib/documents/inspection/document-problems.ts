import { DocumentError } from '../error'
import { problem, type Problem } from '../problem'
import type { ToolContext } from '../tool'
import type { DocumentRows } from '../generation/data/groups'
import { appliedKeys, type Matching } from '../generation/matching/match'
import type { GenerateOptions } from '../generation/options'
import { Turns } from '../generation/output/turns'
import type { AnyTemplate } from '../generation/prepare'
import { attempt, problemsOf } from '../generation/problems'
import { compileTemplate } from '../generation/render/compile'
import type { Scope } from '../generation/render/scope'
import type { ScopePlan } from '../generation/values/scope-plan'
import type { ScopeContext } from '../generation/values/scope-values'
import { documentScope } from '../generation/values/scopes'

/** The most problems of rows that are listed; the number of the others is reported. */
export const MAX_ROW_PROBLEMS = 1_000

/** The compiled template, also checked for a merge if one is requested; null if something is wrong with it. */
export async function compiledFor(
  template: AnyTemplate | null,
  matching: Matching | null,
  { single }: GenerateOptions,
  problems: Problem[],
): Promise<Visit | null> {
  if (template === null || template.problems.some(({ severity }) => severity === 'error')) return null
  if (template.kind === 'workbook') {
    const [{ compileWorkbook }, { renderWorkbook }] = await Promise.all([
      import('../generation/workbook/compile-workbook'),
      import('../generation/workbook/workbook-render'),
    ])
    const compiled = compileWorkbook(template)
    return (scope) => visitedWorkbook(() => renderWorkbook(compiled, scope).problems)
  }
  const applied = matching === null ? () => false : appliedKeys(matching)
  const compiled = await attempt('template', problems, () => compileTemplate(template, applied))
  if (compiled !== null && single === true) {
    const { mergePlan } = await import('../generation/output/merged')
    const merge = await attempt('template', problems, () => mergePlan(template, applied))
    problems.push(...(merge?.problems ?? []))
  }
  return (
    compiled &&
    ((scope) => {
      for (const program of compiled.parts.values()) program.visit(scope)
      return []
    })
  )
}

/** Goes through everything that a document would print, and returns the problems of the template that appear. */
export type Visit = (scope: Scope) => readonly Problem[]

function visitedWorkbook(visit: () => readonly Problem[]): readonly Problem[] {
  try {
    return visit()
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return problemsOf(error, 'template')
  }
}

/** The problems of the documents, without creating them. */
export async function documentProblems(
  visit: Visit,
  plan: ScopePlan,
  documents: readonly DocumentRows[],
  context: ScopeContext,
  { signal }: ToolContext,
): Promise<Problem[]> {
  const turns = new Turns()
  const found: Problem[] = []
  const told = new Set<string>()
  // Problems of the template are the same for every document.
  const once = (problems: readonly Problem[]) =>
    problems.filter((each) => {
      const key = JSON.stringify(each)
      return told.has(key) ? false : told.add(key)
    })
  let count = 0
  for (const { rows, ordinal } of documents) {
    signal?.throwIfAborted()
    const scope = documentScope(plan, rows, ordinal, context)
    // What the scope has to say is known once all was printed.
    const ofTemplate = once(visit(scope))
    const all = [...scope.problems, ...ofTemplate]
    count += all.length
    found.push(...all.slice(0, Math.max(0, MAX_ROW_PROBLEMS - found.length)))
    await turns.give()
  }
  if (count > found.length)
    found.push(problem('WARNINGS_OMITTED', 'info', { file: 'data', params: { count: count - found.length } }))
  return found
}
