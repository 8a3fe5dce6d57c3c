import { DocumentError } from '../error'
import type { PackageEntry } from './directory'
import { nameForMessage, nameKey } from './entry-names'
import { inflateEntry } from './inflate'

const UTF8 = new TextDecoder()

/** The entries of a package by name, without regard to case. */
export class Parts {
  readonly #byKey: ReadonlyMap<string, PackageEntry>

  constructor(readonly entries: readonly PackageEntry[]) {
    this.#byKey = new Map(entries.map((entry) => [nameKey(entry.name), entry]))
  }

  find(part: string): PackageEntry | null {
    return this.#byKey.get(nameKey(part)) ?? null
  }

  has(part: string): boolean {
    return this.#byKey.has(nameKey(part))
  }

  read(part: string): Uint8Array {
    const entry = this.find(part)
    if (entry === null) throw new DocumentError('GATE_PART_MISSING', { part: nameForMessage(part) })
    return inflateEntry(entry)
  }

  text(part: string): string {
    return UTF8.decode(this.read(part))
  }
}
