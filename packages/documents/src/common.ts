import { DocumentError } from '@/lib/documents/error'
import { problemsOf } from '@/lib/documents/generation/problems'
import type { Problem as CoreProblem } from '@/lib/documents/problem'
import type { ToolContext } from '@/lib/documents/tool'
import { describeProblem, translator } from '@/lib/i18n/translate'
import { DocumentsError } from './errors'
import type { CommonOptions, Locale, Problem } from './types'

export const DEFAULT: Locale = 'en-US'

/** A problem with its sentence. */
export function told(problems: readonly CoreProblem[], { locale = DEFAULT }: CommonOptions): Problem[] {
  const translate = translator(locale)
  return problems.map((problem) => {
    const { params: _params, ...places } = problem
    return { ...places, text: describeProblem(translate, problem) }
  })
}

export function contextOf({ onProgress, signal }: CommonOptions): ToolContext {
  return { ...(onProgress && { onProgress }), ...(signal && { signal }) }
}

/** Runs a tool; what it refuses becomes the package's own error. */
export async function run<Result>(
  options: CommonOptions,
  file: 'data' | 'template' | 'document',
  tool: () => Promise<Result>,
): Promise<Result> {
  try {
    return await tool()
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    throw new DocumentsError(error.code, told(problemsOf(error, file), options))
  }
}

/** Options without those that are for this package alone. */
export function coreOptions<Options extends CommonOptions>(options: Options): Omit<Options, keyof CommonOptions> {
  const { locale: _locale, onProgress: _onProgress, signal: _signal, ...rest } = options
  return rest
}
