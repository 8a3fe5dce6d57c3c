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

/** One question: where it is, why it is uncertain, and a button for each reading. */
export function DecisionItem({ number, decision, onChoose }: DecisionItemProps) {
  const t = useTranslations('dose.decisions')
  const words = useDoseWords()
  const columnWords = useColumnWords()
  const factId = useId()
  const { cell, columns, raw, reason, alternatives, count, proposal } = decision
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
              <strong className="font-semibold">
                {columns === undefined ? columnWords.name(decision) : t('columns', { letters: columns.join(', ') })}
              </strong>{' '}
              {t('cells', { count })}
            </>
          ) : (
            <>
              <strong className="font-semibold">
                <CellAddress sheet={decision.sheet} cell={cell} short />
                {columns === undefined ? ':' : `–${columns.at(-1) ?? ''}${cell.replace(/\D/g, '')}:`}
              </strong>{' '}
              {t('raw', { raw })}
            </>
          )}
        </p>
        <p className="mt-0.5 font-narrow text-label text-ink2">
          <Reason decision={decision} />
          {proposal !== undefined && ` ${t('proposed', { unit: words.unit(proposal) })}`}
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {alternatives.map((alternative, index) => (
            <Button key={index} aria-describedby={factId} onClick={() => onChoose(index)}>
              {isRight(reason, index === alternatives.length - 1)
                ? t('isRight', { value: words.alternative(alternative) })
                : words.alternative(alternative)}
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

/** Whether a button says that a reading is right, and doesn't correct it. */
function isRight(reason: FoundDecision['reason'], isLast: boolean): boolean {
  return reason === 'totalDiffers' || reason === 'statisticDiffers' || (reason === 'outlier' && isLast)
}

function Reason({ decision }: Pick<DecisionItemProps, 'decision'>) {
  const t = useTranslations('dose.decisions.reasons')
  const words = useDoseWords()
  const { reason, alternatives, check = [] } = decision
  if (reason === 'outlier') return <Outlier decision={decision} />
  if (reason !== 'totalDiffers' && reason !== 'statisticDiffers') return t(reason)
  const [stated = 'none', counted = 'none'] = alternatives.map((each) => words.alternative(each))
  return t(reason, { stated, counted, cells: check.length === 0 ? 'none' : check.join(', ') })
}

/** A unit that is a thousandth of another. */
const THOUSANDTH: Readonly<Record<string, string>> = { mSv: 'uSv', mGy: 'uGy' }

/** What the other doses are, and what the value may be a slip of: `120 µSv` for 120 mSv. */
function Outlier({ decision: { others, alternatives } }: Pick<DecisionItemProps, 'decision'>) {
  const t = useTranslations('dose.decisions')
  const words = useDoseWords()
  const [value = '', unit = ''] = (alternatives.at(-1) ?? '').split(' ')
  const smaller = alternatives.length > 1 ? THOUSANDTH[unit] : undefined
  return t('reasons.outlier', {
    count: others?.count ?? 0,
    least: words.decimal(others?.least ?? ''),
    largest: words.decimal(others?.largest ?? ''),
    unit: words.unit(others?.unit ?? unit),
    slip: smaller === undefined ? 'none' : `${words.decimal(value)} ${words.unit(smaller)}`,
  })
}
