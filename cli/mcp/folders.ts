import { lstat, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** Why a path is refused. */
export type PathFault = 'outside' | 'absent' | 'noFolder' | 'notFile' | 'exists' | 'taken' | 'notJson'

/** A path that the tools may not touch. */
export class PathRefused extends Error {
  constructor(
    readonly given: string,
    readonly reason: PathFault,
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

  /** The real path of a file to read. @throws PathRefused */
  async readable(given: string): Promise<string> {
    const full = path.resolve(this.first, given)
    const real = await realpath(full).catch(() => null)
    // Nothing is revealed about files outside, not even whether they exist.
    if (!this.#has(real ?? (await existingParent(full)))) throw new PathRefused(given, 'outside')
    if (real === null) throw new PathRefused(given, 'absent')
    // A pipe or a device would block the server, or never end.
    if (!(await stat(real)).isFile()) throw new PathRefused(given, 'notFile')
    return real
  }

  /** The path of a file to write; one that is there only if it may be replaced. @throws PathRefused */
  async writable(given: string, overwrite: boolean): Promise<string> {
    const full = path.resolve(this.first, given)
    const folder = await realpath(path.dirname(full)).catch(() => null)
    if (!this.#has(folder ?? (await existingParent(full)))) {
      throw new PathRefused(given, this.roots.includes(full) ? 'notFile' : 'outside')
    }
    if (folder === null) throw new PathRefused(given, 'noFolder')
    const file = path.join(folder, path.basename(full))
    const found = await lstat(file).catch(() => null)
    if (found === null) return file
    // A link, also one that leads nowhere yet, would be written through.
    if (found.isSymbolicLink()) throw new PathRefused(given, 'outside')
    if (!found.isFile()) throw new PathRefused(given, 'notFile')
    if (!overwrite) throw new PathRefused(given, 'exists')
    return file
  }

  #has(file: string): boolean {
    return this.roots.some((root) => {
      const relative = path.relative(root, file)
      return (
        relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative))
      )
    })
  }
}

/** The real path of the nearest folder above that exists. */
async function existingParent(file: string): Promise<string> {
  const parent = path.dirname(file)
  const real = await realpath(parent).catch(() => null)
  return real ?? (parent === file ? parent : existingParent(parent))
}
