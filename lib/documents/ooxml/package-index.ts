import { DocumentError } from '../error'
import { checkIndexPart } from './check-content'
import { CONTENT_TYPES, ContentTypes } from './content-types'
import type { GateLimits } from './limits'
import { findMainPart } from './main-part'
import type { OoxmlKind } from './main-part'
import { isEncryptedOdf, ODF_CONTENT, ODF_MANIFEST, ODF_MIMETYPE, odfKind } from './odf'
import type { OdfKind } from './odf'
import type { Parts } from './parts'
import { parseRelationships, relationshipsPart } from './relationships'

export type PackageKind = OoxmlKind | OdfKind

/** What a package is, and where its content begins. */
export interface PackageIndex {
  readonly kind: PackageKind
  readonly mainPart: string
  /** Null in OpenDocument. */
  readonly types: ContentTypes | null
}

/**
 * Reads what a package says of itself, once that is looked over: [Content_Types].xml and the package's relationships, or
 * OpenDocument's mimetype and manifest.
 * @throws DocumentError GATE_MAIN_PART where it is neither, GATE_ENCRYPTED, and what checkIndexPart throws
 */
export async function readIndex(parts: Parts, limits: GateLimits): Promise<PackageIndex> {
  const textOf = async (part: string): Promise<string | null> => {
    const entry = parts.find(part)
    if (entry === null) return null
    await checkIndexPart(entry, limits)
    return parts.text(part)
  }
  const types = await textOf(CONTENT_TYPES)
  if (types !== null) return readOoxmlIndex(parts, new ContentTypes(types), await textOf(relationshipsPart('')))
  const kind = odfKind((await textOf(ODF_MIMETYPE)) ?? '')
  if (kind === null || !parts.has(ODF_CONTENT)) throw new DocumentError('GATE_MAIN_PART')
  if (isEncryptedOdf((await textOf(ODF_MANIFEST)) ?? '')) throw new DocumentError('GATE_ENCRYPTED')
  return { kind, mainPart: ODF_CONTENT, types: null }
}

function readOoxmlIndex(parts: Parts, types: ContentTypes, relationships: string | null): PackageIndex {
  const names = parts.entries.map(({ name }) => name)
  const main = findMainPart(names, types, relationships === null ? [] : parseRelationships('', relationships))
  if (main === null) throw new DocumentError('GATE_MAIN_PART')
  return { kind: main.kind, mainPart: main.name, types }
}
