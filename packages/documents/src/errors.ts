import type { Problem } from './types'

/** Why nothing was made of the files: their problems, the first of which is its message. */
export class DocumentsError extends Error {
  override readonly name: string = 'DocumentsError'

  constructor(
    readonly code: string,
    readonly problems: readonly Problem[],
  ) {
    super(problems[0]?.text ?? code)
  }
}
