import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DOCUMENT_CODES } from '@/lib/documents/codes'
import { DocumentError } from '@/lib/documents/error'
import { AppError } from '@/lib/errors'
import { logTo } from '@/lib/log'
import { ProcessPool } from '@/lib/operations/process/process-pool'
import type { Job } from '@/lib/operations/process/protocol'
import type { MadeFile, Mutant } from './mutant'

/** The outcome of a job: a result, an error for users, or a defect. */
export type Outcome =
  | { readonly kind: 'made'; readonly bytes: Uint8Array | null; readonly report: unknown }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'defect'; readonly what: string; readonly detail: string }

const CODES: ReadonlySet<string> = new Set(DOCUMENT_CODES)
/** The files are small and have few rows, so a slow one isn't slow because of its size. */
const PER_ROW_MS = 10

/** Runs mutants in the product's own document processes, within their limits. */
export class Runner {
  readonly #pool = new ProcessPool(1)
  #stack = ''

  /**
   * @param folder where the files of a job lie while it runs
   * @param seconds how long a job may take
   */
  constructor(
    private readonly folder: string,
    private readonly seconds: number,
  ) {
    mkdirSync(folder, { recursive: true })
    // What a document process said of an unforeseen error goes to the log alone.
    logTo({ write: (line) => (this.#stack = String(JSON.parse(line).stack ?? line)) }, 'error')
  }

  async run({ job, options }: Mutant, files: readonly MadeFile[]): Promise<Outcome> {
    const output = path.join(this.folder, 'output')
    rmSync(output, { force: true })
    const entries = files.map(({ role, kind, bytes }) => {
      const name = `${role}.${kind}`
      writeFileSync(path.join(this.folder, name), bytes)
      return [role, { name, path: path.join(this.folder, name) }]
    })
    const asked = { tool: job, files: Object.fromEntries(entries), options, output, locale: 'ru-RU' }
    this.#stack = ''
    try {
      const limit = { baseMs: this.seconds * 1000, perItemMs: PER_ROW_MS }
      // Put together for the tool that is named: only the compiler can't see it.
      const report = await this.#pool.run(asked as unknown as Job, { limit, answer: () => Promise.resolve(1) })
      return { kind: 'made', bytes: contentOf(output), report }
    } catch (error) {
      return this.#told(error)
    }
  }

  close(): void {
    this.#pool.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  #told(error: unknown): Outcome {
    if (error instanceof DocumentError) {
      if (error.code === 'OUTPUT_UNSAFE') return { kind: 'defect', what: 'unsafe', detail: String(error.params.parts) }
      return CODES.has(error.code)
        ? { kind: 'refused', code: error.code }
        : { kind: 'defect', what: 'unknown code', detail: error.code }
    }
    if (error instanceof AppError) {
      const { seconds, mebibytes } = error.params
      if (mebibytes !== undefined) return { kind: 'defect', what: 'memory', detail: `${mebibytes} MiB` }
      if (seconds !== undefined) return { kind: 'defect', what: 'hang', detail: `${seconds} s` }
      return { kind: 'defect', what: this.#stack.includes('\n') ? 'unforeseen' : 'process ended', detail: this.#stack }
    }
    throw error
  }
}

function contentOf(file: string): Uint8Array | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
