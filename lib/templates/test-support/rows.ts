import { randomUUID } from 'node:crypto'
import { db } from '@/lib/db/client'
import type { Operation, Template, User } from '@/lib/db/generated/client'
import { newStorageKey } from '@/lib/storage/storage-key'

let people = 0

/** Creates a user, as a row. */
export function newUser(): Promise<User> {
  return db().user.create({ data: { email: `row${++people}@clinic.example` } })
}

/** Creates a generation of theirs that its runner has claimed. */
export async function runningOperation(userId: string, change: Partial<Operation> = {}): Promise<Operation> {
  const session = await db().documentSession.create({ data: { id: randomUUID(), userId } })
  const { settings = {}, summary, inputs: _inputs, error: _error, progress: _progress, ...rest } = change
  return db().operation.create({
    data: {
      documentSessionId: session.id,
      userId,
      kind: 'generate',
      state: 'running',
      claim: randomUUID(),
      locale: 'ru-RU',
      settings: settings ?? {},
      inputs: {},
      fingerprint: '',
      ...(summary && { summary }),
      ...rest,
    },
  })
}

/** A saved template, without bytes. */
export function templateRow(userId: string, change: Partial<Template> = {}): Promise<Template> {
  const { mapping: _mapping, settings: _settings, ...rest } = change
  return db().template.create({
    data: {
      userId,
      name: 'Акт',
      fileName: 'Акт.docx',
      storageKey: newStorageKey(),
      bytes: 1,
      sha256: 'a'.repeat(64),
      mapping: {},
      settings: {},
      ...rest,
    },
  })
}
