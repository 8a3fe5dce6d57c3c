import type { StoredFile } from '@/lib/db/generated/client'
import type { DeskContent } from './desk-schema'

/** A file of a desk as it is saved: by id, so that another file with the same name isn't mistaken for it. */
type KeptReference = {
  readonly role: DeskContent['files'][number]['role']
  readonly id: string
  /** As the file was called when it came. */
  readonly name: string
  readonly expiresAt: string
}

/** What the column `content` contains. */
export type SavedDesk = Omit<DeskContent, 'files' | 'sessionId'> & { readonly files: readonly KeptReference[] }

/** A desk as it is kept: files by their ids, and those that its session doesn't have are to be chosen again. */
export function savedDesk({ sessionId: _sessionId, ...content }: DeskContent, files: readonly StoredFile[]): SavedDesk {
  const byName = new Map(files.map((file) => [file.name, file]))
  const kept: KeptReference[] = []
  const gone = [...content.gone]
  for (const { role, name } of content.files) {
    const file = byName.get(name.normalize('NFC'))
    if (file === undefined) gone.push({ role, name, at: null })
    else kept.push({ role, id: file.id, name: file.givenName, expiresAt: file.expiresAt.toISOString() })
  }
  return { ...content, gone, files: kept }
}
