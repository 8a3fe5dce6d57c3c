'use client'
import { useTranslations } from 'next-intl'
import { RotateCcw } from 'lucide-react'
import { Section } from '@/components/ui/section'
import { Button } from '@/components/ui/button'
import { FAILURE_ID, FailureNotice } from '../shared/failure-notice'
import { LastResult } from '../shared/last-result'
import { ReleaseBlock, type ReleaseBlockProps } from './release-block'
import type { Result } from './answers'
import type { Readiness } from './readiness'
import { rowRanges } from './row-ranges'
import type { Generator } from './use-generator'

/** The failed rows as the program returned them: their numbers differ from those of the previous spreadsheet. */
const FAILED_ROWS = /^errors( ?\(\d+\))?\.xlsx$/i

/** After something was mended: makes what failed in the last run, and leaves what was made. */
function RerunAction({ last, readiness, generator }: { last: Result; readiness: Readiness; generator: Generator }) {
  const t = useTranslations('generator.release')
  const { data } = generator.state.slots
  const given = data.kind === 'stored' ? data.file.name : ''
  if (last.failed.length === 0 || readiness.kind !== 'ready' || given === '' || FAILED_ROWS.test(given)) return null
  const rows = { count: last.failed.length, rows: rowRanges(last.failed) }
  return (
    <div className="mt-3">
      <Button wide icon={<RotateCcw />} onClick={() => generator.run(null, last)}>
        {t('again')}
      </Button>
      <p className="mt-1.5 text-small text-ink2">{t('againNote', rows)}</p>
    </div>
  )
}

/** Section 5 before a run; under the title block what stopped the last one, and its predecessor's result. */
export function ReleaseSection(props: ReleaseBlockProps) {
  const t = useTranslations('generator.release')
  const failures = useTranslations('generator.failures')
  const { generator, tally, readiness } = props
  const { run } = generator.state
  const { last, failure } = run.kind === 'idle' ? run : { last: null, failure: null }
  return (
    <Section
      id="release"
      number={5}
      title={t('title')}
      coming={readiness.kind === 'waiting' && readiness.reason === 'files'}
    >
      <ReleaseBlock {...props} />
      {failure !== null && (
        <FailureNotice what={failures('generation')} failure={failure} id={FAILURE_ID} className="mt-3" />
      )}
      {readiness.kind === 'ready' && tally !== null && tally.waiting.length > 0 && (
        <p className="mt-2 text-small text-ink2">{t('notePartly', { count: tally.waiting.length })}</p>
      )}
      {last !== null && <RerunAction last={last} readiness={readiness} generator={generator} />}
      {last !== null && <LastResult words={t('last')} result={last} />}
    </Section>
  )
}
