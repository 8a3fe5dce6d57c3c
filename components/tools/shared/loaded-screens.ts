import type { ComponentType } from 'react'
import type { GeneratorLimits } from '../generator/limits'
import type { Taker } from './hand-over'

/** Of a tool that starts empty. */
export interface NothingGiven {
  readonly desk: null
  readonly results: Readonly<Record<string, never>>
  readonly isUndoable: false
  readonly sessionId: null
}

/** A tool's screen as private mode shows it. */
export type PrivateScreen = ComponentType<{ readonly limits: GeneratorLimits; readonly given: NothingGiven }>

const loaded: Partial<Record<Taker, PrivateScreen>> = {}

/**
 * Notes that this tab has the code of a tool's screen. Private mode shows it then, because the build packs the same code for its page in
 * other files, which the browser would fetch too.
 */
export function noteLoadedScreen(tool: Taker, screen: PrivateScreen): void {
  loaded[tool] = screen
}

/** Returns the tool's screen if this tab has its code. */
export function loadedScreen(tool: Taker): PrivateScreen | undefined {
  return loaded[tool]
}
