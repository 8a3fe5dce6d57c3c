import type { Buffer } from '#host'

/** The first eight bytes of a compound file ([MS-CFB] 2.2). */
export const OLE_MAGIC = 'd0cf11e0a1b11ae1'

const HEADER_DIFAT = 0x4c
const HEADER_DIFAT_ENTRIES = 109
const ENTRY_BYTES = 128
const NO_SECTOR = 0xfffffffa
const NO_STREAM = 0xffffffff
/** 4 096 entries: Office's files have some dozens. */
const MAX_DIRECTORY_BYTES = 512 * 1024

/** What an old Office file, or an encrypted new one, turns out to be by the streams in its root. */
export type OleKind = 'xls' | 'doc' | 'encrypted' | 'ole'

const KIND_BY_STREAM: ReadonlyMap<string, OleKind> = new Map([
  ['encryptioninfo', 'encrypted'],
  ['encryptedpackage', 'encrypted'],
  ['workbook', 'xls'],
  ['book', 'xls'],
  ['worddocument', 'doc'],
])

/**
 * The kind of a compound file, by the names of the streams in its root storage; a workbook that is only embedded lies deeper.
 * Reads the directory and no more of the file, within a bound; a damaged one is `ole`.
 */
export function lookIntoOle(bytes: Buffer): OleKind {
  try {
    const names = rootNames(readDirectorySectors(bytes))
    for (const [stream, kind] of KIND_BY_STREAM) if (names.has(stream)) return kind
    return 'ole'
  } catch {
    // A Buffer throws where an offset lies outside the file.
    return 'ole'
  }
}

function readDirectorySectors(bytes: Buffer): Buffer[] {
  const sectorBytes = bytes.readUInt16LE(0x1e) === 12 ? 4096 : 512
  const sectors: Buffer[] = []
  let sector = bytes.readUInt32LE(0x30)
  while (sector < NO_SECTOR && sectors.length * sectorBytes < MAX_DIRECTORY_BYTES) {
    const start = (sector + 1) * sectorBytes
    if (start >= bytes.length) break
    sectors.push(bytes.subarray(start, start + sectorBytes))
    sector = nextSector(bytes, sector, sectorBytes)
  }
  return sectors
}

/** The sector that follows in the chain, by the file allocation table, whose own first 109 sectors the header lists. */
function nextSector(bytes: Buffer, sector: number, sectorBytes: number): number {
  const perSector = sectorBytes / 4
  const tableIndex = Math.floor(sector / perSector)
  if (tableIndex >= HEADER_DIFAT_ENTRIES) return NO_STREAM
  const table = bytes.readUInt32LE(HEADER_DIFAT + tableIndex * 4)
  return bytes.readUInt32LE((table + 1) * sectorBytes + (sector % perSector) * 4)
}

/** The names in the root storage, in lower case: its children form a tree of left and right siblings ([MS-CFB] 2.6.4). */
function rootNames(sectors: readonly Buffer[]): Set<string> {
  const perSector = (sectors[0]?.length ?? 0) / ENTRY_BYTES
  const entryAt = (id: number): Buffer | null => {
    const at = (id % perSector) * ENTRY_BYTES
    return sectors[Math.floor(id / perSector)]?.subarray(at, at + ENTRY_BYTES) ?? null
  }
  const names = new Set<string>()
  const seen = new Set<number>()
  const waiting = [entryAt(0)?.readUInt32LE(0x4c) ?? NO_STREAM]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = id === NO_STREAM || seen.has(id) ? null : entryAt(id)
    if (entry === null || entry.length < ENTRY_BYTES) continue
    seen.add(id)
    const nameBytes = Math.min(64, entry.readUInt16LE(0x40)) - 2
    if (nameBytes > 0) names.add(entry.toString('utf16le', 0, nameBytes).toLowerCase())
    waiting.push(entry.readUInt32LE(0x44), entry.readUInt32LE(0x48))
  }
  return names
}
