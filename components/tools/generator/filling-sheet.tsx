'use client'

import { useTranslations } from 'next-intl'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { Dock } from '@/components/ui/dock'
import { FirstTime } from '@/components/tour/first-time'
import { Section } from '@/components/ui/section'
import { SheetBody, SheetHead, SideColumn } from '@/components/ui/sheet'
import { AwaitedSection } from '../shared/awaited-section'
import { CreateAction } from './create-action'
import { FailureNotice } from '../shared/failure-notice'
import { FilesSection } from './files-section'
import { OptionsSection } from './options-section'
import { readinessOf } from './readiness'
import { useReleaseFigures } from './release-block'
import { ReleaseSection } from './release-section'
import type { SheetParts } from './sheet-parts'
import { HeadActions } from '../shared/head-actions'
import { usePrivateMode } from '../shared/private-mode'
import { isAwaited, isUntouched } from './state'
import { usePrivately } from './use-privately'
import { WorkedExample } from './worked-example'

const foundPart = deferred(() => import('./found-sections'))

const ACTION_ID = 'release-create'

const OPEN = {}

/** The sheet while it is being filled in: sections 1 to 3, options and title block beside them. */
export function FillingSheet({ generator, limits, inspected, tally, preview, documents }: SheetParts) {
  const t = useTranslations('generator')
  const { state, inspecting, dispatch } = generator
  const { inspectionFailure } = state
  const untouched = isUntouched(state)
  const privately = usePrivately(generator)
  // Section 3 comes with the answer, so that it pushes nothing aside.
  const found = useDeferred(foundPart, !untouched)
  const awaited = isAwaited(state, inspecting) || (found === null && (inspected?.answer.matches.length ?? 0) > 0)
  const failure = inspecting ? null : (inspectionFailure?.failure ?? null)
  // The result from before a failed inspection doesn't answer the current question.
  const told = failure === null ? tally : null
  const readiness = readinessOf(state, told, inspecting, preview.patternFailure !== null, limits.mostPdfs)
  const figures = useReleaseFigures(told)
  const isPrivate = usePrivateMode() !== null
  const release = { actionId: ACTION_ID, tally: told, readiness, generator, limits }
  return (
    <>
      <SheetHead
        title={t('title')}
        lead={t('lead')}
        leadChanges
        actions={
          <HeadActions help="generate" tool={generator} untouched={untouched} running={false} privately={privately} />
        }
      />
      <SheetBody
        filling={!untouched}
        side={
          <SideColumn label={t('side')}>
            <OptionsSection
              generator={generator}
              limits={limits}
              preview={preview}
              documents={documents}
              folding={OPEN}
            />
            <ReleaseSection {...release} />
            {untouched && !isPrivate && <FirstTime />}
          </SideColumn>
        }
      >
        <FilesSection generator={generator} limits={limits} folding={OPEN} />
        {awaited ? (
          <AwaitedSection number={2} title={t('mapping.title')} doing={t('mapping.awaited')} />
        ) : found === null || inspected === null || inspected.answer.matches.length === 0 ? (
          untouched ? (
            <WorkedExample />
          ) : (
            <Section number={2} title={t('mapping.title')} note={t('mapping.coming')} coming />
          )
        ) : (
          <found.MappingSection answer={inspected.answer} generator={generator} preview={preview} folding={OPEN} />
        )}
        {failure !== null ? (
          <Section number={3} title={t('check.title')}>
            <FailureNotice
              what={t('failures.inspection')}
              failure={failure}
              onRetry={() => dispatch({ type: 'inspectionRetried' })}
            />
          </Section>
        ) : awaited ? null : found === null || inspected === null || tally === null ? (
          <Section number={3} title={t('check.title')} note={t('check.coming')} coming />
        ) : (
          <found.CheckSection answer={inspected.answer} tally={tally} generator={generator} folding={OPEN} />
        )}
      </SheetBody>
      <Dock
        watch={ACTION_ID}
        figures={readiness.kind === 'ready' || awaited ? figures.slice(0, 2) : []}
        action={<CreateAction readiness={readiness} generator={generator} short />}
      />
    </>
  )
}
