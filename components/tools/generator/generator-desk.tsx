'use client'

import { unfinishedFiles } from '../shared/desk/desk-content'
import { KeptDesk } from '../shared/desk/kept-desk'
import { isChanged, settledRun, settledSlot } from '../shared/desk/settled'
import type { DeskParts } from '../shared/desk/kept-desk'
import { isOpen, standingOf } from './choices'
import { deskContent } from './desk-content'
import { keptScreen } from './kept-screen'
import { openedState } from './opened-state'
import { INITIAL_OPTIONS } from './options'
import { INITIAL_STATE, type GeneratorState } from './state'
import type { Generator } from './use-generator'

/** Saves what is laid out in the generator. */
export function GeneratorDesk({ generator: { state, dispatch, opened, startOver } }: { generator: Generator }) {
  return (
    <KeptDesk
      tool="generate"
      state={state}
      initial={INITIAL_STATE}
      given={opened}
      screen={keptScreen}
      contentOf={deskContent}
      partsOf={deskParts}
      settled={settledState}
      stateOf={openedState}
      onRestored={(restored) => dispatch({ type: 'handed', state: restored })}
      startOver={startOver}
    />
  )
}

function settledState(state: GeneratorState): GeneratorState {
  const slots = { data: settledSlot(state.slots.data), template: settledSlot(state.slots.template) }
  const isSettled = slots.data === state.slots.data && slots.template === state.slots.template
  return {
    ...state,
    slots: isSettled ? state.slots : slots,
    gone: isSettled ? state.gone : { ...state.gone, ...unfinishedFiles(state.slots) },
    run: settledRun(state.run),
  }
}

function deskParts({ slots, inspected, choices, edits, options }: GeneratorState): DeskParts {
  const matched = inspected?.answer.matches.filter((match) => !isOpen(standingOf(match, choices))) ?? []
  return {
    files: Object.values(slots).filter(({ kind }) => kind !== 'empty').length,
    tags: matched.length,
    changes: edits.cells.length + edits.rows.length,
    options: isChanged(options, INITIAL_OPTIONS),
  }
}
