'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDeferred } from '@/components/ui/deferred'
import { TextButton } from '@/components/ui/link'
import type { InspectAnswer } from './answers'
import { FirstValues } from './first-values'
import { ownRowsPart } from './own-rows-part'

/** Where the spreadsheet's first rows are shown unless they are put away; the place is there before they are. */
export function FirstRowsArea({ answer }: { answer: InspectAnswer | null }) {
  const t = useTranslations('generator.files.firstRows')
  const [open, setOpen] = useState(true)
  const part = useDeferred(ownRowsPart, open)
  if (answer !== null && (answer.table === null || answer.shown === undefined)) return null
  const toggle = t(open ? 'hide' : 'show')
  return (
    <div className="mt-1">
      {answer === null ? (
        // Reserves the line for the button, with the text's own height.
        <span aria-hidden className="invisible inline-block py-0.5 text-small">
          {toggle}
        </span>
      ) : (
        <TextButton alone className="text-small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {toggle}
        </TextButton>
      )}
      {open && (
        <div className="mt-1">
          {part !== null && answer !== null && answer.table !== null && answer.shown !== undefined ? (
            <>
              <part.FirstRows answer={answer} table={answer.table} shown={answer.shown} />
              {answer.shown.moreColumns > 0 && <FirstValues columns={columnsOf(answer)} />}
            </>
          ) : (
            <div aria-hidden className="h-60 border-y-2 border-heavy blank-rows" />
          )}
        </div>
      )}
    </div>
  )
}

/** Of the sheet in use. */
function columnsOf({ files, table }: InspectAnswer) {
  return files.find(({ role }) => role === 'data')?.sheets.find(({ name }) => name === table?.sheet)?.columns ?? []
}
