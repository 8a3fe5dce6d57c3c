'use client'

import type { DeskContent } from '@/lib/operations/desk/desk-schema'
import { savedParts, unfinishedFiles } from '../shared/desk/desk-content'
import { KeptDesk, type DeskParts } from '../shared/desk/kept-desk'
import { isChanged, settledRun, settledSlot } from '../shared/desk/settled'
import { chosenTables } from './found'
import { keptScreen } from './kept-screen'
import { openedState } from './opened-state'
import { INITIAL_STATE, type ParserState } from './state'
import type { Parser } from './use-parser'

/** Saves what is laid out in the table parser. */
export function ParserDesk({ parser: { state, dispatch, opened, startOver } }: { parser: Parser }) {
  return (
    <KeptDesk
      tool="tables"
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

/** What of the screen is saved; null while there is nothing. */
export function deskContent(state: ParserState): DeskContent<'tables'> | null {
  const { slot, gone, run, reading, writing, types, frames, only, left, shown } = state
  const parts = savedParts({ slots: { document: slot }, gone: { document: gone }, run })
  if (parts === null) return null
  const settings = {
    reading,
    writing,
    types: [...types],
    frames: [...frames],
    only: only && [...only],
    left: [...left],
    shown,
  }
  return { ...parts, tool: 'tables', settings }
}

function settledState(state: ParserState): ParserState {
  const { document } = unfinishedFiles({ document: state.slot })
  return { ...state, slot: settledSlot(state.slot), gone: document ?? state.gone, run: settledRun(state.run) }
}

function deskParts(state: ParserState): DeskParts {
  const { slot, types, reading, writing } = state
  return {
    files: slot.kind === 'empty' ? 0 : 1,
    tables: chosenTables(state).length,
    columns: types.length,
    options: isChanged(reading, INITIAL_STATE.reading) || isChanged(writing, INITIAL_STATE.writing),
  }
}
