'use client'

import { useLocale, useTranslations } from 'next-intl'
import { foundTables } from '@/components/tools/parser/found'
import { readinessOf } from '@/components/tools/parser/readiness'
import { TableList } from '@/components/tools/parser/table-list'
import { TableView } from '@/components/tools/parser/table-view'
import { useParser } from '@/components/tools/parser/use-parser'
import { fetchDocumentSample } from '@/components/tools/shared/samples'
import { SampleDownload } from './sample-download'
import { generatorLimits, NOTHING_GIVEN, type SampleProps } from './sample-props'
import { SampleReading } from './sample-reading'
import { useSample } from './use-sample'

/** The tables of the sample document, and one of them as it will be in the workbook. */
export function ParserSample({ limits }: SampleProps) {
  const t = useTranslations('private.sample')
  const failures = useTranslations('parser.failures')
  const locale = useLocale()
  const parser = useParser(generatorLimits(limits), NOTHING_GIVEN)
  const { state, inspecting, dispatch } = parser
  const isMissing = useSample(async () => {
    const file = await fetchDocumentSample(locale)
    if (file !== null) parser.choose(file)
    return file !== null
  })

  const tables = foundTables(state.inspected)
  const shown = tables.find(({ id }) => id === state.shown) ?? tables[0]
  return (
    <div className="min-h-72 px-4 py-3 sm:px-3">
      {state.inspected !== null && shown !== undefined ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
          <TableList parser={parser} tables={tables} shown={shown.id} />
          <TableView key={shown.id} parser={parser} question={state.inspected.question} tables={tables} table={shown} />
        </div>
      ) : (
        <SampleReading
          isMissing={isMissing}
          what={failures('inspection')}
          failure={inspecting ? null : (state.inspectionFailure?.failure ?? null)}
          onRetry={() => dispatch({ type: 'inspectionRetried' })}
        />
      )}
      <SampleDownload
        run={state.run}
        disabled={readinessOf(state, inspecting).kind !== 'ready' || state.run.kind === 'running'}
        onRun={parser.run}
      >
        {t('workbook')}
      </SampleDownload>
    </div>
  )
}
