import type { Item, ItemKind, ItemOf } from './items'

const NONE: readonly Item[] = []

/** The items of one instruction, accessible by kind. */
export class Parts {
  private readonly byKind = new Map<ItemKind, Item[]>()

  constructor(readonly items: readonly Item[]) {
    for (const item of items) {
      const alike = this.byKind.get(item.kind)
      if (alike) alike.push(item)
      else this.byKind.set(item.kind, [item])
    }
  }

  /** Returns the items of a kind in reading order. */
  all<const Kind extends ItemKind>(kind: Kind): readonly ItemOf<Kind>[] {
    return (this.byKind.get(kind) ?? NONE) as readonly ItemOf<Kind>[]
  }

  /** Returns the first item of a kind. */
  one<const Kind extends ItemKind>(kind: Kind): ItemOf<Kind> | null {
    return this.all(kind)[0] ?? null
  }

  /** Returns the name of another medicine. Text in parentheses after the first name is its other name. */
  secondName(): ItemOf<'name'> | null {
    const [first, ...others] = this.all('name')
    const isOther = (name: Item) =>
      this.items[this.items.indexOf(name) - 1]?.kind !== 'open' || name.start > (first?.end ?? 0) + 1
    return others.find(isOther) ?? null
  }

  has(...kinds: readonly ItemKind[]): boolean {
    for (const kind of kinds) if (this.byKind.has(kind)) return true
    return false
  }
}
