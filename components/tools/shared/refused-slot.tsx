import type { FileSlotState } from '@/components/ui/file-slot'
import { HelpLink } from './help-link'
import { PlansLink } from './plans-link'

/**
 * How a slot shows a rejected file, with the help page about the error; with `upgrade`, because a higher plan would allow it, there is
 * a link to the plans instead.
 */
export function refusedSlot(name: string, reason: string, code: string, upgrade: boolean): FileSlotState {
  return { kind: 'refused', name, reason, action: upgrade ? <PlansLink /> : <HelpLink code={code} /> }
}
