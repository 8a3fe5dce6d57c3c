'use client'

import { useTranslations } from 'next-intl'
import { ThinBar } from '@/components/ui/thin-bar'
import { TitleBlock, TitleCell, type Figure } from '@/components/ui/title-block'
import { KeptUntil } from '../shared/kept-until'
import { useWords } from '../shared/use-words'
import type { FoundTable } from './answers'
import { chosenTables } from './found'
import type { ParserLimits } from './limits'
import { MainAction } from './main-action'
import type { Readiness } from './readiness'
import type { Run } from './state'
import type { Parser } from './use-parser'

const DAY = 24

export interface ResultBlockProps {
  readonly parser: Parser
  readonly limits: ParserLimits
  readonly readiness: Readiness
  readonly actionId: string
}

/** The same block before, during and after a run: how many tables and cells, and the action. */
export function ResultBlock({ parser, limits, readiness, actionId }: ResultBlockProps) {
  const t = useTranslations('parser.result')
  const { run, writing } = parser.state
  const chosen = chosenTables(parser.state)
  const ready = readiness.kind === 'ready'
  const { keptHours } = limits
  return (
    <TitleBlock
      label={t('label')}
      waiting={!ready && run.kind === 'idle'}
      figures={figuresOf(chosen, ready)}
      action={<MainAction id={actionId} parser={parser} readiness={readiness} />}
    >
      <TitleCell label={t('numbers')}>
        {ready ? chosen.reduce((sum, { types }) => sum + types.number + types.percent, 0) : '—'}
      </TitleCell>
      <TitleCell label={t('kept')}>
        {keptHours > DAY ? t('days', { count: keptHours / DAY }) : t('hours', { count: keptHours })}
      </TitleCell>
      {run.kind === 'done' ? (
        <Done run={run} />
      ) : run.kind === 'running' ? (
        <Running run={run} />
      ) : (
        writing.format === 'xlsx' && (
          <TitleCell label={t('first')} span={6}>
            {t('firstValue')}
          </TitleCell>
        )
      )}
    </TitleBlock>
  )

  function figuresOf(tables: readonly FoundTable[], known: boolean): Figure[] {
    const sum = (count: (table: FoundTable) => number) => tables.reduce((total, table) => total + count(table), 0)
    const cells = sum(({ types }) => Object.values(types).reduce((total, each) => total + each, 0))
    return [
      { label: t('tables'), value: known ? tables.length : null },
      { label: t('cells'), value: known ? cells : null },
      { label: t('look'), value: known ? sum(({ look }) => look.kept + look.odd) : null, tone: 'decide' },
    ]
  }
}

function Running({ run: { progress } }: { run: Extract<Run, { kind: 'running' }> }) {
  const t = useTranslations('parser.result')
  const share = progress === null || progress.total === 0 ? 0 : progress.done / progress.total
  return (
    <TitleCell label={t('progress')} span={6}>
      {progress?.message ?? t('working')}
      <ThinBar value={share} label={t('progress')} className="mt-1 mb-1.5" />
    </TitleCell>
  )
}

function Done({ run: { result, tookMs } }: { run: Extract<Run, { kind: 'done' }> }) {
  const t = useTranslations('parser.result')
  const words = useWords()
  return (
    <>
      <TitleCell label={t('file')} note={result.name.split('.').at(-1)?.toUpperCase()} span={6} strong>
        {result.name}
      </TitleCell>
      <TitleCell label={t('size')}>{words.size(result.size)}</TitleCell>
      <TitleCell label={t('took')}>{t('seconds', { seconds: tookMs / 1000 })}</TitleCell>
      <TitleCell label={t('keptUntil')} span={6}>
        <KeptUntil expiresAt={result.expiresAt} />
      </TitleCell>
    </>
  )
}
