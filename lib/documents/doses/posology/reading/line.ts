import type { LexicalEdge } from '../grammar/chart'
import type { Token } from '../text/tokens'
import type { NameKind } from '../words/names'

/** A line as it is read: its tokens, the senses of the words that begin at each, and what each is as a name. */
export interface Line {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly senses: readonly (readonly LexicalEdge[])[]
  /** Behind the last token that was looked at to find the senses at each. */
  readonly reaches: readonly number[]
  readonly names: readonly (NameKind | null)[]
}

/** The part of the line that the tokens from one to another are in. */
export function textOf({ text, tokens }: Line, start: number, end: number): string {
  return text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0).replace(/\s+/g, ' ')
}
