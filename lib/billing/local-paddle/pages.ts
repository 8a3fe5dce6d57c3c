import { notFound } from './refusal'
import type { World } from './world'

const TITLES: Readonly<Record<string, string>> = {
  portal: 'Customer portal',
  pay: 'Checkout',
  invoices: 'Invoice',
  subscriptions: 'Subscription',
}

/** Pages for the links that the local Paddle returns; each says what it would be. */
export function pageOf(world: World, pathname: string): string {
  const [, , kind = '', id = ''] = pathname.split('/')
  const title = TITLES[kind]
  if (title === undefined) throw notFound(pathname)
  const invoice = world.transactions.get(id)?.invoice_number
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    `<title>${title} · local Paddle</title>`,
    `<h1>${title}</h1><p>${invoice ? `Number ${invoice}. ` : ''}This is the local Paddle: here Paddle shows its own page.</p></html>`,
  ].join('')
}
