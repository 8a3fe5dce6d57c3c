'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
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
  return (
    <div className={cx('mt-1', open && 'min-h-80')}>
      {answer !== null && (
        <>
          <TextButton alone className="text-small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'hide' : 'show')}
          </TextButton>
          {open && part !== null && answer.table !== null && answer.shown !== undefined && (
            <div className="mt-1">
              <part.FirstRows answer={answer} table={answer.table} shown={answer.shown} />
              {answer.shown.moreColumns > 0 && <FirstValues columns={columnsOf(answer)} />}
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** Of the sheet in use. */
function columnsOf({ files, table }: InspectAnswer) {
  return files.find(({ role }) => role === 'data')?.sheets.find(({ name }) => name === table?.sheet)?.columns ?? []
}
