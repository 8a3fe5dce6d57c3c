import type { FileSlotState } from '@/components/ui/file-slot'
import { PlansLink } from './plans-link'

/** How a slot shows whose file is refused; with `upgrade`, since a higher plan would allow it, beside the way to the plans. */
export function refusedSlot(name: string, reason: string, upgrade: boolean): FileSlotState {
  return { kind: 'refused', name, reason, ...(upgrade && { action: <PlansLink /> }) }
}
