import type { Break } from './beginnings'
import { emptyDraft, hasQuantity, isInstruction, type Draft } from './draft'
import type { Name } from './names'
import type { Items } from './quantities'

/** The instructions of a line as they come to be: the one that is read, those before it, and what the next amount will belong to. */
export class Instructions {
  protected draft: Draft = emptyDraft(0, null, false)
  protected gap: Break = 'none'
  /** «по», `take`: the next quantity is the dose. */
  protected marked = false
  /** Words that say what for: «от кашля», `to reduce bp`. */
  protected purpose = false
  protected name: Name | null = null
  protected nameAfterGap = false
  private readonly drafts: Draft[] = []

  constructor(
    protected readonly line: string,
    protected readonly items: Items,
  ) {}

  protected end(): Draft[] {
    this.settleName()
    this.close()
    return this.drafts
  }

  /** Gives the name that was read to the instruction it stands in; one after a comma waits for the next. */
  protected settleName(): void {
    if (!this.name?.fits || this.draft.ownDrug) return
    this.draft.drug = this.name.text
    this.draft.ownDrug = true
    this.name = null
  }

  /** Closes the instruction and begins the next, which has its name or the one before it. */
  protected begin(at: number, joined: boolean): number {
    this.settleName()
    const { drug } = this.draft
    const item = this.items[at]
    const start = this.name?.start ?? item?.start ?? this.line.length
    this.draft.end = Math.min(this.draft.end, start)
    this.close()
    this.draft = emptyDraft(start, this.name?.text ?? drug, joined)
    this.draft.ownDrug = this.name !== null
    this.name = null
    return this.done(at + 1)
  }

  private close(): void {
    const last = this.drafts.at(-1)
    if (this.draft.stopped && !hasQuantity(this.draft)) return
    if (isInstruction(this.draft)) this.drafts.push(this.draft)
    else if (this.draft.course && last) last.course ??= this.draft.course
    else if (this.draft.course && this.draft.drug !== null) this.drafts.push(this.draft)
  }

  /** «20 мг утром, затем снижать на 5 мг»: told with the dose that changes. */
  protected change(next: number): number {
    const before = isInstruction(this.draft) || this.name !== null ? undefined : this.drafts.pop()
    if (before) this.draft = before
    this.draft.changes = true
    return this.done(next)
  }

  /** «Отменить аспирин 75 мг», «Аспирин 75 мг отменить»; in «100 мг 2 раза в день, не принимать с молоком» it is no amount. */
  protected stop(at: number, isLast: boolean): number {
    if (hasQuantity(this.draft) && !(isLast && this.gap === 'none')) this.begin(at, false)
    this.draft.stopped = true
    return this.done(at + 1)
  }

  /** What was stopped ends with its part of the sentence; where it was no amount, the instruction before goes on. */
  protected leaveStopped(at: number): void {
    if (!this.draft.stopped) return
    if (hasQuantity(this.draft)) this.begin(at, false)
    else this.draft = this.drafts.pop() ?? emptyDraft(this.items[at]?.start ?? this.line.length, null, false)
    this.name = null
  }

  protected take(note: () => void, next: number): number {
    this.settleName()
    note()
    return this.done(next)
  }

  protected done(next: number): number {
    this.gap = 'none'
    this.marked = false
    this.purpose = false
    return next
  }
}
