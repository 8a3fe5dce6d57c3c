'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { notify } from '@/components/ui/notify'
import type { Named, Slot } from './slot'

/** As long as the offer to take it back stays. */
const SHOWN_MS = 10_000

interface Replaced<State> {
  /** The place of the file that decisions are about. */
  slotOf(state: State): Slot<Named>
  /** How much was decided about the file. */
  decidedOf(state: State): number
  restore(state: State): void
}

/** Offers to undo the replacement of a file if the decisions about it were removed with it. */
export function useReplacedFile<State>(state: State, { slotOf, decidedOf, restore }: Replaced<State>): void {
  const t = useTranslations('tools')
  const last = useRef<{ readonly file: Named; readonly state: State } | null>(null)
  const onState = useEffectEvent(() => {
    const slot = slotOf(state)
    if (slot.kind === 'empty') last.current = null
    if (slot.kind !== 'stored') return
    const before = last.current
    last.current = { file: slot.file, state }
    if (before === null || before.file === slot.file) return
    const count = decidedOf(before.state)
    if (count === 0 || decidedOf(state) > 0) return
    notify.done(
      t('upload.replaced', { name: before.file.name, count }),
      { label: t('desk.undo'), onPress: () => restore(before.state) },
      SHOWN_MS,
    )
  })
  useEffect(() => onState(), [state])
}
