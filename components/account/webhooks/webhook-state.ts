import type { Webhook } from './webhooks-api'

export type WebhookState = 'active' | 'failing' | 'disabled'

/** How a webhook is, in one word. */
export function webhookState({ disabledAt, failedInRow }: Webhook): WebhookState {
  if (disabledAt !== null) return 'disabled'
  return failedInRow > 0 ? 'failing' : 'active'
}
