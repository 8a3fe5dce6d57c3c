import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { LOCAL_API_KEY, startLocalPaddle, type LocalPaddle } from '@/tools/local-paddle/server'

const PAGE = readFileSync('docs/paddle.md', 'utf8')

let paddle: LocalPaddle
beforeAll(async () => {
  paddle = await startLocalPaddle({ webhookUrl: 'http://localhost:9/', retryMs: 60_000 })
  paddle.control.withhold(true)
})
afterAll(() => paddle.close())

async function begunTransaction(): Promise<string> {
  const response = await fetch(`${paddle.url}/transactions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_API_KEY}` },
    body: JSON.stringify({ items: [{ price_id: 'pri_01standardmonth', quantity: 1 }], currency_code: 'USD' }),
  })
  return ((await response.json()) as { data: { id: string } }).data.id
}

/** Sends the request of a line of the page, with the IDs that a reader would fill in. */
async function asked(line: string): Promise<{ status: number; answer: unknown }> {
  const url = /http:\/\/localhost:3456(\S+)/.exec(line)?.[1] ?? ''
  const body = / -d '([^']*)'/.exec(line)?.[1]
  const [subscription] = paddle.control.world.subscriptions.keys()
  const address = url
    .replace('txn_…', url.includes('txn_') ? await begunTransaction() : '')
    .replace('sub_…', subscription ?? 'none')
  const method = line.includes(' -X POST ') ? 'POST' : 'GET'
  const response = await fetch(paddle.url + address, { method, ...(body !== undefined && { body }) })
  return { status: response.status, answer: await response.json() }
}

test('the commands of the page work on the local Paddle, one after another', async () => {
  const lines = [...PAGE.matchAll(/^curl .*$/gm)].map(([line]) => line)
  expect(lines).not.toEqual([])
  const refused: unknown[] = []
  for (const line of lines) {
    const { status, answer } = await asked(line)
    if (status !== 200) refused.push([line, status, answer])
  }
  expect(refused).toEqual([])
  expect([...paddle.control.world.subscriptions.values()]).toMatchObject([{ status: 'canceled' }])
  expect(paddle.control.world.fault).toMatchObject({ kind: 'html' })
})

test('every fault that the page names exists, and null ends it', async () => {
  const [, named = ''] = /"kind":"html"}'\s+# (.*); null/.exec(PAGE) ?? []
  expect(named.split(', ')).toHaveLength(4)
  for (const kind of [...named.split(', '), null]) {
    const body = JSON.stringify({ kind })
    expect([kind, (await fetch(`${paddle.url}/_control/fault`, { method: 'POST', body })).status]).toEqual([kind, 200])
  }
  expect(paddle.control.world.fault).toBeNull()
})
