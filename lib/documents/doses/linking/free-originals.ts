import type { Draft } from './draft'

const ANY = 'any'
const NONE = 'none'

/** Drafts of one kind in order of arrival. Those before `next` are taken in this round. */
interface Queue {
  readonly drafts: Draft[]
  next: number
  round: number
}

/**
 * The doses of earlier sheets, each of which matches at most one dose of the next sheet. Two doses are of one badge
 * unless both name one and the names differ. The time of a lookup depends on the doses that it takes, not on the total
 * number.
 */
export class FreeOriginals {
  private readonly queues = new Map<string, Queue>()
  private readonly places = new Map<Draft, number>()
  private readonly taken = new Map<Draft, number>()
  private round = 0

  /** Makes all doses available again, for the doses of another sheet. */
  newRound(): void {
    this.round++
  }

  add(draft: Draft): void {
    this.places.set(draft, this.places.size)
    for (const value of [valueOf(draft), ANY]) {
      for (const badge of [badgeOf(draft), ANY]) this.queue(value, badge).drafts.push(draft)
    }
  }

  /** Takes the first dose with the same badge and value; undefined if there is none. */
  takeSame(draft: Draft): Draft | undefined {
    return this.take(draft, valueOf(draft))
  }

  /** Takes the first dose with the same badge, whatever its value. */
  takeOther(draft: Draft): Draft | undefined {
    return this.take(draft, ANY)
  }

  private take(draft: Draft, value: string): Draft | undefined {
    const badges = draft.device === null ? [ANY] : [badgeOf(draft), NONE]
    const first = badges
      .map((badge) => this.head(this.queue(value, badge)))
      .filter((found) => found !== undefined)
      .toSorted((a, b) => this.placeOf(a) - this.placeOf(b))[0]
    if (first) this.taken.set(first, this.round)
    return first
  }

  private head(queue: Queue): Draft | undefined {
    if (queue.round !== this.round) Object.assign(queue, { next: 0, round: this.round })
    for (; queue.next < queue.drafts.length; queue.next++) {
      const draft = queue.drafts[queue.next]
      if (draft && this.taken.get(draft) !== this.round) return draft
    }
    return undefined
  }

  private queue(value: string, badge: string): Queue {
    const key = `${value}\u0000${badge}`
    const known = this.queues.get(key)
    if (known) return known
    const made = { drafts: [], next: 0, round: this.round }
    this.queues.set(key, made)
    return made
  }

  private placeOf(draft: Draft): number {
    return this.places.get(draft) ?? -1
  }
}

function badgeOf({ device }: Draft): string {
  return device === null ? NONE : `number ${device}`
}

function valueOf({ reading }: Draft): string {
  const { canonicalValue, value, min, max, censor, comparator, canonicalUnit, unit } = reading
  return ['value', canonicalValue ?? value, min, max, censor, comparator, canonicalUnit ?? unit].join('|')
}
