/** What became of a password: the file without it, or why there is none. */
export type Unlocked = { readonly file: File } | { readonly refused: 'password' | 'other' }

/** pdf-lib says so where a password isn't that of the file. */
const WRONG_PASSWORD = /password/i

/**
 * A PDF without its password, under the same name. This happens in the browser: the password goes nowhere and isn't kept.
 *
 * @throws what a fetch of the code throws
 */
export async function unlock(file: File, password: string): Promise<Unlocked> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  try {
    const document = await PDFDocument.load(await file.arrayBuffer(), { password, updateMetadata: false })
    const bytes = await document.save({ updateFieldAppearances: false })
    return { file: new File([new Uint8Array(bytes)], file.name, { type: file.type }) }
  } catch (error) {
    return { refused: error instanceof Error && WRONG_PASSWORD.test(error.message) ? 'password' : 'other' }
  }
}
