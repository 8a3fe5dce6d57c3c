/** A payment in progress in this tab: saved across a reload, so that everyone who paid sees the outcome. */
export interface KeptCheckout {
  readonly transactionId: string
  /** A plan is bought, or the way of paying for it changed. */
  readonly purpose: 'plan' | 'method'
  /** When Paddle's window reported the payment, in milliseconds; null until it has. */
  readonly paidAt: number | null
}

const KEY = 'checkout'

export function keepCheckout(checkout: KeptCheckout): void {
  attempt(() => window.sessionStorage.setItem(KEY, JSON.stringify(checkout)), undefined)
}

export function forgetCheckout(): void {
  attempt(() => window.sessionStorage.removeItem(KEY), undefined)
}

export function keptCheckout(): KeptCheckout | null {
  return attempt(() => parseCheckout(window.sessionStorage.getItem(KEY)), null)
}

/** What was kept, or null for anything else: another version may have written it. */
export function parseCheckout(text: string | null): KeptCheckout | null {
  if (text === null) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { transactionId, purpose, paidAt } = value as Record<string, unknown>
  if (typeof transactionId !== 'string' || (purpose !== 'plan' && purpose !== 'method')) return null
  return { transactionId, purpose, paidAt: typeof paidAt === 'number' ? paidAt : null }
}

function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action()
  } catch (error) {
    console.warn('The payment under way could not be kept or read', error)
    return otherwise
  }
}
