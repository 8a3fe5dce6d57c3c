import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { keyFor } from '@/lib/accounts/secret'

/** The secret that a webhook's requests are signed with. It is derived, so nothing that signs is in the database. */
export function webhookSecret(webhookId: string): string {
  return `whsec_${createHmac('sha256', keyFor('webhook')).update(webhookId).digest('base64')}`
}

/** The headers of Standard Webhooks (standardwebhooks.com) for a request. */
export function signedHeaders(webhookId: string, messageId: string, body: string, now: Date): Record<string, string> {
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(webhookSecret(webhookId)).sign(messageId, now, body),
  }
}
