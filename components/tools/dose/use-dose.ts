'use client'

import { useLocale } from 'next-intl'
import { useEffect, useMemo, useReducer, type Dispatch } from 'react'
import { deferred } from '@/components/ui/deferred'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import type { ChosenFile } from '../shared/chosen-file'
import { useOpenedDesk } from '../shared/desk/use-opened-desk'
import { useHandedOver } from '../shared/hand-over'
import type { UploadLimits } from '../shared/upload-limits'
import { ofNamedFile } from '../shared/of-named-file'
import { useInspection } from '../shared/use-inspection'
import { useReplacedFile } from '../shared/use-replaced-file'
import { useRejoinedRun } from '../shared/use-rejoined-run'
import { useSingleFile } from '../shared/use-single-file'
import { useToolRun } from '../shared/use-tool-run'
import type { ExtractAnswer } from './answers'
import { keptScreen } from './kept-screen'
import { openedState } from './opened-state'
import { questionOf } from './question'
import { doseReducer, type DoseAction } from './reducer'
import { extractDoses, inspectData, uploadData } from './requests'
import type { DoseState } from './state'

const handedPart = deferred(() => import('./handed-state'))

const SETTLE_MS = 100
/** Answers that follow one another have the file written again once. */
const UPDATE_MS = 1_500

export interface DoseExtractor {
  readonly state: DoseState
  readonly dispatch: Dispatch<DoseAction>
  /** The initial state; null if the screen continues as it was left in this tab. */
  readonly opened: GivenDesk<'doses'> | null
  /** The shown inspection is up to date with the settings. */
  readonly inspecting: boolean
  choose(file: ChosenFile): void
  stopUpload(): void
  /** Writes the doses. */
  run(): void
  stop(): void
  startOver(): void
}

/** The dose extractor's state and its requests. If the user replaces or stops something, its response is ignored. */
export function useDose(limits: UploadLimits, given: GivenDesk<'doses'>): DoseExtractor {
  const locale = useLocale()
  const [state, dispatch] = useReducer(doseReducer, given, () => keptScreen.kept() ?? openedState(given))
  const opened = useOpenedDesk(keptScreen, given)
  const toolRun = useToolRun(dispatch)
  const data = useSingleFile(limits, dispatch, async (file, options) => {
    const { reading } = state
    const answer = await uploadData(file, reading, options)
    const asked = { data: answer.stored.data ?? file.name, before: null, reading, mapping: null, locale }
    return { question: { ...asked, resolved: [], includedRows: [] }, answer }
  })
  const question = questionOf(state, locale)
  const inspecting = useInspection(state, question, {
    dispatch,
    inspect: (asked, signal) => inspectData(asked, state.before, signal),
    sendAgain() {
      if (state.slot.kind !== 'stored') return false
      choose(state.slot.file)
      return true
    },
    settleMs: SETTLE_MS,
  })

  function choose(file: ChosenFile): void {
    toolRun.giveUp()
    data.choose(file)
  }

  function write(): void {
    const { slot, before, writing } = state
    if (question === null || slot.kind !== 'stored') return
    dispatch({ type: 'runStarted', at: Date.now() })
    void toolRun.begin(
      (options) =>
        extractDoses({ question, file: slot.file, before, writing, update: state.update.kind === 'wanted' }, options),
      (result) => dispatch({ type: 'runDone', at: Date.now(), result }),
    )
  }

  const updates = state.update.kind === 'wanted' && !inspecting && state.run.kind === 'idle'
  useEffect(() => {
    if (!updates) return
    const timer = setTimeout(write, UPDATE_MS)
    return () => clearTimeout(timer)
  })
  useRejoinedRun<ExtractAnswer>(state.run, toolRun, (result) => dispatch({ type: 'runDone', at: Date.now(), result }))
  useReplacedFile(state, {
    slotOf: ({ slot }) => slot,
    decidedOf: ({ resolved, toResolve, includedRows, mapping }) =>
      resolved.length + toResolve.length + includedRows.length + (mapping?.length ?? 0),
    restore: (before) => dispatch({ type: 'handed', state: before }),
  })
  useHandedOver(
    'doses',
    (handed) =>
      void handedPart.load().then(({ handedState }) => dispatch({ type: 'handed', state: handedState(handed) })),
  )

  const shown = useMemo(() => ofNamedFile(state), [state])

  return {
    state: shown,
    dispatch,
    opened,
    inspecting,
    choose,
    stopUpload: data.stopUpload,
    run: write,
    stop: () => {
      toolRun.giveUp()
      dispatch({ type: 'runStopped' })
    },
    startOver: () => {
      data.giveUp()
      toolRun.giveUp()
      dispatch({ type: 'startedOver' })
    },
  }
}
