'use client'
import { type ComponentProps, Suspense, use, useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { asked, deferred, useDeferred } from '@/components/ui/deferred'
import { Sheet } from '@/components/ui/sheet'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { useWantsDesk } from '../shared/desk/use-wants-desk'
import { noteLoadedScreen } from '../shared/loaded-screens'
import { usePrivateMode } from '../shared/private-mode'
import { UndoKeys } from '../shared/undo-keys'
import { DeskLinePlace } from '../shared/desk/desk-line-place'
import { FillingSheet } from './filling-sheet'
import type { GeneratorLimits } from './limits'
import { INITIAL_STATE, isUntouched, type Question, type GeneratorState, type Run } from './state'
import { tallyOf, withoutUnchanged, type Obstacle, type Tally } from './tally'
import { useGenerator } from './use-generator'
import { usePreview } from './use-preview'

const deskPart = deferred(() => import('./generator-desk'))
const finishedPart = deferred(() => import('./finished-sheet'))

type FinishedPart = Awaited<ReturnType<typeof finishedPart.load>>

const finished = asked(finishedPart)

/** The sheet of a run and its result. The server draws it too, for a page that opens on a run. */
function FinishedSheet(props: ComponentProps<FinishedPart['FinishedSheet']>) {
  // `lazy` would replace the sheet that is filled in for a moment, even if the part has loaded.
  const part = finishedPart.loaded() ?? use(finished())
  return <part.FinishedSheet {...props} />
}

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

/** The screen's one polite voice: what was read, what is being made, what came of it. */
function Announcement({
  state,
  tally,
  inspecting,
}: {
  state: GeneratorState
  tally: Tally | null
  inspecting: boolean
}) {
  const t = useTranslations('generator')
  const { run } = state
  let words = ''
  if (run.kind === 'running') words = t('running.doing', { count: run.count ?? 0 })
  else if (run.kind === 'done')
    words = t('result.done', { made: run.result.acts.length, failed: run.result.failed.length })
  else if (tally !== null && !inspecting) words = t('heard.read', { rows: tally.rows, problems: tally.problems.length })
  return (
    <p role="status" className="heard-only">
      {words}
    </p>
  )
}

/**
 * When a pressed button is replaced, the focus would move to the top of the page. It stays in the title block instead:
 * on the block itself while there is a run or a result, on the action when the sheet is filled in again; at the start
 * of the sheet when that was emptied, or its first file was added. The page's length changes, and the block may then be
 * cut off, so it is scrolled into view.
 */
function useKeptFocus(kind: Run['kind'], untouched: boolean): void {
  const before = useRef({ kind, untouched })
  useEffect(() => {
    const { current } = before
    if (current.kind === kind && current.untouched === untouched) return
    before.current = { kind, untouched }
    if (current.kind !== kind && kind !== 'idle') showBlock(kind === 'running')
    if (document.activeElement !== document.body) return
    const place = current.untouched !== untouched ? 'sheet' : kind === 'idle' ? 'release-create' : 'release'
    document.getElementById(place)?.focus({ preventScroll: true })
  }, [kind, untouched])
}

/**
 * Scrolls after a press, wherever the element is; later only if its start is cut off, so that the page doesn't move
 * under a reader.
 */
function showBlock(pressed: boolean): void {
  const block = document.getElementById('release')
  if (block === null) return
  const { top, bottom } = block.getBoundingClientRect()
  const edge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  // Immediately, without animation; `nearest` doesn't scroll if it is completely visible.
  if (pressed || (top < edge && bottom > edge)) block.scrollIntoView({ block: 'nearest' })
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
