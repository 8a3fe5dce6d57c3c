import type { Paddle } from '@paddle/paddle-js'
import { isDark } from '@/components/layout/theme'
import { PaddleProblem } from './paddle-script'

/**
 * The languages of Paddle's window that we support. It has no Romanian and would use the browser's language instead, so
 * Romanian users get English (`settings.locale` of Paddle.Checkout.open).
 */
const LOCALES: Readonly<Record<string, string>> = { 'ru-RU': 'ru', 'ro-RO': 'en', 'en-US': 'en' }

/**
 * Opens Paddle's window over the page for a transaction that the server made, in the page's theme and language.
 *
 * @throws PaddleProblem notReady
 */
export function openPaddleWindow(paddle: Paddle, transactionId: string, locale: string): void {
  try {
    paddle.Checkout.open({
      transactionId,
      settings: {
        displayMode: 'overlay',
        theme: isDark() ? 'dark' : 'light',
        locale: LOCALES[locale] ?? 'en',
        // The transaction belongs to the user: another email address would pay for no one.
        allowLogout: false,
      },
    })
  } catch (error) {
    console.warn('Paddle.Checkout.open failed', error)
    throw new PaddleProblem('notReady')
  }
}
