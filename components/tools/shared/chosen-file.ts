/** The result of another tool in the same document session: it is named there, and not sent. */
export interface PassedFile {
  readonly passed: true
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** What a person gave a tool: a file of their disk, or a result that was passed on. */
export type ChosenFile = File | PassedFile

/** A result as another tool takes it. */
export function passedFile({ name, size }: Pick<PassedFile, 'name' | 'size'>): PassedFile {
  return { passed: true, name, size }
}

/** What a form's field carries of it. */
export function contentOf(file: ChosenFile): File | string {
  return 'passed' in file ? file.name : file
}
