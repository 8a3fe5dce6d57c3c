import { DocumentError } from '../../error'
import { problem, type Problem } from '../../problem'
import type { NamedFile, Progress } from '../../tool'
import type { GenerateContext } from '../context'
import { addressesDiffer, addressOf } from '../data/addresses'
import { Columns } from '../data/columns'
import type { DataColumn, DataRow } from '../data/data-table'
import { contentHash, fingerprinter, sourcesOf } from './fingerprints'
import type { DocumentRows } from '../data/groups'
import { baseName } from '../../results/file-names'
import { localToday, type GenerateOptions } from '../options'
import { requiredLetter, type Letter } from '../letters/letter'
import { namePattern, repeatedNames, type NamePattern } from './pattern'
import type { Prepared } from '../prepare'
import { ProfileValues } from '../values/profile'
import { problemsOf } from '../problems'
import type { GeneratedAct } from './result'
import { planScopes, type ScopePlan } from '../values/scope-plan'
import type { ScopeContext } from '../values/scope-values'
import { documentScope, type DocumentScope } from '../values/scopes'
import { Turns } from './turns'

/** A document before it's in a file. */
export interface Act {
  readonly scope: DocumentScope
  readonly rows: readonly number[]
  /** The file name by the pattern, not yet safe or unique, and the name to use if the pattern gives none. */
  readonly name: string
  readonly fallback: string
}

interface CurrentAct extends Act {
  readonly fingerprint: string
  readonly number: number
  readonly email: string | null
  readonly letter: readonly string[] | null
  /** Problems of its addresses. */
  readonly mailProblems: readonly Problem[]
}

/** The most warnings to list; the number of omitted ones is reported. */
const MAX_WARNINGS = 10_000

/** Returns a key for the rows of a document that stays the same from run to run. */
export function rowsKey(rows: readonly number[]): string {
  return rows.join(',')
}

function numbersOf({ rows }: DocumentRows): number[] {
  return rows.map(({ number }) => number)
}

/** Returns the same key for a document that isn't created yet. */
export function documentKey(document: DocumentRows): string {
  return rowsKey(numbersOf(document))
}

/** The documents of a run in sequence, and all their problems. */
export class ActRun {
  readonly acts: GeneratedAct[] = []
  readonly problems: Problem[]
  /** Why a row has no document, by row. */
  readonly failed = new Map<number, readonly Problem[]>()
  unchanged = 0
  #warnings = 0
  #noted = 0
  #stopped = false
  /** How many numbers are used: a number that was printed isn't reused in the run, even if its document is removed. */
  #numbered = 0

  readonly #plan: ScopePlan
  readonly #isNumbered: boolean
  readonly #nameOf: NamePattern
  readonly #shared: Omit<ScopeContext, 'actNumber'>
  readonly #address: DataColumn | null
  readonly #letter: Letter | null
  readonly #wanted: readonly { document: DocumentRows; fingerprint: string }[]

  /** @throws DocumentError PATTERN_NO_COLUMN, PATTERN_TAG, MAIL_NO_COLUMN, MAIL_LETTER_… */
  constructor(
    private readonly prepared: Prepared,
    private readonly template: NamedFile,
    private readonly options: GenerateOptions,
    private readonly context: GenerateContext,
  ) {
    const { table, matching, language } = prepared
    const { missing = 'warn', profile, today = localToday(), mailColumn } = options
    this.problems = [...prepared.problems]
    this.#plan = planScopes(matching, language, table.allRows)
    this.#isNumbered = this.#numbers()
    this.#nameOf = namePattern(options, template.name, table, language, context.labels?.('filledInName'))
    this.#shared = { sheet: table.sheet, missing, profile: new ProfileValues(profile), today }
    this.problems.push(...repeatedNames(this.#nameOf, prepared.documents, options, { ...this.#shared, actNumber: 1 }))
    this.#address = mailColumn === undefined ? null : new Columns(table.columns).find(mailColumn)
    if (mailColumn !== undefined && this.#address === null) {
      throw new DocumentError('MAIL_NO_COLUMN', { name: mailColumn })
    }
    this.#letter = requiredLetter(options, table, language, prepared.documents.length)
    this.#wanted = this.#changed()
  }

  /**
   * Yields each document in turn. The caller renders it with `attempt` and records its file with `put`. Only then is its number
   * used.
   */
  async *each(): AsyncGenerator<CurrentAct, void, void> {
    const wanted = this.#wanted
    const { onProgress, signal, isStopped } = this.context
    const first = this.#isNumbered ? await (this.context.actNumbers?.(wanted.length) ?? 1) : 1
    const turns = new Turns()
    for (const [index, { document, fingerprint }] of wanted.entries()) {
      signal?.throwIfAborted()
      if (isStopped?.() === true) {
        this.#stopped = true
        return
      }
      const number = first + this.#numbered
      const context = { ...this.#shared, actNumber: number }
      const [row] = document.rows
      yield {
        scope: documentScope(this.#plan, document.rows, document.ordinal, context),
        rows: numbersOf(document),
        name: this.#nameOf(document, context),
        fallback: `${baseName(this.template.name)} ${row?.number ?? ''}`,
        fingerprint,
        number,
        ...this.#mailed(document.rows),
        letter: this.#letter?.values(document, context) ?? null,
      }
      onProgress?.({ stage: 'rendering', done: index + 1, total: wanted.length, ...this.#counted() })
      await turns.give()
    }
  }

  /** Returns the result of a step for a document, or null, with a report, if the document can't be created. */
  attempt<T>({ scope, rows }: Act, step: () => T): T | null {
    let given: T | null = null
    let problems: readonly Problem[] = []
    try {
      given = step()
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      problems = problemsOf(error, 'data').map((each) => ({ ...each, row: each.row ?? rows[0] ?? null }))
    }
    const all = [...scope.problems, ...problems]
    if (all.every(({ severity }) => severity !== 'error')) return given
    this.fail(rows, all)
    return null
  }

  /** Records that the rows have no document. */
  fail(rows: readonly number[], problems: readonly Problem[]): void {
    this.problems.push(...problems)
    const reasons = problems.filter(({ severity }) => severity === 'error')
    for (const row of rows) this.failed.set(row, reasons)
  }

  /** Records which file a document is in. Returns its problems. */
  put(act: CurrentAct, document: string): readonly Problem[] {
    const { scope, rows, fingerprint, number, email, letter, mailProblems } = act
    this.#numbered += 1
    this.acts.push({
      document,
      rows,
      fingerprint,
      number: this.#isNumbered ? number : null,
      email,
      ...(letter !== null && { letter }),
    })
    const warnings = [...scope.problems, ...mailProblems]
    const kept = warnings.slice(0, Math.max(0, MAX_WARNINGS - this.#warnings))
    this.#warnings += warnings.length
    if (warnings.length > 0) this.#noted += 1
    return kept
  }

  /** Removes documents whose file couldn't be created. */
  takeBack(document: string, reason: Problem): void {
    for (const act of this.acts.filter((each) => each.document === document)) {
      this.acts.splice(this.acts.indexOf(act), 1)
      this.fail(act.rows, [{ ...reason, row: act.rows[0] ?? null }])
    }
  }

  /** Records that a file was renamed. */
  rename(document: string, name: string): void {
    for (const [index, act] of this.acts.entries())
      if (act.document === document) this.acts[index] = { ...act, document: name }
  }

  /** The number of documents to create. */
  get total(): number {
    return this.#wanted.length
  }

  /** The number of documents to create if the run was stopped before the last; otherwise null. */
  get stoppedAt(): number | null {
    return this.#stopped ? this.total : null
  }

  get omittedWarnings(): number {
    return Math.max(0, this.#warnings - MAX_WARNINGS)
  }

  /** The problems of the documents created so far, while the others are being created. */
  #counted(): Pick<Progress, 'failed' | 'noted'> {
    return { failed: this.failed.size, noted: this.#noted }
  }

  #numbers(): boolean {
    return [...this.#plan.slots.values()]
      .flatMap(sourcesOf)
      .some((source) => source.kind === 'builtin' && source.builtin === 'act.number')
  }

  #mailed(rows: readonly DataRow[]): Pick<CurrentAct, 'email' | 'mailProblems'> {
    if (this.#address === null) return { email: null, mailProblems: [] }
    const { text, row, differing } = addressOf(rows, this.#address)
    const place = { letter: this.#address.letter, sheet: this.#shared.sheet }
    return { email: text, mailProblems: differing === undefined ? [] : [addressesDiffer(row, differing, place)] }
  }

  /** The documents whose fingerprints differ from last time. */
  #changed(): { document: DocumentRows; fingerprint: string }[] {
    const { known } = this.options
    const fingerprintOf = fingerprinter(this.#plan, this.#shared, contentHash(this.template.bytes))
    const all = this.prepared.documents.map((document) => ({ document, fingerprint: fingerprintOf(document) }))
    if (known === undefined) return all
    const wanted = all.filter(({ document, fingerprint }) => known[documentKey(document)] !== fingerprint)
    this.unchanged = all.length - wanted.length
    if (this.unchanged > 0) {
      const told = { file: 'data' as const, params: { count: this.unchanged } }
      this.problems.push(problem('DOCUMENTS_UNCHANGED', wanted.length === 0 ? 'error' : 'info', told))
    }
    return wanted
  }
}
