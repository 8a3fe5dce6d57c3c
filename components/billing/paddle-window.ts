import type { Paddle } from '@paddle/paddle-js'
import { isDark } from '@/components/layout/theme'
import { LOCALE_RECORDS, type Locale } from '@/lib/i18n/locales'
import { PaddleProblem } from './paddle-script'

/**
 * Opens Paddle's window over the page for a transaction that the server made, in the page's theme and language.
 *
 * @throws PaddleProblem notReady
 */
export function openPaddleWindow(paddle: Paddle, transactionId: string, locale: Locale): void {
  try {
    paddle.Checkout.open({
      transactionId,
      settings: {
        displayMode: 'overlay',
        theme: isDark() ? 'dark' : 'light',
        locale: LOCALE_RECORDS[locale].paddle,
        // The transaction belongs to the user: another email address would pay for no one.
        allowLogout: false,
      },
    })
  } catch (error) {
    console.warn('Paddle.Checkout.open failed', error)
    throw new PaddleProblem('notReady')
  }
}
