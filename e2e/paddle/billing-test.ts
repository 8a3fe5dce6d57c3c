import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { Page } from 'playwright/test'
import { startLocalPaddle, type LocalPaddle } from '../../tools/local-paddle/server'
import { expect, signUp, test as base } from '../fixtures'
import { OwnServer } from '../own-server'
import { paddleInBrowser } from './in-browser'

export const SUPPORT = 'help@actum.example'

interface Paying {
  readonly paddle: LocalPaddle
  readonly server: OwnServer
  readonly folder: string
}

/**
 * A server with payments, through a Paddle in this process; the page gets Paddle's script and window from the stand-in.
 */
export const test = base.extend<object, { paying: Paying }>({
  paying: [
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'actum-billing-'))
      const paddle = await startLocalPaddle({ retryMs: 200 })
      const server = await OwnServer.create(folder, {
        ...paddle.variables,
        SUPPORT_EMAIL: SUPPORT,
        TERMS_URL: 'https://actum.example/terms',
        PRIVACY_URL: 'https://actum.example/privacy',
        REFUNDS_URL: 'https://actum.example/refunds',
      })
      paddle.control.webhook(`${server.origin}/api/paddle/webhook`)
      await provide({ paddle, server, folder })
      await server.stop()
      await paddle.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ paying }, provide) => provide(paying.server.origin),
  page: async ({ page, paying }, provide) => {
    await paddleInBrowser(page, paying.paddle)
    await provide(page)
  },
})

export { expect }

/** Makes an account whose address is confirmed, signed in. */
export async function buyer(page: Page, { folder }: Paying): Promise<string> {
  const email = await signUp(page, 'seven quiet lanterns')
  const token = await confirmationToken(path.join(folder, 'outbox'), email)
  const confirmed = await page.request.post('/api/email/confirm', { data: { token } })
  expect(confirmed.status()).toBe(200)
  return email
}

/** The server's response for the signed-in user: the active plan and its limit of documents a month. */
export async function holds(page: Page): Promise<{ plan: string; documents: number | null }> {
  const answer = (await (await page.request.get('/api/paddle/premium')).json()) as {
    plan: string
    limits: { documentsPerMonth: number | null }
  }
  return { plan: answer.plan, documents: answer.limits.documentsPerMonth }
}

async function confirmationToken(outbox: string, email: string): Promise<string> {
  let token: string | undefined
  await expect(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(outbox, name)))),
    )
    const mine = mails.find(({ to }) => to?.some(({ address }) => address === email))
    token = /\/confirm#token=([\w-]+)/.exec(mine?.text ?? '')?.[1]
    expect(token).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return token ?? ''
}
