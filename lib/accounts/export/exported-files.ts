import type { Readable } from 'node:stream'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { storage } from '@/lib/storage'
import { safeFileName } from '@/lib/documents/results/file-names'
import { picturesOf } from '../profile/profile-pictures'
import { jsonFile, jsonRows, paged } from './json-pieces'
import type { ZipSource } from './zip-stream'

/** A user's file: its path in the zip, and its details. */
interface Kept {
  readonly storageKey: string
  readonly path: string
  readonly about: object
}

/** Returns a user's files, followed by a list with the purpose of each and its path in the zip. */
export async function* exportedFiles(userId: string): AsyncGenerator<ZipSource, void, void> {
  const listed: object[] = []
  for await (const { storageKey, path, about } of keptFiles(userId)) {
    const content = await openIfThere(storageKey)
    // It has expired in the meantime: it is listed as missing.
    listed.push({ path: content === null ? null : path, ...about })
    if (content !== null) yield { name: path, content }
  }
  yield { name: 'templates.json', content: jsonRows(templatesOf(userId)) }
  yield { name: 'files.json', content: jsonFile(listed) }
}

const EXTENSION = /\.[a-z\d]{1,5}$/i

/** Returns a file name that's valid in a zip on every system: one path segment. */
export function zipName(name: string): string {
  const [extension = ''] = EXTENSION.exec(name) ?? []
  return safeFileName(name.slice(0, name.length - extension.length), extension, 'file')
}

async function* keptFiles(userId: string): AsyncGenerator<Kept, void, void> {
  for (const { kind, storageKey, type, bytes, sha256, updatedAt } of await picturesOf(userId)) {
    const path = `pictures/${kind}.${type === 'png' ? 'png' : 'jpg'}`
    yield { storageKey, path, about: { kind, bytes, sha256, updatedAt } }
  }
  for await (const { id, storageKey, fileName, bytes, sha256, createdAt } of templateRows(userId)) {
    const path = `templates/${id}/${zipName(fileName)}`
    yield { storageKey, path, about: { id, kind: 'template', name: fileName, bytes, sha256, createdAt } }
  }
  const files = paged<Awaited<ReturnType<typeof filesAfter>>[number]>((take, last) =>
    filesAfter(userId, take, last?.id),
  )
  for await (const file of files) {
    const { id, storageKey, documentSessionId, kind, name, bytes, sha256, operationId, createdAt, expiresAt } = file
    const path = `files/${id}/${zipName(name)}`
    const about = { id, kind, name, bytes, sha256, documentSessionId, operationId, createdAt, expiresAt }
    yield { storageKey, path, about }
  }
}

function filesAfter(userId: string, take: number, after: string | undefined) {
  return db().storedFile.findMany({
    // No cursor: if its row were deleted in the meantime, the list would end silently.
    where: {
      documentSession: { userId },
      expiresAt: { gt: new Date() },
      ...(after !== undefined && { id: { gt: after } }),
    },
    orderBy: { id: 'asc' },
    take,
  })
}

async function* templatesOf(userId: string): AsyncGenerator<object, void, void> {
  for await (const { userId: _owner, storageKey: _key, ...template } of templateRows(userId)) yield template
}

async function* templateRows(userId: string) {
  yield* await db().template.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })
}

async function openIfThere(storageKey: string): Promise<Readable | null> {
  try {
    return await storage().read(storageKey)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
