import { inflateRaw, type Buffer } from '#host'
import { CONTENT_TYPES, ContentTypes } from './content-types'
import { findEndRecord } from './end-record'
import { PREMIUM_GATE } from './limits'
import { findMainPart } from './main-part'
import type { OoxmlKind } from './main-part'
import { ODF_MIMETYPE, odfKind } from './odf'
import type { OdfKind } from './odf'
import { parseRelationships, relationshipsPart } from './relationships'
import type { Relationship } from './relationships'
import { resolveZip64 } from './zip64'

/** The zip64 end record's locator is right before the end record (APPNOTE 4.3.15). */
const LOCATOR = 0x07064b50
const LOCATOR_BYTES = 20
const RECORD = 0x02014b50
const RECORD_BYTES = 46
const LOCAL_HEADER_BYTES = 30

/** An entry in the directory, unchecked. */
interface Seen {
  readonly method: number
  readonly compressed: number
  readonly offset: number
}

/**
 * What a zip seems to be, in order to name it to a person; the gate has the last word. `truncated` where it has no directory:
 * a download that broke off. Reads the directory and two or three small parts.
 */
export function lookIntoZip(bytes: Buffer): OoxmlKind | OdfKind | 'zip' | 'truncated' {
  const end = findEndRecord(bytes)
  if (end === null) return 'truncated'
  try {
    const seen = readRecords(bytes, directoryStart(bytes, end))
    const types = readSeen(bytes, seen.get(CONTENT_TYPES))
    if (types === null) return odfKind(readSeen(bytes, seen.get(ODF_MIMETYPE)) ?? '') ?? 'zip'
    return findMainPart(seen.keys(), new ContentTypes(types), packageRelationships(bytes, seen))?.kind ?? 'zip'
  } catch {
    return 'zip'
  }
}

function directoryStart(bytes: Buffer, end: number): number {
  const locator = end - LOCATOR_BYTES
  if (locator < 0 || bytes.readUInt32LE(locator) !== LOCATOR) return bytes.readUInt32LE(end + 16)
  return Number(bytes.readBigUInt64LE(Number(bytes.readBigUInt64LE(locator + 8)) + 48))
}

/** Entries by name, as many as the gate would let through and one more. */
function readRecords(bytes: Buffer, start: number): Map<string, Seen> {
  const seen = new Map<string, Seen>()
  let at = start
  while (seen.size <= PREMIUM_GATE.maxEntries && bytes.readUInt32LE(at) === RECORD) {
    const nameEnd = at + RECORD_BYTES + bytes.readUInt16LE(at + 28)
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30)
    const fields = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)]
    const [, compressed = 0, offset = 0] = resolveZip64(bytes, nameEnd, extraEnd, fields)
    seen.set(bytes.toString('utf8', at + RECORD_BYTES, nameEnd), {
      method: bytes.readUInt16LE(at + 10),
      compressed,
      offset,
    })
    at = extraEnd + bytes.readUInt16LE(at + 32)
  }
  return seen
}

/** A package whose relationships can't be read still has a kind, and the gate has more to say of it. */
function packageRelationships(bytes: Buffer, seen: ReadonlyMap<string, Seen>): Relationship[] {
  try {
    return parseRelationships('', readSeen(bytes, seen.get(relationshipsPart(''))) ?? '')
  } catch {
    return []
  }
}

function readSeen(bytes: Buffer, seen: Seen | undefined): string | null {
  if (seen === undefined) return null
  const lengths = bytes.readUInt16LE(seen.offset + 26) + bytes.readUInt16LE(seen.offset + 28)
  const start = seen.offset + LOCAL_HEADER_BYTES + lengths
  const raw = bytes.subarray(start, start + seen.compressed)
  if (seen.method === 0) return raw.toString('utf8')
  return inflateRaw(raw, PREMIUM_GATE.maxIndexBytes).toString('utf8')
}
