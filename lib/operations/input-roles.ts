import type { OperationKind } from '@/lib/db/generated/enums'
import { toolOf } from './tools'

/** The roles that an operation has inputs for, in the order in which its tool names them. */
export function inToolOrder(kind: OperationKind, inputs: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(toolOf(kind).fields).filter((role) => Object.hasOwn(inputs, role))
}
