import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import type { CurrentRun } from '@/lib/operations/history/current-runs'
import { runUnderWay } from '@/lib/operations/history/current-runs'
import { POST as generate } from '../../generate/route'
import { GET as runs } from './route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const listed = async (browser: Browser, watched?: string) => {
  const response = await browser.call(runs, { query: watched === undefined ? {} : { watched } })
  return ((await response.json()) as { readonly runs: CurrentRun[] }).runs
}

async function personWithRun() {
  const workspace = await newWorkspace()
  const { browser, sessionId } = workspace
  const response = await postForm(browser, generate, { excel: actRows(2), template: ACT, sessionId })
  const { operationId } = (await response.json()) as { operationId: string }
  return { ...workspace, operationId }
}

describe('A user’s runs', () => {
  test('are those under way, with how far they are', async () => {
    const { browser, id, operationId } = await personWithRun()
    expect(await listed(browser)).toEqual([])
    expect(await runUnderWay(id)).toBeNull()
    const progress = { stage: 'rendering', done: 1, total: 2 }
    await db().operation.update({ where: { id: operationId }, data: { state: 'running', progress } })
    expect(await listed(browser)).toMatchObject([
      {
        id: operationId,
        kind: 'generate',
        state: 'running',
        stage: 'rendering',
        pdf: false,
        progress: { done: 1, total: 2 },
      },
    ])
    expect(await runUnderWay(id)).toBe('generate')
    await db().operation.update({ where: { id: operationId }, data: { cancelRequestedAt: new Date() } })
    expect(await listed(browser)).toEqual([])
    expect(await runUnderWay(id)).toBeNull()
  })

  test('are reported to their end if they are watched', async () => {
    const { browser, operationId } = await personWithRun()
    const [run] = await listed(browser, `${operationId},another`)
    expect(run).toMatchObject({ state: 'succeeded', results: 2, failures: 0 })
    expect(run?.files[0]?.name).toMatch(/\.zip$/)
    await db().operation.update({ where: { id: operationId }, data: { removedAt: new Date() } })
    expect(await listed(browser, operationId)).toEqual([])
  })

  test('are visible to no other user', async () => {
    const [{ operationId }, other] = [await personWithRun(), await newPerson()]
    expect(await listed(other.browser, operationId)).toEqual([])
  })
})
