'use client'

import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LIMIT_PROFILES, type LimitProfile } from '@/lib/documents/doses/limits/profiles'
import { Button } from '@/components/ui/button'
import { ProblemMark } from '@/components/ui/problem-mark'
import { CellAddress } from './cell-address'
import { focusLimits } from './column-ids'
import { suggestedLimits } from './found'
import type { DoseExtractor } from './use-dose'

const GROUPS = [
  ['ru-nrb-99-2009-a', 'a'],
  ['ru-nrb-99-2009-b', 'b'],
] as const

/** Below the choice of limits while it is a suggestion: the cell that it comes from, and the ways to answer. */
export function LimitsLine({ dose: { state, dispatch } }: { dose: DoseExtractor }) {
  const t = useTranslations('dose.file')
  const named = suggestedLimits(state.inspected)
  const profile = LIMIT_PROFILES.find(({ name }) => name === named?.name)
  if (named === null || profile === undefined || state.reading.profile !== null || !state.reading.suggest) return null
  const other = GROUPS.some(([name]) => name === profile.name) && GROUPS.find(([name]) => name !== profile.name)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
      <p className="flex min-w-0 items-start gap-2">
        <ProblemMark tone="decide" className="mt-px" />
        <span className="min-w-0 wrap-anywhere">
          {t.rich('suggested', {
            cell: () =>
              named.cell === null ? named.sheet : <CellAddress sheet={named.sheet} cell={named.cell} short />,
            address: named.cell ?? named.sheet,
            words: named.words,
          })}
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button icon={<Check />} onClick={() => choose(profile)}>
          {t('confirmLimits')}
        </Button>
        {other && (
          <Button onClick={() => choose(LIMIT_PROFILES.find(({ name }) => name === other[0]) ?? null)}>
            {t('otherGroup', { group: other[1] })}
          </Button>
        )}
        <Button onClick={() => choose(null)}>{t('noProfile')}</Button>
      </span>
    </div>
  )

  /** The line goes with the answer: the focus stays at the choice that it was about. */
  function choose(chosen: LimitProfile | null): void {
    dispatch({ type: 'readingChanged', reading: { profile: chosen, suggest: false } })
    focusLimits()
  }
}
