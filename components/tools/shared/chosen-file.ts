/** The result of another tool in the same document session: it is named there, and not sent. */
export interface PassedFile {
  readonly passed: true
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** A file that the user gave a tool: from their disk, or a result passed on from another tool. */
export type ChosenFile = File | PassedFile

/** A result, as another tool accepts it. */
export function passedFile({ name, size }: Pick<PassedFile, 'name' | 'size'>): PassedFile {
  return { passed: true, name, size }
}

/** What a form's field carries of it. */
export function contentOf(file: ChosenFile): File | string {
  return 'passed' in file ? file.name : file
}
