import { parseArgs } from 'node:util'

/** The command was called in a way it does not know; `key` is the sentence under `cli` in `messages/`. */
export class UsageError extends Error {
  constructor(
    readonly key: string,
    readonly params: Readonly<Record<string, string>> = {},
  ) {
    super(key)
  }
}

/**
 * The options of a command: `one` takes one value, `many` can be repeated with a value each time, `flag` takes none.
 */
export type OptionKinds = Readonly<Record<string, 'one' | 'many' | 'flag'>>

/** What a command was called with. */
export class Arguments {
  constructor(private readonly values: ReadonlyMap<string, readonly string[]>) {}

  /** The last value given; undefined if there is none. */
  value(name: string): string | undefined {
    return this.values.get(name)?.at(-1)
  }

  all(name: string): readonly string[] {
    return this.values.get(name) ?? []
  }

  has(name: string): boolean {
    return this.values.has(name)
  }

  /** @throws UsageError if it was not given */
  required(name: string): string {
    const value = this.value(name)
    if (value === undefined) throw new UsageError('missingOption', { option: `--${name}` })
    return value
  }

  /** One of the choices; undefined if it was not given. @throws UsageError for any other value */
  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.value(name)
    const chosen = choices.find((choice) => choice === value)
    if (value !== undefined && chosen === undefined) throw new UsageError('wrongValue', { option: `--${name}`, value })
    return chosen
  }
}

/**
 * Reads a command's options, `--name VALUE` or `--name=VALUE`; a value may begin with a hyphen only after `=`, except for a lone one.
 * @throws UsageError
 */
export function readArguments(words: readonly string[], kinds: OptionKinds, command: string): Arguments {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true, allowPositionals: true })
  const values = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') throw new UsageError('unexpected', { word: token.value })
    const kind = Object.hasOwn(kinds, token.name) ? kinds[token.name] : undefined
    if (kind === undefined) throw new UsageError('unknownOption', { option: token.rawName, command })
    if (kind === 'flag' && token.value !== undefined) throw new UsageError('needlessValue', { option: token.rawName })
    const { value } = token
    const taken = kind === 'flag' ? '' : value
    if (taken === undefined || (!token.inlineValue && /^-./.test(taken))) {
      throw new UsageError('missingValue', { option: token.rawName })
    }
    values.set(token.name, [...(values.get(token.name) ?? []), taken])
  }
  return new Arguments(values)
}
