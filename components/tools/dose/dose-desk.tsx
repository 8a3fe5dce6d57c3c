'use client'

import type { DeskContent } from '@/lib/operations/desk/desk-schema'
import { savedParts, unfinishedFiles } from '../shared/desk/desk-content'
import { KeptDesk, type DeskParts } from '../shared/desk/kept-desk'
import { isChanged, settledRun, settledSlot } from '../shared/desk/settled'
import type { Slot } from '../shared/slot'
import { asResolution } from './decision-key'
import { keptScreen } from './kept-screen'
import { openedState } from './opened-state'
import { INITIAL_STATE, type DoseState } from './state'
import type { DoseExtractor } from './use-dose'

/** Saves what is laid out in the dose extractor. */
export function DoseDesk({ dose: { state, dispatch, opened, startOver } }: { dose: DoseExtractor }) {
  return (
    <KeptDesk
      tool="doses"
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
export function deskContent(state: DoseState): DeskContent<'doses'> | null {
  const { slot, before, gone, run, reading, writing, mapping, hadRemembered, resolved, toResolve, shown } = state
  const { includedRows } = state
  const parts = savedParts({ slots: { data: slot, before: slotOf(before) }, gone, run })
  if (parts === null) return null
  const resolutions = [...resolved.map(asResolution), ...toResolve]
  const settings = {
    reading,
    writing,
    mapping: mapping && [...mapping],
    hadRemembered,
    resolutions,
    includedRows,
    shown,
  }
  // The lists are read-only on the screen alone.
  return { ...parts, tool: 'doses', settings: settings as DeskContent<'doses'>['settings'] }
}

/** The file of the period before is saved once the document session has it. */
function slotOf(before: DoseState['before']): Slot | null {
  if (before === null || before.stored === null) return null
  return { kind: 'stored', file: before.file, name: before.stored }
}

function settledState(state: DoseState): DoseState {
  const slot = settledSlot(state.slot)
  // The same object where nothing is on its way: another one counts as an upload that opening a newer desk would lose.
  const gone = slot === state.slot ? state.gone : { ...state.gone, ...unfinishedFiles({ data: state.slot }) }
  return { ...state, slot, gone, run: settledRun(state.run) }
}

function deskParts({
  slot,
  before,
  mapping,
  resolved,
  toResolve,
  includedRows,
  reading,
  writing,
}: DoseState): DeskParts {
  return {
    files: (slot.kind === 'empty' ? 0 : 1) + (before === null ? 0 : 1),
    columns: mapping?.length ?? 0,
    decisions: resolved.length + toResolve.length + includedRows.length,
    options: isChanged(reading, INITIAL_STATE.reading) || isChanged(writing, INITIAL_STATE.writing),
  }
}
