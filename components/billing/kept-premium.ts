import { readStored, writeStored } from '@/components/layout/browser-storage'
import type { Plan } from './plan'

/** The hint of a paid plan is true until the server says otherwise. It is for drawing alone: every rule is enforced on the server. */
export function assumePremium(): void {
  if (readStored('premium') === null) writeStored('premium', 'true')
}

/** Saves the user's plan, in the hint and with the user. */
export function keepPlan(plan: Plan): void {
  writeStored('premium', String(plan !== 'free'))
  const user = withPlan(readStored('user'), plan)
  if (user !== null) writeStored('user', user)
}

/** The kept person with another plan; null where no one is kept, or nothing that can be read. */
export function withPlan(text: string | null, plan: Plan): string | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null')
    if (typeof user !== 'object' || user === null || Array.isArray(user)) return null
    return JSON.stringify({ ...user, subscription: { plan } })
  } catch {
    return null
  }
}
