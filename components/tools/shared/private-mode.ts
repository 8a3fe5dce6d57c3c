'use client'

import { createContext, use } from 'react'
import type { Taker } from './hand-over'

/** What a tool's screen has of private mode while it is on. */
export interface PrivateMode {
  /** Shows another tool without leaving the page. */
  goTo(tool: Taker): void
  /** The bytes of a result, or of one file of it. @throws ApiError NOT_FOUND */
  download(url: string, entry: string | undefined): Promise<Blob>
  /** Leaves private mode; what is in it is lost. */
  leave(): void
}

export const PrivateModeContext = createContext<PrivateMode | null>(null)

/** Null if the server does the work. */
export function usePrivateMode(): PrivateMode | null {
  return use(PrivateModeContext)
}
