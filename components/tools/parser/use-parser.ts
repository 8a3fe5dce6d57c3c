'use client'

import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useReducer, useRef, useState, type Dispatch } from 'react'
import { failureOf, TOO_LARGE } from '../shared/failure'
import type { ChosenFile } from '../shared/chosen-file'
import { useHandedOver } from '../shared/hand-over'
import { knowledgeOf, questionKey } from '../shared/knowledge'
import { isGone } from '../shared/in-session'
import { useToolRun } from '../shared/use-tool-run'
import { chosenTables } from './found'
import { handedState } from './handed-state'
import { questionOf } from './question'
import { parserReducer, type ParserAction } from './reducer'
import { keepState, keptState } from './kept-state'
import { inspectDocument, parseTables, uploadDocument } from './requests'
import { INITIAL_STATE, type ParserState } from './state'

/** The server is asked this long after a person's last choice. */
const SETTLE_MS = 100

export interface Parser {
  readonly state: ParserState
  readonly dispatch: Dispatch<ParserAction>
  /** The document is being looked at as it is to be read now. */
  readonly inspecting: boolean
  choose(file: ChosenFile): void
  stopUpload(): void
  /** Writes the tables that are chosen. */
  run(): void
  stop(): void
  startOver(): void
}

/** The parser's state and the requests that move it. What a person replaces or stops is given up, and its answer not heard. */
export function useParser(uploadBytes: number): Parser {
  const locale = useLocale()
  const [state, dispatch] = useReducer(parserReducer, INITIAL_STATE, keptState)
  useEffect(() => keepState(state), [state])
  const sending = useRef<AbortController | null>(null)
  const toolRun = useToolRun(dispatch)
  // A file that was lost is sent anew once; lost again, that is said.
  const [resent, setResent] = useState(false)

  const question = questionOf(state, locale)
  const key = questionKey(question)
  const knowledge = knowledgeOf(state, question)
  const failed = knowledge === 'failed'

  function choose(file: ChosenFile): void {
    sending.current?.abort()
    toolRun.giveUp()
    dispatch({ type: 'fileChosen', file })
    if (file.size > uploadBytes) dispatch({ type: 'fileFailed', file, failure: TOO_LARGE })
    else void upload(file)
  }

  async function upload(file: ChosenFile): Promise<void> {
    const controller = new AbortController()
    sending.current = controller
    const { signal } = controller
    const { reading } = state
    try {
      const onProgress = (share: number) => dispatch({ type: 'fileSent', file, share })
      const answer = await uploadDocument(file, reading, { signal, onProgress })
      if (signal.aborted) return
      const document = answer.stored.document ?? file.name
      dispatch({ type: 'fileStored', file, inspected: { question: { document, reading, types: [], locale }, answer } })
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'fileFailed', file, failure: failureOf(error) })
    }
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

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (question === null || knowledge !== 'asking') return
    try {
      const answer = await inspectDocument(question, signal)
      if (signal.aborted) return
      setResent(false)
      dispatch({ type: 'inspected', inspected: { question, answer } })
    } catch (error) {
      if (signal.aborted) return
      if (isGone(error) && !resent && state.slot.kind === 'stored') {
        setResent(true)
        choose(state.slot.file)
      } else dispatch({ type: 'inspectionFailed', question, failure: failureOf(error) })
    }
  })

  useEffect(() => {
    if (key === null || failed) return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(controller.signal), SETTLE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, failed])

  useHandedOver('tables', (handed) => dispatch({ type: 'handed', state: handedState(handed) }))

  return {
    state,
    dispatch,
    inspecting: knowledge === 'asking',
    choose,
    stopUpload: () => {
      sending.current?.abort()
      dispatch({ type: 'uploadStopped' })
    },
    run: write,
    stop: () => {
      toolRun.giveUp()
      dispatch({ type: 'runStopped' })
    },
    startOver: () => {
      sending.current?.abort()
      toolRun.giveUp()
      dispatch({ type: 'startedOver' })
    },
  }
}
