import { extname } from 'node:path'
import { db } from '@/lib/db/client'
import type { FileKind, StoredFile } from '@/lib/db/generated/client'
import { uniqueViolation } from '@/lib/db/unique-violation'
import { AppError } from '@/lib/errors'
import { newStorageKey } from '@/lib/storage/storage-key'
import { storage } from '@/lib/storage'

export interface NewFile {
  readonly documentSessionId: string
  readonly kind: FileKind
  /** The name that a person gave or sees; made unique within the session. */
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  readonly temporaryPath: string
  readonly expiresAt: Date
  readonly operationId?: string
}

/** Publishes a finished temporary file and writes its row. If the row can't be written, the file goes too. */
export async function storeFile(file: NewFile): Promise<StoredFile> {
  const { temporaryPath, name, ...row } = file
  const storageKey = newStorageKey()
  await storage().publish(temporaryPath, storageKey)
  try {
    return await createNamed(name, (unique) => db().storedFile.create({ data: { ...row, name: unique, storageKey } }))
  } catch (error) {
    await storage().remove(storageKey)
    throw error
  }
}

/**
 * A file of a workspace by the name a person sees.
 *
 * @throws AppError NOT_FOUND, also when its time is over
 */
export async function fileByName(documentSessionId: string, name: string): Promise<StoredFile> {
  // U+0000 can't be asked for in PostgreSQL, and no stored name has a control character.
  if (/\p{Cc}/u.test(name)) throw new AppError('NOT_FOUND')
  const file = await db().storedFile.findUnique({
    where: { documentSessionId_name: { documentSessionId, name: name.normalize('NFC') } },
  })
  if (file === null || file.expiresAt <= new Date()) throw new AppError('NOT_FOUND')
  return file
}

/** Removes files, their bytes first: a row without bytes answers 404, bytes without a row would stay for ever. */
export async function removeFiles(files: readonly StoredFile[]): Promise<void> {
  for (const file of files) {
    await storage().remove(file.storageKey)
    await db().storedFile.deleteMany({ where: { id: file.id } })
  }
}

async function createNamed<T>(name: string, create: (name: string) => Promise<T>): Promise<T> {
  const extension = extname(name)
  const stem = name.slice(0, name.length - extension.length) || 'file'
  for (let copy = 1; ; copy++) {
    try {
      return await create(copy === 1 ? `${stem}${extension}` : `${stem} (${copy})${extension}`)
    } catch (error) {
      if (uniqueViolation(error) === null || copy === 1_000) throw error
    }
  }
}
