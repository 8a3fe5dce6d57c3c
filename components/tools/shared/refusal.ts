/** What an inspection's answer says of its files. */
interface Answered<Problem> {
  readonly inspected: { readonly answer: { readonly problems: readonly Problem[] } } | null
}

/** What forbids a tool's file to be read; null for one that can be. */
export function refusalOf<Problem extends { readonly severity: string }>({
  inspected,
}: Answered<Problem>): Problem | null {
  return inspected?.answer.problems.find(({ severity }) => severity === 'error') ?? null
}
