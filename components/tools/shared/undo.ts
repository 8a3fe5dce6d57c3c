/** What a person has decided and can take back, and what was taken back of it, newest last. */
export interface Undoable<Decisions> {
  readonly past: readonly Decisions[]
  readonly future: readonly Decisions[]
}

export type UndoAction = { readonly type: 'undone' } | { readonly type: 'redone' }

/** As many decisions can be taken back. */
const MOST = 100

/** Nothing that was decided before can be taken back: of another file nothing of it is meant. */
export const NOTHING_TO_UNDO = { past: [], future: [] } as const

interface UndoOptions<State, Action, Decisions> {
  decisionsOf(state: State): Decisions
  /** Whether an action decides something that can be taken back, and isn't a part of the last decision. */
  isDecision(action: Action, state: State): boolean
  /** The state with these decisions in place of its own. */
  withDecisions(state: State, decisions: Decisions): State
}

/**
 * A tool's reducer that remembers what was decided. Undone, the decisions are what they were before the last one; redone, they are
 * what they were before that. Nothing is taken back while a run is under way: it is of the decisions that it began with.
 */
export function withUndo<
  Decisions extends object,
  State extends Undoable<Decisions> & { readonly run: { readonly kind: string } },
  Action extends { readonly type: string },
>(
  reduce: (state: State, action: Action) => State,
  { decisionsOf, isDecision, withDecisions }: UndoOptions<State, Action, Decisions>,
): (state: State, action: Action | UndoAction) => State {
  function step(state: State, from: 'past' | 'future', to: 'past' | 'future'): State {
    const last = state[from].at(-1)
    if (last === undefined || state.run.kind === 'running') return state
    const now = decisionsOf(state)
    return {
      ...withDecisions(state, last),
      [from]: state[from].slice(0, -1),
      [to]: [...state[to], now],
    }
  }

  return (state, action) => {
    if (isUndo(action)) return action.type === 'undone' ? step(state, 'past', 'future') : step(state, 'future', 'past')
    const next = reduce(state, action)
    if (!isDecision(action, state) || areSame(decisionsOf(state), decisionsOf(next))) return next
    return { ...next, past: [...state.past, decisionsOf(state)].slice(-MOST), future: [] }
  }
}

function isUndo(action: { readonly type: string }): action is UndoAction {
  return action.type === 'undone' || action.type === 'redone'
}

function areSame(a: object, b: object): boolean {
  const others = Object.values(b)
  return Object.values(a).every((value, index) => Object.is(value, others[index]))
}
