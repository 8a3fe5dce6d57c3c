import { db } from '@/lib/db/client'
import type { DocumentSession, StoredFile } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import type { ReceivedFile, ReceivedForm } from '@/lib/http/receive-form'
import { storage } from '@/lib/storage'
import type { LocalCopy } from '@/lib/storage/storage'
import type { JobFile } from './process/protocol'
import { ownFileByName, storeFile } from './stored-files'

/** A tool's input files: new uploads, now stored, or files that were already in the workspace. */
export interface Inputs<Role extends string> {
  readonly files: Readonly<Partial<Record<Role, StoredFile>>>
  /** Those of them that came with this request. */
  readonly uploaded: readonly StoredFile[]
}

/** Which form field carries which input. */
export type InputFields<Role extends string> = Readonly<Record<Role, string>>

/**
 * Stores what was uploaded and finds what was named.
 *
 * @throws AppError NOT_FOUND when a named file is not in the workspace
 */
export async function takeInputs<Role extends string>(
  session: DocumentSession,
  form: ReceivedForm,
  fields: InputFields<Role>,
  expiresAt: Date,
): Promise<Inputs<Role>> {
  const files: Partial<Record<Role, StoredFile>> = {}
  const uploaded: StoredFile[] = []
  const roles = Object.entries(fields) as [Role, string][]
  // The named ones first: if one is missing, nothing has been stored yet.
  for (const [role, field] of roles) {
    const name = form.texts.get(field)
    if (name) files[role] = await ownFileByName(session.userId, session.id, name)
  }
  for (const [role, field] of roles) {
    const received = form.files.get(field)
    if (received === undefined || received.name === '') continue
    const known = await sameUpload(session, received, expiresAt)
    if (known !== null) {
      files[role] = known
      continue
    }
    const stored = await storeFile({
      documentSessionId: session.id,
      kind: 'upload',
      name: received.name,
      contentType: 'application/octet-stream',
      bytes: received.bytes,
      sha256: received.sha256,
      temporaryPath: received.path,
      expiresAt,
    })
    uploaded.push(stored)
    files[role] = stored
  }
  return { files, uploaded }
}

/**
 * Finds an earlier upload in the workspace with the same name and content, which is then kept as long as a new one
 * would be.
 */
export async function sameUpload(
  { id: documentSessionId }: DocumentSession,
  { name: givenName, sha256 }: Pick<ReceivedFile, 'name' | 'sha256'>,
  expiresAt: Date,
): Promise<StoredFile | null> {
  const known = await db().storedFile.findFirst({
    // One that came with an operation goes with it.
    where: { documentSessionId, givenName, sha256, kind: 'upload', operationId: null, expiresAt: { gt: new Date() } },
  })
  if (known === null) return null
  // A cleanup of the workspace may be faster.
  const { count } = await db().storedFile.updateMany({ where: { id: known.id }, data: { expiresAt } })
  return count === 0 ? null : { ...known, expiresAt }
}

/** @throws AppError FILE_MISSING naming the form's field */
export function requireInput<Role extends string>(
  inputs: Inputs<Role>,
  role: Role,
  fields: InputFields<Role>,
): StoredFile {
  const file = inputs.files[role]
  if (file === undefined) throw new AppError('FILE_MISSING', { field: fields[role] }, { field: fields[role] })
  return file
}

/** Gives a document process the inputs by path for as long as `work` runs. */
export async function withLocalCopies<Role extends string, T>(
  files: Readonly<Partial<Record<Role, Pick<StoredFile, 'storageKey' | 'givenName'>>>>,
  work: (files: Partial<Record<Role, JobFile>>) => Promise<T>,
): Promise<T> {
  const copies: LocalCopy[] = []
  try {
    const jobFiles: Partial<Record<Role, JobFile>> = {}
    for (const [role, file] of Object.entries(files) as [Role, Pick<StoredFile, 'storageKey' | 'givenName'>][]) {
      const copy = await storage().localCopy(file.storageKey)
      copies.push(copy)
      jobFiles[role] = { name: file.givenName, path: copy.path }
    }
    return await work(jobFiles)
  } finally {
    await Promise.all(copies.map((copy) => copy.release()))
  }
}
