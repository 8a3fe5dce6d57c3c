'use client'

import { useLocale } from 'next-intl'
import { useMemo, useReducer, type Dispatch } from 'react'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import type { ChosenFile } from '../shared/chosen-file'
import { useOpenedDesk } from '../shared/desk/use-opened-desk'
import { useHandedOver } from '../shared/hand-over'
import { ofNamedFile } from '../shared/of-named-file'
import { useInspection } from '../shared/use-inspection'
import type { UploadLimits } from '../shared/upload-limits'
import { useRejoinedRun } from '../shared/use-rejoined-run'
import { useSingleFile } from '../shared/use-single-file'
import { useToolRun } from '../shared/use-tool-run'
import type { ParseAnswer } from './answers'
import { chosenTables } from './found'
import { handedState } from './handed-state'
import { questionOf } from './question'
import { parserReducer, type ParserAction } from './reducer'
import { keptScreen } from './kept-screen'
import { openedState } from './opened-state'
import { inspectDocument, parseTables, uploadDocument } from './requests'
import type { ParserState } from './state'

const SETTLE_MS = 100
/** A frame is moved in many small steps. */
const FRAMES_SETTLE_MS = 500

export interface Parser {
  readonly state: ParserState
  readonly dispatch: Dispatch<ParserAction>
  /** The initial state; null if the screen continues as it was left in this tab. */
  readonly opened: GivenDesk<'tables'> | null
  /** The shown inspection is up to date with the settings. */
  readonly inspecting: boolean
  choose(file: ChosenFile): void
  stopUpload(): void
  /** Writes the tables that are chosen. */
  run(): void
  stop(): void
  startOver(): void
}

/** The parser's state and its requests. If the user replaces or stops something, its response is ignored. */
export function useParser(limits: UploadLimits, given: GivenDesk<'tables'>): Parser {
  const locale = useLocale()
  const [state, dispatch] = useReducer(parserReducer, given, () => keptScreen.kept() ?? openedState(given))
  const opened = useOpenedDesk(keptScreen, given)
  const toolRun = useToolRun(dispatch)
  const document = useSingleFile(limits, dispatch, async (file, options) => {
    const { reading } = state
    const answer = await uploadDocument(file, reading, options)
    const document = answer.stored.document ?? file.name
    return { question: { document, reading, types: [], frames: [], locale }, answer }
  })
  const question = questionOf(state, locale)
  const inspecting = useInspection(state, question, {
    dispatch,
    inspect: inspectDocument,
    sendAgain() {
      if (state.slot.kind !== 'stored') return false
      choose(state.slot.file)
      return true
    },
    settleMs:
      state.inspected !== null && state.inspected.question.frames !== state.frames ? FRAMES_SETTLE_MS : SETTLE_MS,
  })

  function choose(file: ChosenFile): void {
    toolRun.giveUp()
    document.choose(file)
  }

  function write(): void {
    const { slot, writing, left } = state
    if (question === null || slot.kind !== 'stored') return
    dispatch({ type: 'runStarted', at: Date.now() })
    const chosen = chosenTables(state).map(({ id }) => id)
    const tables = left.length === 0 ? null : chosen
    void toolRun.begin(
      (options) => parseTables({ question, file: slot.file, writing, tables }, options),
      (result) => dispatch({ type: 'runDone', at: Date.now(), count: chosen.length, result }),
    )
  }

  useRejoinedRun<ParseAnswer>(state.run, toolRun, (result) =>
    dispatch({ type: 'runDone', at: Date.now(), count: result.tables.length, result }),
  )
  useHandedOver('tables', (handed) => dispatch({ type: 'handed', state: handedState(handed) }))

  const shown = useMemo(() => ofNamedFile(state), [state])

  return {
    state: shown,
    dispatch,
    opened,
    inspecting,
    choose,
    stopUpload: document.stopUpload,
    run: write,
    stop: () => {
      toolRun.giveUp()
      dispatch({ type: 'runStopped' })
    },
    startOver: () => {
      document.giveUp()
      toolRun.giveUp()
      dispatch({ type: 'startedOver' })
    },
  }
}
