import { env } from '@/lib/env'

/** Links to the operator's legal pages, if they are configured. */
export interface LegalLinks {
  readonly terms?: string
  readonly privacy?: string
  readonly refunds?: string
}

export function legalLinks(): LegalLinks {
  const { TERMS_URL: terms, PRIVACY_URL: privacy, REFUNDS_URL: refunds } = env()
  return { ...(terms && { terms }), ...(privacy && { privacy }), ...(refunds && { refunds }) }
}
