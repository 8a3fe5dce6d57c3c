'use client'

import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { FAILURE_ID, FailureNotice } from '../shared/failure-notice'
import { LastResult } from '../shared/last-result'
import { ReleaseBlock, type ReleaseBlockProps } from './release-block'
import { RerunAction } from './rerun-action'

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
