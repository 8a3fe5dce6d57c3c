import type { FileSlotState } from '@/components/ui/file-slot'
import { PlansLink } from './plans-link'

/**
 * How a slot shows a rejected file; with `upgrade`, because a higher plan would allow it, there is a link to the plans.
 */
export function refusedSlot(name: string, reason: string, upgrade: boolean): FileSlotState {
  return { kind: 'refused', name, reason, ...(upgrade && { action: <PlansLink /> }) }
}
