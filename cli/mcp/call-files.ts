import { type AllowedFolders, PathRefused } from './folders'

/** The files of one call: it writes none that it also reads, and none twice. */
export class CallFiles {
  readonly #read = new Set<string>()
  readonly #written = new Set<string>()

  constructor(
    private readonly folders: AllowedFolders,
    private readonly overwrite: boolean,
  ) {}

  /** The real path of a file to read. @throws PathRefused */
  async read(given: string): Promise<string> {
    const file = await this.folders.readable(given)
    if (this.#written.has(file)) throw new PathRefused(given, 'taken')
    this.#read.add(file)
    return file
  }

  /** The path of a file to write. @throws PathRefused */
  async write(given: string): Promise<string> {
    const file = await this.folders.writable(given, this.overwrite)
    if (this.#read.has(file) || this.#written.has(file)) throw new PathRefused(given, 'taken')
    this.#written.add(file)
    return file
  }

  /** The path of a JSON file to write: a spreadsheet isn't replaced with a report by mistake. @throws PathRefused */
  async writeJson(given: string): Promise<string> {
    if (!/\.json$/i.test(given)) throw new PathRefused(given, 'notJson')
    return this.write(given)
  }
}
