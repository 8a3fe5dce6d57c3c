import type { Operation, OperationState } from './generated/client'

/** The states of an operation that is not over: what it reads stays, and what it reserved is its own. */
export const UNDER_WAY: OperationState[] = ['queued', 'running']

export function isUnderWay({ state }: Pick<Operation, 'state'>): boolean {
  return UNDER_WAY.includes(state)
}
