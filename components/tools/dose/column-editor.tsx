'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { SelectField } from '@/components/ui/select'
import type { FoundColumn } from './answers'
import { corrected, type Correction, POSITIONS, QUANTITIES, ROLES, unitsOf } from './column-choices'
import { isDoseRole } from '@/lib/documents/doses/layout-model'
import { EDITOR_ID } from './column-ids'
import { asMapping, isSupposed } from './found'
import { useColumnWords } from './use-column-words'
import type { DoseExtractor } from './use-dose'
import { useDoseWords } from './use-dose-words'

const NONE = 'none'

/**
 * Corrects a column's role, quantity, unit and position. Each choice applies immediately, and the file is read again.
 */
export function ColumnEditor({
  dose,
  column,
  onClose,
}: {
  dose: DoseExtractor
  column: FoundColumn
  onClose: () => void
}) {
  const t = useTranslations('dose.columns')
  const words = useDoseWords()
  const columnWords = useColumnWords()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    // It may have been opened from another section.
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { mapping } = dose.state
  // Shows the choice immediately, before the file has been read again.
  const now = mapping?.find((each) => each.sheet === column.sheet && each.column === column.column) ?? asMapping(column)
  const holds = isDoseRole(now.role)
  const doubts = columnWords.doubts(column)
  const change = (correction: Correction) =>
    dose.dispatch({ type: 'columnCorrected', column: corrected(now, correction) })
  const name = columnWords.name(column)
  return (
    <div
      ref={panel}
      id={EDITOR_ID}
      role="group"
      aria-label={t('editor', { name })}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      className="mt-2 border border-line bg-sunk p-3 outline-none"
    >
      <div className="mb-2 flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
          {name} <span className="font-normal text-ink2">{t('confidence', { share: column.confidence })}</span>
        </h3>
        <IconButton label={t('close')} icon={<X />} onClick={onClose} />
      </div>
      {doubts.length > 0 && (
        <ul className="mb-3 grid gap-1.5">
          {doubts.map((doubt) => (
            <li key={doubt}>
              <Notice tone="decide">{doubt}</Notice>
            </li>
          ))}
        </ul>
      )}
      <FormGrid className="sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={t('role')}
          options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
          value={now.role}
          onChange={(role) => change({ role })}
        />
        <SelectField
          label={t('quantity')}
          disabled={!holds}
          options={[
            { value: NONE, label: t('unknown') },
            ...QUANTITIES.map((value) => ({ value, label: words.quantity(value) })),
          ]}
          value={now.quantity ?? NONE}
          onChange={(value) => change({ quantity: value === NONE ? null : value })}
        />
        <SelectField<string>
          label={t('unit')}
          disabled={!holds}
          options={[
            { value: NONE, label: t('unitInCell') },
            ...unitsOf(now.quantity, now.unit).map((value) => ({ value, label: words.unit(value) })),
          ]}
          value={now.unit ?? NONE}
          onChange={(value) => change({ unit: value === NONE ? null : value })}
        />
        <SelectField
          label={t('position')}
          disabled={!holds}
          options={[
            { value: NONE, label: t('unknown') },
            ...POSITIONS.map((value) => ({ value, label: words.position(value) })),
          ]}
          value={now.position ?? NONE}
          onChange={(value) => change({ position: value === NONE ? null : value })}
        />
      </FormGrid>
      {(isSupposed(column) || column.chosen) && (
        <p className="mt-3 flex flex-wrap gap-2">
          {isSupposed(column) && (
            <Button
              onClick={() => {
                change({})
                // Confirmed, there is nothing more to confirm: the button goes.
                panel.current?.focus()
              }}
            >
              {t('confirm')}
            </Button>
          )}
          {column.chosen && (
            <Button
              onClick={() => {
                dose.dispatch({ type: 'columnReleased', column: { sheet: column.sheet, column: column.column } })
                panel.current?.focus()
              }}
            >
              {t('release')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
