import type { Taker } from '@/components/tools/shared/hand-over'

/** What the tools are called in the address of the sign-in screen with a sample. */
export const TRY_NAMES = { generate: 'generator', tables: 'parser', doses: 'doses' } as const satisfies Record<
  Taker,
  string
>

/** The sign-in screen with the sample of a tool open. */
export function tryPath(tool: Taker): string {
  return `/login?try=${TRY_NAMES[tool]}`
}

/** The tool that an address's `try` names; null for none. */
export function triedTool(name: string | readonly string[] | undefined): Taker | null {
  return (Object.keys(TRY_NAMES) as Taker[]).find((tool) => TRY_NAMES[tool] === name) ?? null
}
