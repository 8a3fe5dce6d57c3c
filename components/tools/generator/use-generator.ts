'use client'

import { useLocale } from 'next-intl'
import { startTransition, useEffect, useReducer, useRef, type Dispatch } from 'react'
import { deferred } from '@/components/ui/deferred'
import { failureOf } from '../shared/failure'
import { useHandedOver, type Handed } from '../shared/hand-over'
import { useInspection } from '../shared/use-inspection'
import { useToolRun } from '../shared/use-tool-run'
import { sizeFailure } from '../shared/upload-limits'
import { useOpenedDesk } from '../shared/desk/use-opened-desk'
import { useReplacedFile } from '../shared/use-replaced-file'
import { useRejoinedRun } from '../shared/use-rejoined-run'
import { keptScreen } from './kept-screen'
import { openedState } from './opened-state'
import type { GivenFile } from './kept-template'
import { keptTemplate } from './kept-templates-api'
import { editSettings, waitingRows } from './edits'
import type { GeneratorLimits } from './limits'
import { questionOf } from './question'
import { generatorReducer, type GeneratorAction } from './reducer'
import { restOf } from './rest-of'
import { generate, inspectStored, uploadFile } from './requests'
import { fetchSample } from '../shared/samples'
import { readingOf } from './settings'
import { INITIAL_OPTIONS, keepsFinished } from './options'
import type { GeneratorState, Question, Role } from './state'
import { useKeptTemplates, type KeptTemplates } from './use-kept-templates'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import type { GenerateAnswer, Result } from './answers'

/** The run since which only changes are created. */
function changedSince({ options, inspected }: GeneratorState): string | null {
  return options.onlyChanged ? (inspected?.answer.earlier?.operationId ?? null) : null
}

const handedPart = deferred(() => import('./handed-state'))

const SETTLE_MS = 250

export interface Generator {
  readonly state: GeneratorState
  readonly dispatch: Dispatch<GeneratorAction>
  readonly kept: KeptTemplates
  /** The initial state; null if the screen continues as it was left in this tab. */
  readonly opened: GivenDesk<'generate'> | null
  /** The files as they are to be read now, to be asked about; null while there are none. */
  readonly question: Question | null
  /** The shown inspection is up to date with the settings. */
  readonly inspecting: boolean
  choose(role: Role, file: GivenFile): void
  stopUpload(role: Role): void
  /** Uses the sample files in the page's language; false if they can't be loaded. */
  trySample(): Promise<boolean>
  /**
   * `count` is how many documents the user was promised; null if unknown. With `again`, only what failed
   * in that run is created.
   */
  run(count: number | null, again?: Result): void
  /** Makes what a run that was stopped has left. */
  runRest(stopped: Result): void
  /** What a run now would be asked with: without the rows that wait for an answer. */
  readonly readyQuestion: Question | null
  stop(): void
  startOver(): void
}

/** The generator's state and its requests. If the user replaces or stops something, its response is ignored. */
export function useGenerator(limits: GeneratorLimits, given: GivenDesk<'generate'>): Generator {
  const locale = useLocale()
  const [state, dispatch] = useReducer(generatorReducer, given, () => keptScreen.kept() ?? openedState(given))
  const opened = useOpenedDesk(keptScreen, given)
  const kept = useKeptTemplates((id) => dispatch({ type: 'keptRemoved', id }))
  const uploads = useRef<Partial<Record<Role, AbortController>>>({})
  const toolRun = useToolRun(dispatch)

  const question = questionOf(state, limits.rows, locale)
  const inspecting = useInspection(state, question, {
    dispatch,
    inspect: inspectStored,
    sendAgain,
    settleMs: SETTLE_MS,
  })

  function choose(role: Role, file: GivenFile): void {
    uploads.current[role]?.abort()
    dispatch({ type: 'fileChosen', role, file })
    // A kept template is not sent.
    const failure = 'kept' in file ? null : sizeFailure(file.size, limits)
    if (failure !== null) dispatch({ type: 'fileFailed', role, file, failure })
    else void upload(role, file)
  }

  async function take(handed: Handed<'generate'>): Promise<void> {
    const { templateId } = handed.settings
    const template = templateId === undefined ? null : await keptTemplate(templateId)
    const { handedState } = await handedPart.load()
    dispatch({ type: 'handed', state: handedState(handed, template) })
  }

  async function upload(role: Role, file: GivenFile): Promise<void> {
    const controller = new AbortController()
    uploads.current[role] = controller
    const { signal } = controller
    try {
      const answer = await uploadFile(role, file, {
        signal,
        onProgress: (share) => dispatch({ type: 'fileSent', role, file, share }),
      })
      if (signal.aborted) return
      const name = answer.stored[role] ?? file.name
      const reading = readingOf(INITIAL_OPTIONS, [])
      const asked = {
        data: null,
        template: null,
        templateId: 'kept' in file ? file.kept.id : null,
        [role]: name,
        sheet: null,
        headerRow: null,
        mapping: {},
        mailColumn: null,
        letter: {},
        constants: {},
        edits: {},
        reading,
        mostRows: limits.rows,
        locale,
      }
      dispatch({ type: 'fileStored', role, file, inspected: { question: asked, answer } })
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'fileFailed', role, file, failure: failureOf(error) })
    }
  }

  function sendAgain(): boolean {
    for (const [role, slot] of Object.entries(state.slots) as [Role, GeneratorState['slots'][Role]][]) {
      if (slot.kind === 'stored') choose(role, slot.file)
    }
    return true
  }

  const held = waitingRows(state.inspected?.answer.review).map(({ row }) => row)
  const readyQuestion = question && { ...question, edits: editSettings(state.edits, held) }

  const wanted = useRef<{ readonly at: number; readonly begin: () => void } | null>(null)
  useEffect(() => {
    if (state.run.kind !== 'running' || state.run.startedAt !== wanted.current?.at) return
    const { begin } = wanted.current
    wanted.current = null
    begin()
  }, [state.run])

  /** The run begins once its sheet is drawn: in private mode it then takes the processor. */
  function make(count: number | null, again: Result | null, since: string | null): void {
    if (question === null || readyQuestion === null) return
    const { data, template } = state.slots
    const files = {
      ...(data.kind === 'stored' && { data: data.file }),
      ...(template.kind === 'stored' && { template: template.file }),
    }
    const asked = { question: readyQuestion, files, options: state.options, count, again, changedSince: since }
    const begin = () =>
      void toolRun.begin(
        (options) => generate(asked, options),
        (result) => dispatch({ type: 'runDone', at: Date.now(), result }),
      )
    const at = Date.now()
    // A second press before the sheet is drawn begins no second run.
    wanted.current = { at, begin }
    // In parts: to replace the whole sheet takes long.
    startTransition(() => dispatch({ type: 'runStarted', at, count, again }))
  }

  useRejoinedRun<GenerateAnswer>(state.run, toolRun, (result) => dispatch({ type: 'runDone', at: Date.now(), result }))
  useHandedOver('generate', (handed) => void take(handed))
  useReplacedFile(state, {
    slotOf: ({ slots }) => slots.data,
    decidedOf: ({ edits }) => edits.cells.length + edits.rows.length,
    restore: (before) => dispatch({ type: 'handed', state: before }),
  })

  return {
    state,
    dispatch,
    kept,
    opened,
    question,
    inspecting,
    choose,
    stopUpload: (role) => {
      uploads.current[role]?.abort()
      dispatch({ type: 'uploadStopped', role })
    },
    trySample: async () => {
      const sample = await fetchSample(locale)
      if (sample === null) return false
      choose('data', sample.data)
      choose('template', sample.template)
      return true
    },
    readyQuestion,
    run: (count, again) => make(count, again ?? null, changedSince(state)),
    runRest: (stopped) => make(restOf(stopped), null, stopped.operationId),
    stop: () => {
      // Where what is finished is kept, the run is followed to its end, which is soon.
      if (keepsFinished(state.options) && toolRun.stop()) dispatch({ type: 'runStopping' })
      else {
        toolRun.giveUp()
        dispatch({ type: 'runStopped' })
      }
    },
    startOver: () => {
      for (const upload of Object.values(uploads.current)) upload.abort()
      toolRun.giveUp()
      dispatch({ type: 'startedOver' })
    },
  }
}
