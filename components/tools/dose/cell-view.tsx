'use client'

import { createContext, use, useState, type ReactNode } from 'react'
import { deferred, useDeferred } from '@/components/ui/deferred'
import type { Question } from './state'

/** A cell of the file by its address. */
export interface CellPlace {
  readonly sheet: string
  readonly cell: string
  /** The ids of the rules by which its dose is read as it is. */
  readonly rules?: readonly string[] | undefined
}

const CellViewContext = createContext<((place: CellPlace) => void) | null>(null)

const cellDialog = deferred(() => import('./cell-dialog'))

/** Opens a cell with its surroundings; null if there is no inspected file. */
export function useCellView(): ((place: CellPlace) => void) | null {
  return use(CellViewContext)
}

/** Lets the addresses on the sheet show their cells in the inspected file. */
export function CellView({ question, children }: { question: Question | null; children: ReactNode }) {
  const [place, setPlace] = useState<CellPlace | null>(null)
  const part = useDeferred(cellDialog, place !== null)
  return (
    <CellViewContext value={question === null ? null : setPlace}>
      {children}
      {part !== null && question !== null && place !== null && (
        <part.CellDialog question={question} place={place} onClose={() => setPlace(null)} />
      )}
    </CellViewContext>
  )
}
