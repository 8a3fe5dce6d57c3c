import { Buffer } from '#host'
import { DocumentError } from '../error'
import { nameForMessage, nameKey } from './entry-names'
import { checkContent } from './check-content'
import { readDirectory } from './directory'
import type { PackageEntry } from './directory'
import { withoutPadding } from './end-record'
import type { GateLimits } from './limits'
import { readIndex } from './package-index'
import type { PackageIndex, PackageKind } from './package-index'
import { Parts } from './parts'
import { parseRelationships, relationshipsPart } from './relationships'
import type { Relationship } from './relationships'
import { XmlSyntaxError } from './xml-events'
import type { MarkupReader } from './xml-scan'

export type { PackageEntry } from './directory'
export type { Relationship } from './relationships'

/** An Office Open XML or OpenDocument package that has passed the gate. Parts are named without a leading slash. */
export interface OoxmlPackage {
  readonly kind: PackageKind
  /** In the file's order, compressed as they are. */
  readonly entries: readonly PackageEntry[]
  readonly mainPart: string
  /** By [Content_Types].xml; null where it says nothing, and in OpenDocument. */
  contentType(part: string): string | null
  has(part: string): boolean
  /** Inflated again at every call. @throws DocumentError GATE_PART_MISSING */
  read(part: string): Uint8Array
  /** The part as UTF-8 without a byte order mark, inflated again at every call. @throws DocumentError GATE_PART_MISSING */
  text(part: string): string
  /**
   * Inflates an XML part once, and passes it to a reader while the gate checks it.
   * @throws DocumentError GATE_PART_MISSING, what the gate rejects, and what the reader throws
   */
  scan(part: string, reader: MarkupReader): Promise<void>
  /** Those of a part, or of the package for `''`; none where the part has none. @throws DocumentError GATE_XML */
  relationships(part: string): readonly Relationship[]
}

const ZIP_MAGIC = 0x04034b50

export interface OpenOptions {
  /** Its main part is looked over when it is scanned, for who scans it immediately; until then it can't be read otherwise. */
  readonly mainPartLater?: boolean
}

/**
 * The gate: opens a stranger's package once all of it is within the limits and nothing in it can mislead, overload or
 * escape a parser. Every entry is inflated once and checked; none is kept. Linear in the size of the file and of its
 * content.
 * @throws DocumentError with a code of the gate, and no other error, for any bytes
 */
export async function openPackage(
  bytes: Uint8Array,
  limits: GateLimits,
  { mainPartLater = false }: OpenOptions = {},
): Promise<OoxmlPackage> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length === 0) throw new DocumentError('GATE_EMPTY')
  if (file.length < 4 || file.readUInt32LE(0) !== ZIP_MAGIC) throw new DocumentError('GATE_NOT_ZIP')
  const parts = new Parts(readDirectory(withoutPadding(file), limits))
  const index = await readIndex(parts, limits)
  const unseen = new Set<PackageEntry>()
  for (const entry of parts.entries) {
    if (mainPartLater && nameKey(entry.name) === nameKey(index.mainPart)) unseen.add(entry)
    else await checkContent(entry, index, limits)
  }
  return describe(parts, index, limits, unseen)
}

function describe(parts: Parts, index: PackageIndex, limits: GateLimits, unseen: Set<PackageEntry>): OoxmlPackage {
  const { kind, mainPart, types } = index
  const known = new Map<string, readonly Relationship[]>()
  const seen = (part: string): string => {
    const entry = parts.find(part)
    if (entry !== null && unseen.has(entry)) throw new Error(`${part} has to be scanned first`)
    return part
  }
  return {
    kind,
    mainPart,
    entries: parts.entries,
    contentType: (part) => types?.of(part) ?? null,
    has: (part) => parts.has(part),
    read: (part) => parts.read(seen(part)),
    text: (part) => parts.text(seen(part)),
    scan: async (part, reader) => {
      const entry = parts.find(part)
      if (entry === null) throw new DocumentError('GATE_PART_MISSING', { part: nameForMessage(part) })
      try {
        await checkContent(entry, index, limits, reader)
      } catch (error) {
        // What the gate finds wrong further on is reported before what the reader did.
        if (unseen.has(entry) && error instanceof XmlSyntaxError) await checkContent(entry, index, limits)
        throw error
      }
      unseen.delete(entry)
    },
    relationships: (part) => {
      const held = relationshipsPart(part)
      const found = known.get(part) ?? (parts.has(held) ? parseRelationships(part, parts.text(held)) : [])
      known.set(part, found)
      return found
    },
  }
}
