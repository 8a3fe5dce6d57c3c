import { Buffer } from 'node:buffer'
import { DocumentError } from '../error'
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

export type { PackageEntry } from './directory'
export type { PackageKind } from './package-index'
export type { Relationship } from './relationships'

/** An Office Open XML or OpenDocument package that has passed the gate. Parts are named without a leading slash. */
export interface OoxmlPackage {
  readonly kind: PackageKind
  /** In the file's order, compressed as they stand. */
  readonly entries: readonly PackageEntry[]
  readonly mainPart: string
  /** By [Content_Types].xml; null where it says nothing, and in OpenDocument. */
  contentType(part: string): string | null
  has(part: string): boolean
  /** Inflated anew at every call. @throws DocumentError GATE_PART_MISSING */
  read(part: string): Uint8Array
  /** The part as UTF-8 without a byte order mark, inflated anew at every call. @throws DocumentError GATE_PART_MISSING */
  text(part: string): string
  /** Those of a part, or of the package for `''`; none where the part has none. @throws DocumentError GATE_XML */
  relationships(part: string): readonly Relationship[]
}

const ZIP_MAGIC = 0x04034b50

/**
 * The gate: opens a package that a stranger sent once all of it is within the limits and nothing in it can mislead, overwhelm
 * or reach out of a parser. Every entry is inflated once and looked over; none is kept. Linear in the size of the file and of
 * its content.
 * @throws DocumentError with a code of the gate, and no other error, whatever the bytes
 */
export async function openPackage(bytes: Uint8Array, limits: GateLimits): Promise<OoxmlPackage> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length === 0) throw new DocumentError('GATE_EMPTY')
  if (file.length < 4 || file.readUInt32LE(0) !== ZIP_MAGIC) throw new DocumentError('GATE_NOT_ZIP')
  const parts = new Parts(await readDirectory(withoutPadding(file), limits))
  const index = await readIndex(parts, limits)
  for (const entry of parts.entries) await checkContent(entry, index, limits)
  return describe(parts, index)
}

function describe(parts: Parts, { kind, mainPart, types }: PackageIndex): OoxmlPackage {
  const known = new Map<string, readonly Relationship[]>()
  return {
    kind,
    mainPart,
    entries: parts.entries,
    contentType: (part) => types?.of(part) ?? null,
    has: (part) => parts.has(part),
    read: (part) => parts.read(part),
    text: (part) => parts.text(part),
    relationships: (part) => {
      const held = relationshipsPart(part)
      const found = known.get(part) ?? (parts.has(held) ? parseRelationships(part, parts.text(held)) : [])
      known.set(part, found)
      return found
    },
  }
}
