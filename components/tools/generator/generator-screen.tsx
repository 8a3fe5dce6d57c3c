'use client'

import { lazy, Suspense } from 'react'
import { deferred, persistent, useDeferred } from '@/components/ui/deferred'
import { Sheet } from '@/components/ui/sheet'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { useWantsDesk } from '../shared/desk/use-wants-desk'
import { noteLoadedScreen } from '../shared/loaded-screens'
import { usePrivateMode } from '../shared/private-mode'
import { UndoKeys } from '../shared/undo-keys'
import { DeskLinePlace } from '../shared/desk/desk-line-place'
import { Announcement } from './announcement'
import { FillingSheet } from './filling-sheet'
import type { GeneratorLimits } from './limits'
import { INITIAL_STATE, isUntouched, type Question } from './state'
import { tallyOf, withoutUnchanged, type Obstacle } from './tally'
import { useGenerator } from './use-generator'
import { useKeptFocus } from './use-kept-focus'
import { usePreview } from './use-preview'

const deskPart = deferred(() => import('./generator-desk'))
const finishedPart = deferred(() => import('./finished-sheet'))

/** The sheet of a run and its result. The server draws it too, for a page that opens on a run. */
const FinishedSheet = lazy(() => persistent(finishedPart.load).then((part) => ({ default: part.FinishedSheet })))

/** What is wrong with a file as a whole leaves nothing to look at. */
const NOT_SHOWN: ReadonlySet<Obstacle | null> = new Set<Obstacle>(['data', 'template', 'noColumns'])

/** If a run needs columns, the preview shows the document with blank places. */
function shownQuestion(question: Question | null, obstacle: Obstacle | null | undefined): Question | null {
  if (question === null) return null
  const { reading } = question
  const { letter, mailColumn } = question
  // The recipient of a document doesn't change it, but then the email's text uses the row.
  return {
    ...question,
    mailColumn: Object.keys(letter).length > 0 ? mailColumn : null,
    ...(obstacle === 'unmatched' && { reading: { ...reading, missing: 'warn' } }),
  }
}

/** The document generator: one sheet that is filled in, runs, and shows its result. */
export function GeneratorScreen({ limits, given }: { limits: GeneratorLimits; given: GivenDesk<'generate'> }) {
  const generator = useGenerator(limits, given)
  const isPrivate = usePrivateMode() !== null
  const desk = useDeferred(deskPart, useWantsDesk(given, generator.state === INITIAL_STATE) && !isPrivate)
  const { state, inspecting } = generator
  const { inspected, choices, options, run } = state
  // If rows are grouped, the server counts the documents; previews also depend on the rows.
  const grouped = options.groupBy !== 'all' && options.groupBy.length > 0
  const rows = inspected === null ? null : tallyOf(inspected.answer, choices, options)
  const visible = rows !== null && rows.complete && !NOT_SHOWN.has(rows.obstacle)
  const question = visible && run.kind === 'idle' ? generator.question : null
  const preview = usePreview(shownQuestion(question, rows?.obstacle), options.pattern, inspecting)
  const documents = options.groupBy === 'all' ? 1 : grouped ? preview.total : undefined
  const whole = inspected === null ? null : tallyOf(inspected.answer, choices, options, documents)
  const unchanged = options.onlyChanged ? (inspected?.answer.earlier?.unchanged ?? 0) : 0
  const tally = whole === null || unchanged === 0 ? whole : withoutUnchanged(whole, unchanged)
  useKeptFocus(run.kind, isUntouched(state))
  const total = documents === undefined ? (inspected?.answer.table?.rows ?? null) : documents
  const parts = { generator, limits, tally, inspected, preview, documents: total }
  return (
    <Sheet className="flex flex-col">
      {/* Below the head, which is drawn first. */}
      {desk === null ? <DeskLinePlace given={generator.opened} /> : <desk.GeneratorDesk generator={generator} />}
      {run.kind === 'idle' ? (
        <FillingSheet {...parts} />
      ) : (
        <Suspense fallback={<FillingSheet {...parts} />}>
          <FinishedSheet {...parts} run={run} />
        </Suspense>
      )}
      <UndoKeys state={state} dispatch={generator.dispatch} />
      <Announcement state={state} tally={tally} inspecting={inspecting} />
    </Sheet>
  )
}

noteLoadedScreen('generate', GeneratorScreen)
