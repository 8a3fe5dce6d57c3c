import type { SubscriptionEntity } from './entities'
import type { Telling } from './in-order'
import { momentText } from './occurred-at'

/**
 * When the payment failed of a subscription that is past due now, as the first notification of the unbroken run says.
 *
 * @param ordered as `inOrder` gives them, with the current state last
 * @param known what was found before, whose tellings may be gone by now
 * @returns null of one that is not past due
 */
export function pastDueSince(ordered: readonly Telling<SubscriptionEntity>[], known: Date | null): Date | null {
  if (ordered.at(-1)?.entity.status !== 'past_due') return null
  const recovered = ordered.findLastIndex(({ entity }) => entity.status !== 'past_due')
  const first = new Date(ordered[recovered + 1]?.occurredAt ?? 0)
  const before = ordered[recovered]?.occurredAt
  const unbroken = known !== null && (before === undefined || momentText(known.toISOString()) > before)
  return unbroken && known < first ? known : first
}
