'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Preview } from './use-preview'

/** As many digits as a spreadsheet's last row has. */
const DIGITS = 7

/**
 * The row of the shown document: type another number and press Enter to go there; the arrow keys go from document to
 * document.
 */
export function RowField({ preview, onStep }: { preview: Preview; onStep: (by: number) => void }) {
  const t = useTranslations('generator.preview')
  const id = useId()
  /** What is being written; null while the field shows where one is. */
  const [written, setWritten] = useState<string | null>(null)
  const current = preview.answer?.rows[0]

  function goThere(): void {
    const row = Number(written)
    if (written !== null && row > 0 && row !== current) preview.goToRow(row)
    setWritten(null)
  }

  return (
    <span className="ring-within relative flex min-h-11 items-center gap-1.5 border border-line bg-sheet px-2 sm:min-h-7">
      <label htmlFor={id} className="text-small text-ink2 after:absolute after:inset-0">
        {t('row')}
      </label>
      <input
        id={id}
        value={written ?? current ?? ''}
        placeholder="—"
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS}
        aria-keyshortcuts="ArrowUp ArrowDown Enter"
        disabled={preview.answer === null}
        onChange={(event) => setWritten(event.currentTarget.value.replaceAll(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={goThere}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
          if (event.key === 'Enter') goThere()
          else if (event.key === 'Escape') setWritten(null)
          else if (step !== undefined) {
            event.preventDefault()
            setWritten(null)
            onStep(step)
          }
        }}
        className="relative z-1 w-12 min-w-0 bg-transparent text-center text-small outline-none max-sm:text-field"
      />
    </span>
  )
}
