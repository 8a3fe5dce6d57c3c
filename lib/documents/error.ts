import type { DocumentCode } from './codes'
import type { Problem } from './problem'

/** The values of a message: figures and names, never markup. Numbers stay numbers, so that plurals can be right. */
export type Params = Readonly<Record<string, string | number>>

/**
 * A file or an option that a tool cannot work with. It carries a code and parameters and no words: they are added at the
 * edge, in the person's language. It crosses the process boundary as `{ code, params, problems }`.
 */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'

  /**
   * By name: the server's bundles contain copies of this module, and an error made by one is caught by another.
   */
  static override [Symbol.hasInstance](value: unknown): value is DocumentError {
    return value instanceof Object && 'name' in value && value.name === 'DocumentError' && 'problems' in value
  }

  constructor(
    readonly code: DocumentCode,
    readonly params: Params = {},
    /** Everything found wrong, where more than one thing is. */
    readonly problems: readonly Problem[] = [],
  ) {
    super(code)
  }
}
