import type { SiteFamily } from './site'
import { findSites } from './sites'

/** The highest number of each family in a template: what a document adds goes above it. */
export type HighestIds = Readonly<
  Record<'drawing' | 'bookmark' | 'sdt' | 'permission' | 'revision' | 'paragraph', number>
>

const RADIX: Readonly<Partial<Record<SiteFamily, number>>> = { paragraph: 16 }
/** Signed 32-bit numbers; a template that comes near their end has negative ones too, which are as good. */
const MAX_START = 0x7000_0000
/** Word cuts longer names (ECMA-376 §17.13.6.2 leaves it open; Word's dialogue allows 40). */
const MAX_BOOKMARK_NAME = 40

/** Looks through the XML of a template's parts once. */
export function highestIds(parts: Iterable<string>): HighestIds {
  const highest = { drawing: 0, bookmark: 0, sdt: 0, permission: 0, revision: 0, paragraph: 0 }
  for (const xml of parts) {
    for (const { family, original } of findSites(xml)) {
      if (!(family in highest)) continue
      const number = parseInt(original, RADIX[family] ?? 10)
      const known = family as keyof HighestIds
      if (number < MAX_START && number > highest[known]) highest[known] = number
    }
  }
  return highest
}

/** The ids of one document whose loops repeat what has ids: a first turn keeps the template's, every further one gets its own. */
export class LoopIds {
  readonly #next: Record<keyof HighestIds, number>
  /** Ids that are in more than one place of a turn: a bookmark's start and end. */
  readonly #given = new Map<string, string>()
  readonly #bookmarks: ReadonlySet<string>

  /** `bookmarks` are those that are in loops: what refers to any other means that one from every turn. */
  constructor(highest: HighestIds, bookmarks: ReadonlySet<string>) {
    this.#next = { ...highest }
    // Word finds one in whatever capitals its name is written.
    this.#bookmarks = new Set([...bookmarks].map((name) => name.toLowerCase()))
  }

  /** What is at a site in a turn of a loop. Notes, comments and lists go on being the template's. */
  site(family: SiteFamily, original: string, turn: number): string {
    if (turn === 0) return original
    switch (family) {
      case 'drawing':
      case 'sdt':
      case 'revision':
        return String(++this.#next[family])
      case 'bookmark':
      case 'permission':
        return this.#once(`${family} ${turn} ${original}`, () => String(++this.#next[family]))
      case 'paragraph':
        return (++this.#next.paragraph).toString(16).toUpperCase().padStart(8, '0')
      case 'bookmarkName':
        if (!this.#bookmarks.has(original.toLowerCase())) return original
        return `${original.slice(0, MAX_BOOKMARK_NAME - 1 - String(turn).length)}_${turn}`
      case 'shape':
        return `${original}_${turn}`
      default:
        return original
    }
  }

  drawingId(): number {
    return ++this.#next.drawing
  }

  #once(key: string, make: () => string): string {
    const given = this.#given.get(key) ?? make()
    this.#given.set(key, given)
    return given
  }
}
