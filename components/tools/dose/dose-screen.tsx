'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { Dock } from '@/components/ui/dock'
import { Section } from '@/components/ui/section'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { Sheet, SheetBody, SheetHead, SideColumn } from '@/components/ui/sheet'
import { FailureNotice } from '../shared/failure-notice'
import { HeadActions } from '../shared/head-actions'
import { noteLoadedScreen } from '../shared/loaded-screens'
import { usePrivateMode } from '../shared/private-mode'
import { fetchDoseSample } from '../shared/samples'
import { singlePrivately } from '../shared/single-privately'
import { useKeptPlace } from '../shared/use-kept-place'
import { ToMainAction } from '../shared/to-main-action'
import { UndoKeys } from '../shared/undo-keys'
import { useSmall } from '../shared/use-small'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { useWantsDesk } from '../shared/desk/use-wants-desk'
import { DeskLinePlace } from '../shared/desk/desk-line-place'
import { Announcement } from './announcement'
import { CellView } from './cell-view'
import { ColumnsSection } from './columns-section'
import { DecisionsSection } from './decisions-section'
import { DosesSection } from './doses-section'
import { FileSection } from './file-section'
import { foundDoses, isAwaited } from './found'
import type { DoseLimits } from './limits'
import { MainAction } from './main-action'
import { readinessOf } from './readiness'
import { ReconciliationSection } from './reconciliation-section'
import { useFigures } from './result-block'
import { INITIAL_STATE } from './state'
import { type DoseExtractor, useDose } from './use-dose'
import { WorkbookSection } from './workbook-section'

const deskPart = deferred(() => import('./dose-desk'))
const foundPart = deferred(() => import('./found-sections'))
const comparisonPart = deferred(() => import('./comparison-section'))

const ACTION_ID = 'release-action'

/** How many sections come before the sum if there are no questions. */
const PARTS = 6

type Part = 'file' | 'columns' | 'failure' | 'decisions' | 'sheets' | 'decided' | 'doses'

/** The dose extractor: one sheet whose sections stay in place from the empty form to the result. */
export function DoseScreen({ limits, given }: { limits: DoseLimits; given: GivenDesk<'doses'> }) {
  const t = useTranslations('dose')
  const dose = useDose(limits, given)
  const isPrivate = usePrivateMode() !== null
  const desk = useDeferred(deskPart, useWantsDesk(given, dose.state === INITIAL_STATE) && !isPrivate)
  const small = useSmall()
  const { state, inspecting } = dose
  const { slot, run } = state
  const untouched = slot.kind === 'empty'
  const readiness = readinessOf(state, inspecting)
  const [, ...figures] = useFigures(dose, readiness.kind === 'ready' || run.kind === 'running')
  useKeptPlace(run.kind, untouched)
  const locale = useLocale()
  const privately = singlePrivately('data', slot, dose.choose, () => fetchDoseSample(locale))
  const comparison = useDeferred(comparisonPart, state.before !== null)
  const found = useDeferred(foundPart, state.inspected !== null)
  const parts = partsOf(dose, small)
  const before = isAwaited(dose) ? PARTS : parts.length
  return (
    <Sheet className="flex flex-col">
      {/* Below the head, which is drawn first. */}
      {desk === null ? <DeskLinePlace given={dose.opened} /> : <desk.DoseDesk dose={dose} />}
      <SheetHead
        title={t('title')}
        lead={slot.kind === 'empty' || !small ? t('lead') : slot.file.name}
        actionsFold
        actions={
          <HeadActions
            help="doses"
            tool={dose}
            untouched={untouched}
            running={run.kind === 'running'}
            privately={privately}
          />
        }
      />
      <CellView question={state.inspected?.question ?? null}>
        <SheetBody
          filling={!untouched}
          side={
            <SideColumn label={t('side')}>
              <ReconciliationSection dose={dose} number={before + 1} />
              <WorkbookSection
                dose={dose}
                limits={limits}
                readiness={readiness}
                actionId={ACTION_ID}
                number={before + 2}
              />
            </SideColumn>
          }
        >
          {parts.map((part, index) => sectionOf(part, index + 1))}
          {comparison !== null && <comparison.ComparisonSection dose={dose} number={before + 3} />}
        </SheetBody>
      </CellView>
      <Dock watch={ACTION_ID} figures={figures} action={<MainAction dose={dose} readiness={readiness} />} />
      <UndoKeys state={state} dispatch={dose.dispatch} />
      <Announcement state={state} inspecting={inspecting} />
    </Sheet>
  )

  function sectionOf(part: Part, number: number): ReactNode {
    switch (part) {
      case 'file':
        return (
          <Fragment key={part}>
            <FileSection dose={dose} limits={limits} number={number} />
            {!untouched && <ToMainAction id={ACTION_ID} />}
          </Fragment>
        )
      case 'columns':
        return <ColumnsSection key={part} dose={dose} number={number} />
      case 'failure':
        return <FailureSection key={part} dose={dose} number={number} />
      case 'decisions':
        return <DecisionsSection key={part} dose={dose} number={number} />
      case 'sheets':
        return found && <found.SheetsSection key={part} dose={dose} number={number} />
      case 'decided':
        return found && <found.DecidedSection key={part} dose={dose} number={number} />
      case 'doses':
        return <DosesSection key={part} dose={dose} number={number} />
    }
  }
}

/** The sections in order. Questions come before the columns, and on a small screen before everything else. */
function partsOf({ state, inspecting }: DoseExtractor, small: boolean): readonly Part[] {
  if (state.inspectionFailure !== null && !inspecting) return ['file', 'failure', 'doses']
  // The others come with the answer, so that it pushes nothing aside.
  if (isAwaited({ state, inspecting })) return ['file', 'decisions']
  const rest = ['sheets', 'columns', 'decided', 'doses'] as const
  // On a phone the file would push the first question out of sight. Answered, it keeps its place.
  const asked = state.resolved.length > 0 || (foundDoses(state.inspected)?.decisions.count ?? 0) > 0
  return small && asked ? ['decisions', 'file', ...rest] : ['file', 'decisions', ...rest]
}

/** Shown instead of the columns if the file couldn't be inspected. */
function FailureSection({ dose: { state, dispatch }, number }: { dose: DoseExtractor; number: number }) {
  const t = useTranslations('dose')
  if (state.inspectionFailure === null) return null
  return (
    <Section number={number} title={t('columns.title')}>
      <FailureNotice
        what={t('failures.inspection')}
        failure={state.inspectionFailure.failure}
        onRetry={() => dispatch({ type: 'inspectionRetried' })}
      />
    </Section>
  )
}

noteLoadedScreen('doses', DoseScreen)
