'use client'

import { useTranslations } from 'next-intl'
import { TitleBlock, TitleCell, type Figure } from '@/components/ui/title-block'
import { KeptCell } from '../shared/kept-cell'
import { ReleasedFile } from '../shared/released-file'
import { workbookName } from '../shared/workbook-name'
import type { DoseInspection, Exceedance, FoundSheet } from './answers'
import { cellsOf, exceedancesIn, foundDoses } from './found'
import type { DoseLimits } from './limits'
import { MainAction } from './main-action'
import type { Readiness } from './readiness'
import type { DoseExtractor } from './use-dose'
import { useDoseWords } from './use-dose-words'

/** How many people above a limit are listed. */
const NAMED = 3

type DoseReport = Omit<DoseInspection, 'tables' | 'allDoses'>

/** What the dock and the title block count. */
export function useFigures(dose: DoseExtractor, ready: boolean): readonly Figure[] {
  const t = useTranslations('dose.result')
  const { run, inspected } = dose.state
  const report = run.kind === 'done' ? run.result.report : ready ? foundDoses(inspected) : null
  return [
    { label: t('people'), value: report?.people ?? null },
    { label: t('exceedances'), value: report === null ? null : exceedancesIn(report), tone: 'error' },
    { label: t('decide'), value: report?.decisions.count ?? null, tone: 'decide' },
  ]
}

export interface ResultBlockProps {
  readonly dose: DoseExtractor
  readonly limits: DoseLimits
  readonly readiness: Readiness
  readonly actionId: string
}

/** The same block before, during and after a run: how many people, who is above a limit, and the action. */
export function ResultBlock({ dose, limits, readiness, actionId }: ResultBlockProps) {
  const t = useTranslations('dose.result')
  const { run, slot, writing, inspected } = dose.state
  const ready = readiness.kind === 'ready'
  const figures = useFigures(dose, ready || run.kind === 'running')
  const report: DoseReport | null = run.kind === 'done' ? run.result.report : foundDoses(inspected)
  const sheets = useTranslations('dose.sheets.notCompared')
  const words = useDoseWords()
  const apart = report === null ? [] : (report.sheets?.rows ?? []).filter(({ exceedances }) => exceedances === null)
  const compared = report === null ? null : exceedancesIn(report)
  return (
    <TitleBlock
      label={t('label')}
      waiting={!ready && run.kind === 'idle'}
      figures={figures}
      action={<MainAction id={actionId} dose={dose} readiness={readiness} />}
    >
      <TitleCell label={t('above')} note={report?.named?.used === true ? t('bySuggested') : undefined} span={6}>
        {/* High enough for the sentence about one person, so that the action doesn't move. */}
        <div className="min-h-15">
          {report === null ? (
            '—'
          ) : report.profile === null ? (
            <span className="text-small text-ink2">{t('noProfile')}</span>
          ) : compared === null ? (
            <span className="text-small text-ink2">{reasonOf(apart[0])}</span>
          ) : compared === 0 ? (
            <span className="text-small">{t('nobodyAbove')}</span>
          ) : (
            <Above exceedances={report.exceedances} />
          )}
        </div>
      </TitleCell>
      {compared !== null && apart.length > 0 && (
        <TitleCell label={t('notCompared')} span={6}>
          <span className="text-small">{apart.map(({ sheet }) => sheet).join(', ')}</span>
        </TitleCell>
      )}
      <TitleCell label={t('doses')}>{(report && (cellsOf(report)?.doses ?? report.doses.count)) ?? '—'}</TitleCell>
      <KeptCell hours={limits.keptHours} expiresAt={run.kind === 'done' ? run.result.expiresAt : null} />
      <ReleasedFile
        run={run}
        planned={slot.kind === 'empty' ? null : workbookName(slot.file.name, writing.format, t('inName'))}
      />
    </TitleBlock>
  )

  function reasonOf(sheet: FoundSheet | undefined): string {
    const what = (sheet?.quantities ?? []).map((quantity) => words.quantity(quantity)).join(', ')
    const reason = sheet?.notCompared ?? null
    return reason === null ? t('noProfile') : sheets(reason, { what })
  }
}

/** Who is above which limit, the first ones in words. */
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
