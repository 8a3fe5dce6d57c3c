'use client'

import { deferred, useDeferred } from '@/components/ui/deferred'
import type { ChosenFile } from '../chosen-file'
import { usePrivateMode } from '../private-mode'
import { refusalOf } from '../refusal'
import type { Slot } from '../slot'

const formPart = deferred(() => import('./password-form'))

interface Told {
  readonly slot: Slot
  readonly inspected: {
    readonly answer: { readonly problems: readonly { readonly severity: string; readonly code: string }[] }
  } | null
}

/**
 * Asks for the password of a PDF that can't be read without it. In private mode nothing is fetched any more, the code that opens such
 * files neither.
 */
export function AskPassword({ state, onFile }: { state: Told; onFile: (file: ChosenFile) => void }) {
  const { slot } = state
  const isPrivate = usePrivateMode() !== null
  const file = slot.kind === 'stored' && slot.file instanceof File ? slot.file : null
  const asks = file !== null && !isPrivate && refusalOf(state)?.code === 'PDF_ENCRYPTED'
  const part = useDeferred(formPart, asks)
  return asks && part !== null ? (
    <part.PasswordForm key={`${file.name} ${file.size}`} file={file} onFile={onFile} />
  ) : null
}
