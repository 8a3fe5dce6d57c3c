import type { Draft } from './draft'

/** Doses by their index in a group, in ascending order. Those before the head no longer count. */
interface Queue {
  readonly places: number[]
  head: number
}

/**
 * Finds the first earlier dose of a group that says the same and may be of the same badge. It doesn't search through
 * all of them: on a sheet of one person and one period, the group has as many doses as there are rows.
 */
export class EarlierDoses {
  private readonly ofBadges = new Map<string, Map<string | null, Queue>>()
  private readonly ofAll = new Map<string, Queue>()
  private reached = 0

  /**
   * @param keyOf returns equal keys for doses that say the same; null for those that nothing repeats
   * @param dropped the doses that don't count; it may grow, but never shrink
   */
  constructor(
    private readonly group: readonly Draft[],
    private readonly keyOf: (draft: Draft) => string | null,
    private readonly dropped: ReadonlySet<Draft>,
  ) {}

  /**
   * Returns the first earlier dose with this key.
   * @param place the dose's index in the group; never lower than in the call before
   */
  firstBefore(place: number, key: string): Draft | undefined {
    this.takeIn(place)
    const draft = this.group[place]
    if (!draft) return undefined
    const badges = this.ofBadges.get(key)
    // An unknown badge may be any badge.
    const queues = draft.device === null ? [this.ofAll.get(key)] : [badges?.get(draft.device), badges?.get(null)]
    const places = queues.flatMap((queue) => (queue ? (this.standingIn(queue, draft.row) ?? []) : []))
    return places.length > 0 ? this.group[Math.min(...places)] : undefined
  }

  private takeIn(place: number): void {
    for (; this.reached < place; this.reached += 1) {
      const draft = this.group[this.reached]
      const key = draft ? this.keyOf(draft) : null
      if (!draft || key === null) continue
      const badges = this.ofBadges.get(key) ?? new Map<string | null, Queue>()
      this.ofBadges.set(key, badges)
      append(badges, draft.device, this.reached)
      append(this.ofAll, key, this.reached)
    }
  }

  /** Returns the first index that still counts and is of another row: a cell may contain several doses. */
  private standingIn(queue: Queue, row: number): number | undefined {
    const { places } = queue
    for (let at = queue.head; at < places.length; at += 1) {
      const place = places[at] ?? 0
      const draft = this.group[place]
      if (!draft) continue
      if (!this.dropped.has(draft)) {
        if (draft.row !== row) return place
      } else if (at === queue.head) queue.head += 1
    }
    return undefined
  }
}

function append<Key>(queues: Map<Key, Queue>, key: Key, place: number): void {
  const queue = queues.get(key)
  if (queue) queue.places.push(place)
  else queues.set(key, { places: [place], head: 0 })
}
