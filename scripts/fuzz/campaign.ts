import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { judge, type Defect } from './judge'
import { drawMutant, makeFiles, TOOLS, type Mutant, type Tool } from './mutant'
import type { Runner } from './runner'
import type { Shelf } from './shelf'

const stateSchema = z.object({ next: z.int(), outcomes: z.record(z.string(), z.record(z.string(), z.int())) })

/** A failing case, as saved in its folder with its files. */
interface Found {
  readonly key: string
  readonly detail: string
  readonly seed: string
  readonly mutant: Mutant
}

/** However long it takes, a case is not tried more often. */
const MOST_RUNS = 24

/**
 * The mutant with as few steps as still cause the failure: steps are left out one after another, and stay out if the
 * failure remains.
 */
export async function minimised(mutant: Mutant, stillDoes: (smaller: Mutant) => Promise<boolean>): Promise<Mutant> {
  let smallest = mutant
  let runs = 0
  for (let at = 0; at < mutant.files.length; at++) {
    for (let step = (mutant.files[at]?.steps.length ?? 0) - 1; step >= 0 && runs < MOST_RUNS; step--) {
      runs++
      const smaller = {
        ...smallest,
        files: smallest.files.map((file, index) =>
          index === at ? { ...file, steps: file.steps.toSpliced(step, 1) } : file,
        ),
      }
      if (await stillDoes(smaller)) smallest = smaller
    }
  }
  return smallest
}

/** The mutants of one seed: what was run, what came of it and what was found, kept in a folder between runs. */
export class Campaign {
  readonly #state: z.infer<typeof stateSchema>
  readonly #found = new Map<string, string>()

  constructor(
    private readonly folder: string,
    private readonly seed: number,
    private readonly shelf: Shelf,
    private readonly runner: Runner,
  ) {
    const kept = path.join(folder, 'state.json')
    this.#state = existsSync(kept)
      ? stateSchema.parse(JSON.parse(readFileSync(kept, 'utf8')))
      : { next: 0, outcomes: {} }
    mkdirSync(path.join(folder, 'found'), { recursive: true })
    for (const name of readdirSync(path.join(folder, 'found'))) this.#found.set(this.#read(name).key, name)
  }

  get findings(): readonly string[] {
    return [...this.#found].map(([key, name]) => `${key}\n    ${path.join(this.folder, 'found', name)}`)
  }

  get outcomes(): Readonly<Record<string, Readonly<Record<string, number>>>> {
    return this.#state.outcomes
  }

  get count(): number {
    return this.#state.next
  }

  /** Runs what was found before; what no longer happens is dropped, and what can't be made here stays. @returns how many were dropped */
  async runFoundAgain(): Promise<number> {
    let mended = 0
    for (const [key, name] of [...this.#found]) {
      const { seed, mutant } = this.#read(name)
      if (!mutant.files.every(({ source }) => this.shelf.has(source))) continue
      if ((await this.#defectOf(mutant, seed))?.key === key) continue
      this.#found.delete(key)
      rmSync(path.join(this.folder, 'found', name), { recursive: true })
      mended++
    }
    return mended
  }

  /** Runs the next mutant, of one tool or of each in turn. */
  async step(only: Tool | null): Promise<void> {
    const number = this.#state.next++
    const tool = only ?? TOOLS[number % TOOLS.length] ?? 'tables'
    const seed = `${this.seed} ${tool} ${number}`
    const mutant = drawMutant(this.shelf, tool, seed)
    const { outcome, defect } = await judge(mutant, this.shelf, this.runner, seed)
    const counts = (this.#state.outcomes[tool] ??= {})
    counts[outcome] = (counts[outcome] ?? 0) + 1
    if (defect !== null && !this.#found.has(defect.key)) await this.#keep(mutant, defect, seed)
  }

  save(): void {
    writeFileSync(path.join(this.folder, 'state.json'), `${JSON.stringify(this.#state, null, 2)}\n`)
  }

  async #defectOf(mutant: Mutant, seed: string): Promise<Defect | null> {
    return (await judge(mutant, this.shelf, this.runner, seed)).defect
  }

  async #keep(mutant: Mutant, { key, detail }: Defect, seed: string): Promise<void> {
    const smallest = await minimised(mutant, async (smaller) => (await this.#defectOf(smaller, seed))?.key === key)
    const name = `${this.#state.next - 1}-${key.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}`
    const folder = path.join(this.folder, 'found', name)
    mkdirSync(folder, { recursive: true })
    const found: Found = { key, detail, seed, mutant: smallest }
    for (const { role, kind, bytes } of await makeFiles(smallest, this.shelf))
      writeFileSync(path.join(folder, `${role}.${kind}`), bytes)
    writeFileSync(path.join(folder, 'case.json'), `${JSON.stringify(found, null, 2)}\n`)
    this.#found.set(key, name)
  }

  #read(name: string): Found {
    // Written by the line above, in a folder of this program's alone.
    return JSON.parse(readFileSync(path.join(this.folder, 'found', name, 'case.json'), 'utf8')) as Found
  }
}
