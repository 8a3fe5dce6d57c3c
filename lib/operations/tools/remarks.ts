import type { Problem } from '@/lib/documents/problem'

/** Returns how many of a run's problems are warnings or errors; information isn't counted. */
export function remarksOf(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity !== 'info').length
}
