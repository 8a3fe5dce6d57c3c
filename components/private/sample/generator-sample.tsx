'use client'

import { useTranslations } from 'next-intl'
import { useSmall } from '@/components/tools/shared/use-small'
import { FailureNotice } from '@/components/tools/shared/failure-notice'
import { PreviewPanel } from '@/components/tools/generator/preview-panel'
import { readinessOf } from '@/components/tools/generator/readiness'
import { tallyOf } from '@/components/tools/generator/tally'
import { useGenerator } from '@/components/tools/generator/use-generator'
import { usePreview } from '@/components/tools/generator/use-preview'
import { generatorLimits, NOTHING_GIVEN, type SampleProps } from './sample-props'
import { SampleDownload } from './sample-download'
import { SampleRows } from './sample-rows'
import { useSample } from './use-sample'

/** The sample spreadsheet next to the document of the row with the focus; its cells can be edited. */
export function GeneratorSample({ limits }: SampleProps) {
  const t = useTranslations('private.sample')
  const failures = useTranslations('generator.failures')
  const generator = useGenerator(generatorLimits(limits), NOTHING_GIVEN)
  const { state, inspecting, question, dispatch } = generator
  const { inspected, choices, options, run } = state
  const isMissing = useSample(generator.trySample)

  const tally = inspected === null ? null : tallyOf(inspected.answer, choices, options)
  const preview = usePreview(tally?.complete === true ? question : null, options.pattern, inspecting)
  const readiness = readinessOf(state, tally, inspecting)
  const count = readiness.kind === 'ready' ? readiness.count : null
  const table = inspected?.answer.table ?? null
  const shown = inspected?.answer.shown
  const isSmall = useSmall()
  const failure = state.inspectionFailure?.failure ?? null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-3 sm:px-3 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="min-w-0">
        {isMissing && <p className="text-small text-red">{t('missing')}</p>}
        {failure !== null && (
          <FailureNotice
            what={failures('inspection')}
            failure={failure}
            onRetry={() => dispatch({ type: 'inspectionRetried' })}
          />
        )}
        {inspected !== null && table !== null && shown !== undefined && tally !== null ? (
          <SampleRows
            answer={inspected.answer}
            table={table}
            shown={shown}
            edits={state.edits}
            chosen={preview.answer?.rows ?? []}
            onRow={(row) => preview.goToRow(row)}
            onCell={(cell) => dispatch({ type: 'cellsChanged', cells: [cell] })}
          />
        ) : (
          <div aria-hidden className="h-72 border-y-2 border-heavy blank-rows" />
        )}
        <p className="mt-1.5 font-narrow text-label text-ink2">{t('hint')}</p>
      </div>
      <PreviewPanel preview={preview} size={isSmall ? 'text' : 'fit'} />
      <SampleDownload
        run={run}
        disabled={readiness.kind !== 'ready' || run.kind === 'running'}
        onRun={() => generator.run(count)}
      >
        {t('documents', { count: count ?? tally?.create ?? 0 })}
      </SampleDownload>
    </div>
  )
}
