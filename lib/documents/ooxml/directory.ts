import type { Buffer } from '#host'
import { DocumentError } from '../error'
import { nameOf, readCentralDirectory, unicodePathOf, type DirectoryEntry } from './central-directory'
import { checkEntryName, nameForMessage, nameKey } from './entry-names'
import { mebibytes, type GateLimits } from './limits'
import { resolveZip64 } from './zip64'

/** A file in a package, still compressed. */
export interface PackageEntry {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: 0 | 8
  readonly crc32: number
  /** Inflated bytes. */
  readonly size: number
  /** The compressed bytes as they are in the file, not copied. */
  readonly raw: Uint8Array
}

/** Where an entry lies in the file, from its local header to the end of its data. */
interface Extent {
  readonly start: number
  readonly end: number
}

const END_RECORDS = new Set([0x06054b50, 0x06064b50, 0x05054b50])

const LOCAL_HEADER = 0x04034b50

const LOCAL_HEADER_BYTES = 30

/** Encrypted, sizes in a descriptor after the data, encrypted for patches, name in UTF-8: the flags that change how data is read. */
const FLAGS_THAT_MATTER = 0x0869

const DESCRIPTOR = 0x0008

/**
 * Compares an entry's local header with what the directory says of it, and gives the offset of its data: programs that trust
 * one and programs that trust the other must see the same file (APPNOTE 4.3.7, 4.3.12).
 * @throws DocumentError GATE_DAMAGED
 */
function checkLocalHeader(bytes: Buffer, entry: DirectoryEntry, name: string): number {
  const damaged = () => new DocumentError('GATE_DAMAGED', { part: nameForMessage(name) })
  const at = entry.relativeOffsetOfLocalHeader
  if (at + LOCAL_HEADER_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL_HEADER) throw damaged()
  const flags = bytes.readUInt16LE(at + 6)
  const nameStart = at + LOCAL_HEADER_BYTES
  const extraStart = nameStart + bytes.readUInt16LE(at + 26)
  const dataStart = extraStart + bytes.readUInt16LE(at + 28)
  if (dataStart + entry.compressedSize > bytes.length) throw damaged()
  const sizes = [bytes.readUInt32LE(at + 22), bytes.readUInt32LE(at + 18)]
  const [inflated, compressed] = resolveZip64(bytes, extraStart, dataStart, sizes)
  const inDescriptor = (flags & DESCRIPTOR) !== 0
  const agrees = (local: number | undefined, central: number) => local === central || (inDescriptor && local === 0)
  const same =
    ((flags ^ entry.generalPurposeBitFlag) & FLAGS_THAT_MATTER) === 0 &&
    bytes.readUInt16LE(at + 8) === entry.compressionMethod &&
    bytes.subarray(nameStart, extraStart).equals(entry.fileNameRaw) &&
    agrees(bytes.readUInt32LE(at + 14), entry.crc32) &&
    agrees(compressed, entry.compressedSize) &&
    agrees(inflated, entry.uncompressedSize)
  if (!same) throw damaged()
  return dataStart
}

/**
 * The entries of a zip package in the directory's order, without folders, once directory and local headers agree, nothing
 * overlaps, and names, methods, number and declared sizes are within the limits. Inflates nothing.
 * @throws DocumentError GATE_DAMAGED, GATE_ENTRIES, GATE_NAME, GATE_DUPLICATE, GATE_ENCRYPTED, GATE_METHOD, GATE_TOO_LARGE,
 * GATE_OVERLAP
 */
export function readDirectory(bytes: Buffer, limits: GateLimits): PackageEntry[] {
  const { found, start, end } = readWithin(bytes, limits)
  const names = new Set<string>()
  const extents: Extent[] = [{ start, end }]
  const entries: PackageEntry[] = []
  let total = 0
  for (const entry of found) {
    const name = decodeName(entry)
    checkEntryName(name, entry.fileNameRaw.length, limits.maxNameBytes)
    const key = nameKey(name)
    if (names.has(key)) throw new DocumentError('GATE_DUPLICATE', { part: nameForMessage(name) })
    names.add(key)
    if ((entry.generalPurposeBitFlag & 0x2041) !== 0) throw new DocumentError('GATE_ENCRYPTED')
    const method = entry.compressionMethod
    if (method !== 0 && method !== 8) throw new DocumentError('GATE_METHOD', { part: nameForMessage(name) })
    const dataStart = checkLocalHeader(bytes, entry, name)
    const dataEnd = dataStart + entry.compressedSize
    extents.push({ start: entry.relativeOffsetOfLocalHeader, end: dataEnd })
    total += entry.uncompressedSize
    if (total > limits.maxInflatedBytes) {
      const bytes = found.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
      throw new DocumentError('GATE_TOO_LARGE', { limit: mebibytes(limits.maxInflatedBytes), bytes })
    }
    if (name.endsWith('/')) {
      if (entry.uncompressedSize !== 0) throw new DocumentError('GATE_NAME', { name: nameForMessage(name) })
      continue
    }
    entries.push({
      name,
      method,
      crc32: entry.crc32,
      size: entry.uncompressedSize,
      raw: bytes.subarray(dataStart, dataEnd),
    })
  }
  refuseOverlap(extents, bytes.length)
  return entries
}

interface WithinLimits {
  readonly found: readonly DirectoryEntry[]
  readonly start: number
  readonly end: number
}

/** What the directory says, as it says it. The number of entries is known before any is read. */
function readWithin(bytes: Buffer, limits: GateLimits): WithinLimits {
  try {
    const { count, entries, start, end } = readCentralDirectory(bytes)
    if (count > limits.maxEntries) throw new DocumentError('GATE_ENTRIES', { count, limit: limits.maxEntries })
    const found = [...entries()]
    if (!END_RECORDS.has(bytes.readUInt32LE(end()))) throw new DocumentError('GATE_DAMAGED')
    return { found, start, end: end() }
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError('GATE_DAMAGED')
  }
}

/** An Info-ZIP Unicode Path that gives the entry a second name would let two programs see two different packages. */
function decodeName(entry: DirectoryEntry): string {
  const name = nameOf(entry)
  if ((unicodePathOf(entry) ?? name) !== name) throw new DocumentError('GATE_NAME', { name: nameForMessage(name) })
  return name
}

function refuseOverlap(extents: readonly Extent[], fileBytes: number): void {
  const inOrder = extents.toSorted((a, b) => a.start - b.start || a.end - b.end)
  let reached = 0
  for (const { start, end } of inOrder) {
    if (start < reached) throw new DocumentError('GATE_OVERLAP')
    reached = end
  }
  if (inOrder[0]?.start !== 0 || reached > fileBytes) throw new DocumentError('GATE_DAMAGED')
}
