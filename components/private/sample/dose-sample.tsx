'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CellView } from '@/components/tools/dose/cell-view'
import { foundDoses } from '@/components/tools/dose/found'
import { FoundDoses } from '@/components/tools/dose/found-doses'
import { readinessOf } from '@/components/tools/dose/readiness'
import { useDose } from '@/components/tools/dose/use-dose'
import { fetchDoseSample } from '@/components/tools/shared/samples'
import { SampleDownload } from './sample-download'
import { generatorLimits, NOTHING_GIVEN, type SampleProps } from './sample-props'
import { SampleReading } from './sample-reading'
import { useSample } from './use-sample'

/** The doses of the sample spreadsheet, each with its unit, person and cell. */
export function DoseSample({ limits }: SampleProps) {
  const t = useTranslations('private.sample')
  const failures = useTranslations('dose.failures')
  const locale = useLocale()
  const dose = useDose(generatorLimits(limits), NOTHING_GIVEN)
  const { state, inspecting, dispatch } = dose
  const isMissing = useSample(async () => {
    const file = await fetchDoseSample(locale)
    if (file !== null) dose.choose(file)
    return file !== null
  })

  const doses = foundDoses(state.inspected)
  const open = doses?.decisions.count ?? 0
  return (
    <div className="min-h-72">
      {doses === null ? (
        <div className="px-3 py-4">
          <SampleReading
            isMissing={isMissing}
            what={failures('inspection')}
            failure={inspecting ? null : (state.inspectionFailure?.failure ?? null)}
            onRetry={() => dispatch({ type: 'inspectionRetried' })}
          />
        </div>
      ) : (
        <CellView question={state.inspected?.question ?? null}>
          <FoundDoses dose={dose} doses={doses} />
          {open > 0 && <p className="px-3 pb-2 text-small text-ink2">{t('questions', { count: open })}</p>}
        </CellView>
      )}
      <SampleDownload
        run={state.run}
        disabled={readinessOf(state, inspecting).kind !== 'ready' || state.run.kind === 'running'}
        onRun={dose.run}
      >
        {t('workbook')}
      </SampleDownload>
    </div>
  )
}
