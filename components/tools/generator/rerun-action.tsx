'use client'

import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Result } from './answers'
import type { Readiness } from './readiness'
import { rowRanges } from './row-ranges'
import type { Generator } from './use-generator'

/** The failed rows as the program returned them: their numbers differ from those of the previous spreadsheet. */
const FAILED_ROWS = /^errors( ?\(\d+\))?\.xlsx$/i

/** After something was mended: makes what failed in the last run, and leaves what was made. */
export function RerunAction({
  last,
  readiness,
  generator,
}: {
  last: Result
  readiness: Readiness
  generator: Generator
}) {
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
