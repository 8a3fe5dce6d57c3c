import type { Item, ItemKind, ItemOf } from './items'

/** The items of one instruction, to ask for by kind. */
export class Parts {
  constructor(readonly items: readonly Item[]) {}

  /** Returns the items of a kind in reading order. */
  all<const Kind extends ItemKind>(kind: Kind): ItemOf<Kind>[] {
    return this.items.filter((item): item is ItemOf<Kind> => item.kind === kind)
  }

  /** Returns the first item of a kind. */
  one<const Kind extends ItemKind>(kind: Kind): ItemOf<Kind> | null {
    return this.all(kind)[0] ?? null
  }

  has(...kinds: readonly ItemKind[]): boolean {
    return this.items.some(({ kind }) => kinds.includes(kind))
  }
}
