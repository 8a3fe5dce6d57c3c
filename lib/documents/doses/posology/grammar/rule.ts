import type { Token } from '../text/tokens'
import type { Values } from './values'

/** The type of the value that a category or sense of this name has. */
export type ValueOf<Name extends string> = Name extends keyof Values ? Values[Name] : string

type Words<Text extends string> = Text extends `${infer Head} ${infer Tail}` ? Head | Words<Tail> : Text
type Bare<Text extends string> = Text extends `(${infer Rest}`
  ? Bare<Rest>
  : Text extends `${infer Rest})`
    ? Bare<Rest>
    : Text
type Required<Text extends string> = Text extends `${infer Category}:${infer Name}`
  ? Name extends `${string}?` | `${string})?`
    ? never
    : { name: Bare<Name>; category: Bare<Category> }
  : never
type Optional<Text extends string> = Text extends `${infer Category}:${infer Name}?`
  ? { name: Bare<Name>; category: Bare<Category> }
  : never

/**
 * The values that a pattern binds: `Q:n TIMES PER? TIME:u` binds n and u. `A?` is optional, `(A:x | B:x)` is either
 * one, `&A` looks ahead, and `'/'` is the sign. A name in an optional element is undefined if the element is missing.
 */
export type Bindings<Pattern extends string> = {
  readonly [Part in Required<Words<Pattern>> as Part['name']]: ValueOf<Part['category']>
} & {
  readonly [Part in Optional<Words<Pattern>> as Part['name']]?: ValueOf<Part['category']>
}

/** The tokens that a rule is tried on. */
export interface RuleSpan {
  readonly tokens: readonly Token[]
  readonly start: number
  readonly end: number
}

/** A rule of the grammar as data, with an example that it must read. */
export interface Rule {
  readonly id: string
  readonly category: string
  readonly pattern: string
  readonly example: string
  readonly cost: number
  /** Undefined if the rule doesn't apply to the bound values. */
  readonly meaning: (bound: Readonly<Record<string, unknown>>, span: RuleSpan) => unknown
}

/** Returns a rule whose meaning is typed by its pattern. */
export function rule<const Category extends string, const Pattern extends string>(
  category: Category,
  id: string,
  pattern: Pattern,
  example: string,
  meaning: (bound: Bindings<Pattern>, span: RuleSpan) => ValueOf<Category> | undefined,
  cost = 0,
): Rule {
  return {
    id,
    category,
    pattern,
    example,
    cost,
    meaning: (bound, span) => meaning(bound as Bindings<Pattern>, span),
  }
}
