import path from 'node:path'
import type { Page, Route } from 'playwright/test'
import { LOCAL_API_KEY, type LocalPaddle } from '../../tools/local-paddle/server'

const HERE = path.join(process.cwd(), 'e2e/paddle')
const STYLE = '.paddle-window { position: fixed; inset: 0; z-index: 99999; width: 100%; height: 100%; border: 0 }'

export const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js'

/**
 * Gives a page what it would get from Paddle's hosts: the stand-in script, its style sheet, prices, and the payment
 * window.
 */
export async function paddleInBrowser(page: Page, paddle: LocalPaddle): Promise<void> {
  await page.route(SCRIPT, (route) => route.fulfill({ path: path.join(HERE, 'stand-in.js') }))
  await page.route('https://sandbox-cdn.paddle.com/**/*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: STYLE }),
  )
  await page.route('https://sandbox-api.paddle.com/**', (route) => askLocal(route, paddle))
  await page.route('https://sandbox-buy.paddle.com/**', (route) => inWindow(route, paddle))
}

/** A price preview, asked from the browser by the client token and here by the key. */
async function askLocal(route: Route, paddle: LocalPaddle): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const answer = await fetch(paddle.url + pathname, {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_API_KEY}`, 'content-type': 'application/json' },
    body: route.request().postData() ?? '{}',
  })
  await route.fulfill({
    status: answer.status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
    body: await answer.text(),
  })
}

async function inWindow(route: Route, { control }: LocalPaddle): Promise<void> {
  const [, action, transactionId = ''] = new URL(route.request().url()).pathname.split('/')
  if (action === 'checkout') return route.fulfill({ path: path.join(HERE, 'window.html') })
  if (action === 'decline') return route.fulfill({ json: { status: control.fail(transactionId).status } })
  const { items } = control.complete(transactionId)
  return route.fulfill({
    json: {
      items: items.map(({ price, quantity }) => ({
        price_id: price?.id,
        quantity,
        billing_cycle: price?.billing_cycle,
      })),
    },
  })
}
