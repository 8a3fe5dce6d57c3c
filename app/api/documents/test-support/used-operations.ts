import type { Browser } from '@/lib/http/test-support/browser'
import { GET as premium } from '../../paddle/premium/route'

/** Returns how many of the month's table and dose operations the API says are used. */
export async function usedOperations(browser: Browser): Promise<number> {
  const { usage } = (await (await browser.call(premium)).json()) as { usage: { tableAndDoseOperations: number } }
  return usage.tableAndDoseOperations
}
