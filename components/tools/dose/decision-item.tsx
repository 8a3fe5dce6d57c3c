'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { ProblemMark } from '@/components/ui/problem-mark'
import type { FoundDecision } from './answers'
import { CellAddress } from './cell-address'
import { useColumnWords } from './use-column-words'
import { useDoseWords } from './use-dose-words'

export interface DecisionItemProps {
  readonly number: number
  readonly decision: FoundDecision
  readonly onChoose: (choice: 'reject' | number) => void
}

/** One thing to decide: where it is, why it isn't sure, and a button for each way to read it. */
export function DecisionItem({ number, decision, onChoose }: DecisionItemProps) {
  const t = useTranslations('dose.decisions')
  const words = useDoseWords()
  const columnWords = useColumnWords()
  const factId = useId()
  const { cell, raw, reason, alternatives, count } = decision
  return (
    <li
      tabIndex={-1}
      aria-labelledby={factId}
      className="flex gap-2 border-b border-rule pb-3 outline-none last:border-b-0 last:pb-0"
    >
      <ProblemMark tone="decide" number={number} className="mt-px" />
      <div className="min-w-0 grow">
        <p id={factId} className="text-base wrap-anywhere">
          {cell === null ? (
            <>
              <strong className="font-semibold">{columnWords.name(decision)}</strong> {t('cells', { count })}
            </>
          ) : (
            <>
              <strong className="font-semibold">
                <CellAddress sheet={decision.sheet} cell={cell} short />:
              </strong>{' '}
              {t('raw', { raw })}
            </>
          )}
        </p>
        <p className="mt-0.5 font-narrow text-label text-ink2">{t(`reasons.${reason}`)}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {alternatives.map((alternative, index) => (
            <Button key={index} aria-describedby={factId} onClick={() => onChoose(index)}>
              {words.alternative(alternative)}
            </Button>
          ))}
          <Button aria-describedby={factId} onClick={() => onChoose('reject')}>
            {t(cell === null ? 'noDose' : 'reject')}
          </Button>
        </p>
      </div>
    </li>
  )
}
