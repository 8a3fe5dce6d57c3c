'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import { FailureNotice } from '../shared/failure-notice'
import { LastResult } from '../shared/last-result'
import { PassOn, type PassedPlace } from '../shared/pass-on'
import { Remarks } from '../shared/remarks'
import { foundDoses } from './found'
import type { Result } from './answers'
import type { DoseLimits } from './limits'
import type { Readiness } from './readiness'
import { ResultBlock } from './result-block'
import type { DoseState, Writing } from './state'
import type { DoseExtractor } from './use-dose'

/** What other sections say in their place. */
const SAID: ReadonlySet<string> = new Set(['DOSES_NONE', 'LIMITS_NOT_CHOSEN'])
const FORMATS = ['xlsx', 'csv', 'json'] as const satisfies readonly Writing['format'][]

/** The last section: what is written, the title block, and what was noted or stopped the run. */
export function WorkbookSection(props: {
  dose: DoseExtractor
  limits: DoseLimits
  readiness: Readiness
  actionId: string
  number: number
}) {
  const t = useTranslations('dose')
  const { dose, number } = props
  const { run, slot, writing, inspected } = dose.state
  const { last, failure } = run.kind === 'idle' ? run : { last: null, failure: null }
  const undecided = foundDoses(inspected)?.decisions.count ?? 0
  const remarks = (run.kind === 'done' ? run.result.problems : (inspected?.answer.problems ?? [])).filter(
    ({ severity, code }) => severity !== 'error' && !SAID.has(code),
  )
  const untouched = slot.kind === 'empty'
  return (
    <Section id="release" number={number} title={t('workbook.title')} coming={untouched}>
      {!untouched && (
        <div inert={run.kind === 'running'} className="mb-2">
          <Segments
            wide
            label={t('workbook.format')}
            value={writing.format}
            onChange={(format) => dose.dispatch({ type: 'writingChanged', writing: { format } })}
            options={FORMATS.map((value) => ({ value, label: t(`workbook.formats.${value}`) }))}
          />
        </div>
      )}
      <ResultBlock {...props} />
      <UpdateLine update={dose.state.update} />
      {undecided > 0 && run.kind !== 'done' && (
        <p className="mt-2 font-narrow text-label text-ink2">{t('workbook.undecided')}</p>
      )}
      {failure !== null && <FailureNotice what={t('failures.extraction')} failure={failure} className="mt-3" />}
      <Remarks title={t('result.remarks')} remarks={remarks} />
      {run.kind === 'done' && <PassOn result={run.result} place={placeOf(run.result)} to={['generate']} />}
      {last !== null && <LastResult words={t('result.last')} result={last} />}
    </Section>
  )
}

/** That answers given after the run are in the file too. */
function UpdateLine({ update }: Pick<DoseState, 'update'>) {
  const t = useTranslations('dose.result')
  const format = useFormatter()
  if (update.kind === 'none') return null
  if (update.kind !== 'done') return <p className="mt-2 text-small text-ink2">{t('updating')}</p>
  const time = format.dateTime(update.at, { hour: '2-digit', minute: '2-digit' })
  return (
    <Notice tone="done" className="mt-3">
      {t('updated', { time })}
    </Notice>
  )
}

/** The summary comes before the doses. */
function placeOf({ dosesSheet }: Result): PassedPlace | null {
  return dosesSheet ? { sheet: dosesSheet, headerRow: null } : null
}
