'use client'

import { useEffect, useEffectEvent } from 'react'
import { isPrivate } from '@/components/account/local-api'
import { writeStored } from '@/components/layout/browser-storage'
import type { Recalled } from '@/lib/operations/history/recall'
import type { PassedFile } from './chosen-file'
import type { GoneFile } from './gone-file'

/** The tools, by the kinds of their operations. */
export type Taker = Recalled['kind']

/** The role of a file in the tool that receives it. */
export type SourceRole = Recalled['sources'][number]['role']

/** What one screen lays ready for a tool's: files, and how they are to be read and what is to be made of them. */
export interface Handed<T extends Taker> {
  readonly files: Readonly<Partial<Record<SourceRole, PassedFile>>>
  /** Files that belong to it and have expired. */
  readonly gone: Readonly<Partial<Record<SourceRole, GoneFile>>>
  /** The sheet of a spreadsheet to be shown first, where all of them are read. */
  readonly sheet?: string | undefined
  /** What goes without saying is not there. */
  readonly settings: Extract<Recalled, { readonly kind: T }>['settings']
}

/** On the way from one screen to the next, which the same page draws; `sessionId` is of the document session of the files, null without any. */
let handed: { readonly to: Taker; readonly sessionId: string | null; readonly what: object } | null = null

/** Lays files and settings ready for the tool whose screen is opened next. */
export function handOver<T extends Taker>(to: T, sessionId: string, what: Handed<T>): void {
  handed = { to, sessionId: Object.keys(what.files).length === 0 ? null : sessionId, what }
}

/** Returns and clears what was prepared for this tool. */
export function useHandedOver<T extends Taker>(taker: T, take: (handed: Handed<T>) => void): void {
  const onHanded = useEffectEvent(() => {
    if (handed === null || handed.to !== taker) return
    const { sessionId, what } = handed
    handed = null
    // Only the session with the files can be used, whichever session the tool's desk had.
    if (sessionId !== null && !isPrivate()) writeStored('sessionId', sessionId)
    // It was laid down for this very tool.
    take(what as Handed<T>)
  })
  useEffect(() => onHanded(), [])
}
