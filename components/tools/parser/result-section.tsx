'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { downloadHref } from '../shared/download-action'
import { FailureNotice } from '../shared/failure-notice'
import type { ParserLimits } from './limits'
import type { Readiness } from './readiness'
import { ResultBlock } from './result-block'
import type { Parser } from './use-parser'

/** Section 4: the title block; under it what stopped the last run, or what was noted while writing. */
export function ResultSection(props: { parser: Parser; limits: ParserLimits; readiness: Readiness; actionId: string }) {
  const t = useTranslations('parser')
  const { run, slot, inspected } = props.parser.state
  const { last, failure } = run.kind === 'idle' ? run : { last: null, failure: null }
  const known = new Set(inspected?.answer.problems.map(({ text }) => text))
  const remarks = run.kind === 'done' ? run.result.problems.filter(({ text }) => !known.has(text)) : []
  return (
    <Section id="release" number={4} title={t('result.title')} coming={slot.kind === 'empty'}>
      <ResultBlock {...props} />
      {failure !== null && <FailureNotice what={t('failures.parsing')} failure={failure} className="mt-3" />}
      {remarks.length > 0 && (
        <div className="mt-3 grid gap-1.5">
          <h3 className="font-narrow text-label text-print">{t('result.remarks')}</h3>
          {remarks.map(({ severity, text }, index) =>
            severity === 'info' ? (
              <p key={index} className="text-small text-ink2">
                {text}
              </p>
            ) : (
              <Notice key={index} tone="note">
                {text}
              </Notice>
            ),
          )}
        </div>
      )}
      {last !== null && (
        <Notice tone="done" className="mt-3">
          {t('result.last')}{' '}
          <a
            href={downloadHref(last)}
            download={last.name}
            className="text-act underline underline-offset-4 wrap-anywhere"
          >
            {last.name}
          </a>
        </Notice>
      )}
    </Section>
  )
}
