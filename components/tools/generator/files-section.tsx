'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Section } from '@/components/ui/section'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { usePrivateMode } from '../shared/private-mode'
import { AnnotatedTemplate } from '../shared/annotated-template'
import { isJson, type InspectAnswer } from './answers'
import { FirstRowsArea } from './first-rows-area'
import type { Folding } from './folding'
import { GeneratorSlot } from './generator-slot'
import { KeptTemplateField } from './kept-template-field'
import type { GeneratorLimits } from './limits'
import { ReadingCells } from './reading-cells'
import { answerAbout } from './refusal'
import { isUntouched } from './state'
import type { Generator } from './use-generator'
import { isWorkbookTemplate } from './template-kind'

/** How many unused columns are listed; the others are counted. */
const NAMED_COLUMNS = 6

/** For users without files: the sample in the page's language, processed as if it had been chosen. */
function SampleLine({ generator }: { generator: Generator }) {
  const t = useTranslations('generator.files')
  const isPrivate = usePrivateMode() !== null
  const [busy, setBusy] = useState(false)

  async function take(): Promise<void> {
    setBusy(true)
    const taken = await generator.trySample()
    setBusy(false)
    if (!taken) notify.error(t('sampleFailed'))
  }

  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink2">
      {t('sampleQuestion')}
      <Button
        variant="quiet"
        size="small"
        // Without the sign of waiting, which would push the line over its end on a small screen.
        disabled={busy}
        onClick={() => void take()}
        className="underline underline-offset-4"
      >
        {t('sample')}
      </Button>
      {/* Comments of Word are put into Word templates only. */}
      {!isPrivate && !isWorkbookTemplate(generator.state) && <AnnotatedTemplate words={t('annotated')} />}
    </p>
  )
}

/** Section 1: the two files, and how the spreadsheet is read. */
export function FilesSection({
  generator,
  limits,
  folding,
}: {
  generator: Generator
  limits: GeneratorLimits
  folding: Folding
}) {
  const t = useTranslations('generator.files')
  const isPrivate = usePrivateMode() !== null
  const { slots, inspected } = generator.state
  const { data, template } = slots
  const about = answerAbout('data', data, inspected)
  const summary = t('summary', {
    data: data.kind === 'empty' ? '—' : data.file.name,
    sheet: about?.table?.sheet ?? '—',
    template: template.kind === 'empty' ? '—' : template.file.name,
  })
  const untouched = isUntouched(generator.state)
  // What an answer will fill has its place from the choice of the file on, so that the answer moves nothing.
  const awaited = about === null && (data.kind === 'uploading' || data.kind === 'stored')
  const reading = awaited || (about?.files.find(({ role }) => role === 'data')?.sheets.length ?? 0) > 0
  return (
    <Section number={1} title={t('title')} note={untouched ? t('note') : undefined} summary={summary} {...folding}>
      <div
        className={cx(
          'grid gap-3 sm:grid-cols-2 sm:items-start',
          untouched && 'sm:gap-4',
          reading && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,3fr)]',
        )}
      >
        <GeneratorSlot role="data" generator={generator} limits={limits} />
        {reading && (
          <div className="sm:max-lg:order-last sm:max-lg:col-span-2">
            <ReadingCells answer={about} generator={generator} />
          </div>
        )}
        <div>
          <GeneratorSlot role="template" generator={generator} limits={limits} />
          {!isPrivate && <KeptTemplateField generator={generator} />}
        </div>
      </div>
      {untouched ? (
        <SampleLine generator={generator} />
      ) : (
        data.kind !== 'empty' && (
          <div className="flow-root min-h-14">
            {about !== null ? (
              <Found answer={about} />
            ) : (
              awaited && <p className="mt-2 text-small text-ink2">{t('looking')}</p>
            )}
            {(awaited || about !== null) && <FirstRowsArea answer={about} />}
          </div>
        )
      )}
    </Section>
  )
}

/** How many rows there are, and the columns that no tag asks for. */
function Found({ answer }: { answer: InspectAnswer }) {
  const t = useTranslations('generator.files')
  const { table, unused, matches } = answer
  if (table === null) return null
  const names = unused.slice(0, NAMED_COLUMNS).map(({ letter, header }) => t('column', { letter, header }))
  const named = names.join(', ')
  const rest = unused.length - names.length
  const columns = rest > 0 ? t('unusedMore', { columns: named, count: rest }) : named
  return (
    <p className="mt-2 text-small text-ink2">
      {t(isJson(answer) ? 'foundJson' : 'found', { rows: table.rows, header: String(table.headerRow) })}
      {matches.length > 0 && unused.length > 0 && <> {t('unused', { count: unused.length, columns })}</>}
    </p>
  )
}
