import { lstat, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** A path that the tools may not touch; `reason` is a word of the tools' own errors. */
export class PathRefused extends Error {
  constructor(
    readonly given: string,
    readonly reason: 'outside' | 'absent' | 'exists',
  ) {
    super(reason)
  }
}

/** The folders that files are read from and written to. Links out of them lead nowhere. */
export class AllowedFolders {
  private constructor(
    private readonly first: string,
    private readonly roots: readonly string[],
  ) {}

  /** @throws PathRefused for what isn't a folder */
  static async of(folders: readonly string[]): Promise<AllowedFolders> {
    const roots = await Promise.all(
      folders.map(async (folder) => {
        const real = await realpath(folder).catch(() => null)
        if (real === null || !(await stat(real)).isDirectory()) throw new PathRefused(folder, 'absent')
        return real
      }),
    )
    const [first = process.cwd()] = roots
    return new AllowedFolders(first, roots)
  }

  get all(): readonly string[] {
    return this.roots
  }

  /** The real path of a file to read. @throws PathRefused */
  async readable(given: string): Promise<string> {
    const full = path.resolve(this.first, given)
    const real = await realpath(full).catch(() => null)
    // Nothing is revealed about files outside, not even whether they exist.
    if (real === null) throw new PathRefused(given, this.#has(full) ? 'absent' : 'outside')
    if (!this.#has(real)) throw new PathRefused(given, 'outside')
    return real
  }

  /** The path of a file to write; one that is there only if it may be replaced. @throws PathRefused */
  async writable(given: string, overwrite: boolean): Promise<string> {
    const full = path.resolve(this.first, given)
    const folder = await realpath(path.dirname(full)).catch(() => null)
    if (folder === null || !this.#has(folder)) throw new PathRefused(given, 'outside')
    const file = path.join(folder, path.basename(full))
    const found = await lstat(file).catch(() => null)
    if (found === null) return file
    // A link, also one that leads nowhere yet, would be written through.
    if (!found.isFile()) throw new PathRefused(given, 'outside')
    if (!overwrite) throw new PathRefused(given, 'exists')
    return file
  }

  #has(file: string): boolean {
    return this.roots.some((root) => {
      const relative = path.relative(root, file)
      return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative))
    })
  }
}
