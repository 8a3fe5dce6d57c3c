'use client'

import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { CellLabel, cellStyle } from '@/components/ui/form-cell'
import type { Strength, StrengthLevel } from './password-strength'

/** How many of the four parts are filled. */
const FILLED: Readonly<Record<StrengthLevel, number>> = { short: 0, weak: 1, fair: 2, good: 3, strong: 4 }

export interface StrengthCellProps {
  readonly strength: Strength | null
  readonly minimum: number
}

/** A cell below a new password: how strong it is and what would make it stronger. Its place is there before there is anything to say. */
export function StrengthCell({ strength, minimum }: StrengthCellProps) {
  const t = useTranslations('account.strength')
  return (
    <div className={cellStyle()}>
      <CellLabel label={t('label')} note={<Bar filled={strength === null ? 0 : FILLED[strength.level]} />} />
      <div role="status" className="text-base">
        {strength === null ? (
          <span aria-hidden className="text-ink2">
            —
          </span>
        ) : (
          <>
            <span className="heard-only">{t('label')}: </span>
            {t(`levels.${strength.level}`, { minimum })}
          </>
        )}
        {/* Its line is there before there is anything to say. */}
        <span className="block min-h-4.25 font-narrow text-label text-ink2">
          {strength?.advice && <> {t(`advice.${strength.advice}`)}</>}
        </span>
      </div>
    </div>
  )
}

function Bar({ filled }: { filled: number }) {
  return (
    <span aria-hidden className="grid w-24 grid-cols-4 gap-0.75">
      {[1, 2, 3, 4].map((part) => (
        <span
          key={part}
          className={cx(
            'h-1.5 border',
            filled >= part ? 'border-act bg-act forced-colors:bg-[Highlight]' : 'border-line',
          )}
        />
      ))}
    </span>
  )
}
