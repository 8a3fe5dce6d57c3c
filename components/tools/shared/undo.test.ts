import { describe, expect, test } from '@jest/globals'
import { withUndo, type Undoable, type UndoAction } from './undo'

interface Decisions {
  readonly name: string
}

interface State extends Undoable<Decisions>, Decisions {
  readonly size: number
  readonly run: { readonly kind: string }
}

type Action = { readonly type: 'named'; readonly name: string } | { readonly type: 'resized' | 'started' }

const reducer = withUndo<Decisions, State, Action>(
  (state, action) => {
    if (action.type === 'named') return { ...state, name: action.name }
    return action.type === 'resized' ? { ...state, size: state.size + 1 } : { ...state, run: { kind: 'running' } }
  },
  {
    decisionsOf: ({ name }) => ({ name }),
    isDecision: ({ type }) => type === 'named',
    withDecisions: (state, decisions) => ({ ...state, ...decisions }),
  },
)

const EMPTY: State = { name: '', size: 0, run: { kind: 'idle' }, past: [], future: [] }
const named = (name: string): Action => ({ type: 'named', name })
const after = (...actions: readonly (Action | UndoAction)[]) => actions.reduce(reducer, EMPTY)

describe('undo', () => {
  test('takes back decisions one by one, and nothing else', () => {
    const state = after(named('a'), { type: 'resized' }, named('b'), { type: 'undone' })
    expect([state.name, state.size]).toEqual(['a', 1])
    expect(reducer(state, { type: 'undone' })).toMatchObject({ name: '', size: 1, past: [] })
    expect(reducer(state, { type: 'redone' })).toMatchObject({ name: 'b', future: [] })
  })

  test('forgets what was taken back once something else is decided', () => {
    const state = after(named('a'), { type: 'undone' }, named('b'))
    expect(reducer(state, { type: 'redone' })).toBe(state)
    expect(reducer(state, { type: 'undone' }).name).toBe('')
  })

  test('has nothing to take back of a decision that changes nothing, nor while a run is in progress', () => {
    const same = after(named(''))
    expect(reducer(same, { type: 'undone' })).toBe(same)
    const running = after(named('a'), { type: 'started' })
    expect(reducer(running, { type: 'undone' })).toBe(running)
  })
})
