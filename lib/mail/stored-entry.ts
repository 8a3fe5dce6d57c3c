import { buffer } from 'node:stream/consumers'
import type { StoredFile } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import type { ByteRange } from '@/lib/storage/storage'
import { storage } from '@/lib/storage'

const END_RECORD = 0x06054b50
const END_BYTES = 22
const RECORD = 0x02014b50
const RECORD_BYTES = 46
const LOCAL_BYTES = 30

/**
 * Finds one document's bytes in a zip of ours, whose entries are stored, not deflated (APPNOTE 6.3.3), so that a
 * document can be read without the others.
 *
 * @throws AppError NOT_FOUND, also if it contains no such document
 */
export async function entryRange({ storageKey, bytes }: StoredFile, name: string): Promise<ByteRange> {
  // Our zips end with a record without a comment.
  const end = await part(storageKey, bytes - END_BYTES, END_BYTES)
  if (end.length < END_BYTES || end.readUInt32LE(0) !== END_RECORD) throw new AppError('NOT_FOUND')
  const directory = await part(storageKey, end.readUInt32LE(16), end.readUInt32LE(12))
  const found = findRecord(directory, name)
  if (found === null) throw new AppError('NOT_FOUND')
  const local = await part(storageKey, found.offset, LOCAL_BYTES)
  const start = found.offset + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28)
  return { start, end: start + found.size - 1 }
}

/** Returns the bytes of a document in a zip of ours. */
export async function readRange({ storageKey }: StoredFile, { start, end }: ByteRange): Promise<Buffer> {
  return part(storageKey, start, end - start + 1)
}

function findRecord(directory: Buffer, name: string): { readonly offset: number; readonly size: number } | null {
  const wanted = Buffer.from(name, 'utf8')
  let at = 0
  while (at + RECORD_BYTES <= directory.length && directory.readUInt32LE(at) === RECORD) {
    const nameEnd = at + RECORD_BYTES + directory.readUInt16LE(at + 28)
    const stored = directory.readUInt16LE(at + 10) === 0
    if (stored && directory.subarray(at + RECORD_BYTES, nameEnd).equals(wanted))
      return { offset: directory.readUInt32LE(at + 42), size: directory.readUInt32LE(at + 20) }
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return null
}

async function part(key: string, start: number, length: number): Promise<Buffer> {
  if (start < 0 || length <= 0) return Buffer.alloc(0)
  return buffer(await storage().read(key, { start, end: start + length - 1 }))
}
