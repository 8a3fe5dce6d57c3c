'use client'

import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { FailureNotice } from '../shared/failure-notice'
import { LastResult } from '../shared/last-result'
import { PassOn } from '../shared/pass-on'
import { Remarks } from '../shared/remarks'
import type { ParserLimits } from './limits'
import type { Readiness } from './readiness'
import { passedPlace } from './passed-place'
import { ResultBlock } from './result-block'
import type { Parser } from './use-parser'

/** Section 4: the title block; under it what stopped the last run, or what was noted while writing. */
export function ResultSection(props: { parser: Parser; limits: ParserLimits; readiness: Readiness; actionId: string }) {
  const t = useTranslations('parser')
  const { run, slot, inspected, shown } = props.parser.state
  const { last, failure } = run.kind === 'idle' ? run : { last: null, failure: null }
  const known = new Set(inspected?.answer.problems.map(({ text }) => text))
  const remarks = run.kind === 'done' ? run.result.problems.filter(({ text }) => !known.has(text)) : []
  return (
    <Section id="release" number={4} title={t('result.title')} coming={slot.kind === 'empty'}>
      <ResultBlock {...props} />
      {failure !== null && <FailureNotice what={t('failures.parsing')} failure={failure} className="mt-3" />}
      <Remarks title={t('result.remarks')} remarks={remarks} />
      {run.kind === 'done' && (
        <PassOn result={run.result} place={passedPlace(run.result, shown)} to={['doses', 'generate']} />
      )}
      {last !== null && <LastResult words={t('result.last')} result={last} />}
    </Section>
  )
}
