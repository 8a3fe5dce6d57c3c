import type { Buffer } from '#host'
import { DocumentError } from '../error'
import type { DirectoryEntry } from './central-directory'
import { nameForMessage } from './entry-names'
import { resolveZip64 } from './zip64'

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
export function checkLocalHeader(bytes: Buffer, entry: DirectoryEntry, name: string): number {
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
