'use client'

import { useTranslations } from 'next-intl'
import { ThinBar } from '@/components/ui/thin-bar'
import { TitleBlock, TitleCell, type Figure } from '@/components/ui/title-block'
import { KeptUntil } from '../shared/kept-until'
import { useWords } from '../shared/use-words'
import type { DoseInspection, Exceedance } from './answers'
import { foundDoses } from './found'
import type { DoseLimits } from './limits'
import { MainAction } from './main-action'
import type { Readiness } from './readiness'
import type { Run } from './state'
import type { DoseExtractor } from './use-dose'
import { useDoseWords } from './use-dose-words'

const DAY = 24
/** As many persons above a limit are named. */
const NAMED = 3

/** What the dock and the title block count. */
export function useFigures(dose: DoseExtractor, ready: boolean): readonly Figure[] {
  const t = useTranslations('dose.result')
  const { run, inspected } = dose.state
  const report = run.kind === 'done' ? run.result.report : ready ? foundDoses(inspected) : null
  return [
    { label: t('people'), value: report?.people ?? null },
    { label: t('exceedances'), value: report?.exceedances.count ?? null, tone: 'error' },
    { label: t('decide'), value: report?.decisions.count ?? null, tone: 'decide' },
  ]
}

export interface ResultBlockProps {
  readonly dose: DoseExtractor
  readonly limits: DoseLimits
  readonly readiness: Readiness
  readonly actionId: string
}

/** The same block before, during and after a run: how many persons, who is above a limit, and the action. */
export function ResultBlock({ dose, limits, readiness, actionId }: ResultBlockProps) {
  const t = useTranslations('dose.result')
  const { run, reading, inspected } = dose.state
  const ready = readiness.kind === 'ready'
  const figures = useFigures(dose, ready || run.kind === 'running')
  const { keptHours } = limits
  const report: Pick<DoseInspection, 'exceedances'> | null =
    run.kind === 'done' ? run.result.report : foundDoses(inspected)
  return (
    <TitleBlock
      label={t('label')}
      waiting={!ready && run.kind === 'idle'}
      figures={figures}
      action={<MainAction id={actionId} dose={dose} readiness={readiness} />}
    >
      {report !== null && (
        <TitleCell label={t('above')} span={6}>
          {reading.profile === null ? (
            <span className="text-small text-ink2">{t('noProfile')}</span>
          ) : report.exceedances.count === 0 ? (
            <span className="text-small">{t('nobodyAbove')}</span>
          ) : (
            <Above exceedances={report.exceedances} />
          )}
        </TitleCell>
      )}
      {run.kind === 'done' ? (
        <Done run={run} />
      ) : (
        <>
          {run.kind === 'running' && <Running run={run} />}
          <TitleCell label={t('file')}>XLSX, CSV, JSON</TitleCell>
          <TitleCell label={t('kept')}>
            {keptHours > DAY ? t('days', { count: keptHours / DAY }) : t('hours', { count: keptHours })}
          </TitleCell>
        </>
      )}
    </TitleBlock>
  )
}

/** Who is above which limit, the first of them in words. */
function Above({ exceedances: { count, rows } }: { exceedances: DoseInspection['exceedances'] }) {
  const t = useTranslations('dose.result')
  const words = useDoseWords()
  const rest = count - Math.min(NAMED, rows.length)
  return (
    <ul className="grid gap-1 text-small">
      {rows.slice(0, NAMED).map((exceedance, index) => (
        <li key={index}>{sentence(exceedance)}</li>
      ))}
      {rest > 0 && <li className="text-ink2">{t('moreAbove', { count: rest })}</li>}
    </ul>
  )

  function sentence({
    subject,
    quantity,
    position,
    period,
    lower,
    upper,
    unit,
    limit,
    sure,
    partial,
  }: Exceedance): string {
    const values = {
      who: words.subject(subject),
      what: words.what({ quantity, position }),
      period: words.period(period, null, null),
      sum: `${words.interval(lower, upper)} ${words.unit(unit)}`,
      limit: `${words.decimal(limit)} ${words.unit(unit)}`,
    }
    return [t(sure ? 'over' : 'perhapsOver', values), ...(partial ? [t('partialYear')] : [])].join(' ')
  }
}

function Running({ run: { progress } }: { run: Extract<Run, { kind: 'running' }> }) {
  const t = useTranslations('dose.result')
  const share = progress === null || progress.total === 0 ? 0 : progress.done / progress.total
  return (
    <TitleCell label={t('progress')} span={6}>
      {progress?.message ?? t('working')}
      <ThinBar value={share} label={t('progress')} className="mt-1 mb-1.5" />
    </TitleCell>
  )
}

function Done({ run: { result, tookMs } }: { run: Extract<Run, { kind: 'done' }> }) {
  const t = useTranslations('dose.result')
  const words = useWords()
  return (
    <>
      <TitleCell label={t('file')} note={result.name.split('.').at(-1)?.toUpperCase()} span={6} strong>
        {result.name}
      </TitleCell>
      <TitleCell label={t('doses')}>{result.report.doses.count}</TitleCell>
      <TitleCell label={t('size')}>{words.size(result.size)}</TitleCell>
      <TitleCell label={t('took')}>{t('seconds', { seconds: tookMs / 1000 })}</TitleCell>
      <TitleCell label={t('keptUntil')}>
        <KeptUntil expiresAt={result.expiresAt} />
      </TitleCell>
    </>
  )
}
