import type { Operation, OperationState } from './generated/client'

/** The states of an operation that hasn't ended: the files that it reads stay, and its reservations are kept. */
export const UNDER_WAY: OperationState[] = ['queued', 'running']

export function isUnderWay({ state }: Pick<Operation, 'state'>): boolean {
  return UNDER_WAY.includes(state)
}
