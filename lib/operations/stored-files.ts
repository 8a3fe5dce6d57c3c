import { extname } from 'node:path'
import { db } from '@/lib/db/client'
import type { FileKind, Prisma, StoredFile } from '@/lib/db/generated/client'
import { transactionInTurn } from '@/lib/db/transaction-in-turn'
import { AppError } from '@/lib/errors'
import { storage } from '@/lib/storage'
import { publishWith } from '@/lib/storage/publish-with'

export interface NewFile {
  /** Where it was settled before there was a file. */
  readonly id?: string
  readonly documentSessionId: string
  readonly kind: FileKind
  /** The name that a user gave or sees; made unique within the session. */
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  /** Of the content, in hexadecimal. */
  readonly sha256: string
  readonly temporaryPath: string
  readonly expiresAt: Date
  readonly operationId?: string
}

/**
 * Publishes a finished temporary file and writes its row. If the row can't be written, the file is deleted.
 *
 * @throws AppError NOT_FOUND if its workspace was deleted in the meantime
 */
export async function storeFile({ temporaryPath, ...row }: NewFile): Promise<StoredFile> {
  return publishWith(temporaryPath, (storageKey) =>
    transactionInTurn(row.documentSessionId, (transaction) => createFileRow(transaction, { ...row, storageKey })),
  )
}

/**
 * Writes a file's row under a name that its workspace doesn't have yet.
 *
 * @throws AppError NOT_FOUND if the workspace was deleted in the meantime
 */
export async function createFileRow(
  transaction: Prisma.TransactionClient,
  { name, ...row }: Omit<NewFile, 'temporaryPath'> & { readonly storageKey: string },
): Promise<StoredFile> {
  // Two concurrent files must not choose the same name: a violated constraint would end the whole transaction.
  const workspace = await transaction.$queryRaw<
    unknown[]
  >`SELECT 1 FROM "DocumentSession" WHERE "id" = ${row.documentSessionId} FOR UPDATE`
  if (workspace.length === 0) throw new AppError('NOT_FOUND')
  const extension = extname(name)
  const stem = name.slice(0, name.length - extension.length) || 'file'
  const alike = await transaction.storedFile.findMany({
    where: { documentSessionId: row.documentSessionId, name: { startsWith: stem } },
    select: { name: true },
  })
  const taken = new Set(alike.map((file) => file.name))
  let unique = `${stem}${extension}`
  for (let copy = 2; taken.has(unique); copy++) unique = `${stem} (${copy})${extension}`
  return transaction.storedFile.create({ data: { ...row, name: unique, givenName: name } })
}

/**
 * Returns a file of a user's own workspace by the name that users see.
 *
 * @throws AppError NOT_FOUND, the same for another user's and for one that doesn't exist or has expired
 */
export async function ownFileByName(userId: string, documentSessionId: string, name: string): Promise<StoredFile> {
  // U+0000 can't be asked for in PostgreSQL, and no stored name has a control character.
  if (/\p{Cc}/u.test(name)) throw new AppError('NOT_FOUND')
  const file = await db().storedFile.findUnique({
    where: { documentSessionId_name: { documentSessionId, name: name.normalize('NFC') }, documentSession: { userId } },
  })
  if (file === null || file.expiresAt <= new Date()) throw new AppError('NOT_FOUND')
  return file
}

/**
 * Deletes files, their bytes first: a row without bytes returns 404, but bytes without a row would stay forever. A
 * tables or doses run's response is deleted with its result.
 *
 * @returns how many rows were deleted; one that another request deleted in the meantime isn't counted
 */
export async function removeFiles(files: readonly StoredFile[]): Promise<number> {
  for (const { storageKey } of files) await storage().remove(storageKey)
  await forgetAnswers(files)
  const { count } = await db().storedFile.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } })
  return count
}

/**
 * Deletes stored responses with their results, because they contain names and values, and the response is useless
 * without the result. A generation's response records which rows are unchanged, and stays until its user deletes it.
 */
async function forgetAnswers(files: readonly StoredFile[]): Promise<void> {
  const results = files.flatMap(({ kind, operationId }) =>
    kind === 'result' && operationId !== null ? [operationId] : [],
  )
  if (results.length === 0) return
  await db().operation.updateMany({
    where: { id: { in: results }, kind: { in: ['tables', 'doses'] } },
    data: { summary: {} },
  })
}
