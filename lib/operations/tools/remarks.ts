import type { Problem } from '@/lib/documents/problem'

/** How many of a run's problems a person should look at: what is said for information only is none. */
export function remarksOf(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity !== 'info').length
}
