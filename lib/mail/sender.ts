import { env } from '@/lib/env'
import type { Sender } from './sender-address'
import { parseSender } from './sender-address'

/**
 * Returns the configured sender; without one, if emails only go to the outbox folder, an address at the origin's host.
 */
export function sender(): Sender {
  const { MAIL_FROM, origin } = env()
  const configured = MAIL_FROM === undefined ? null : parseSender(MAIL_FROM)
  return configured ?? { name: 'Actum', address: `actum@${new URL(origin).hostname}` }
}
