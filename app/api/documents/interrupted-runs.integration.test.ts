import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { readDirectory } from '@/lib/documents/ooxml/directory'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { openTestApplication } from '@/lib/http/test-support/application'
import { ACT, actRows, newWorkspace } from '@/lib/http/test-support/workspace'
import { GET as download } from './download/[filename]/route'
import { DELETE as cancel } from './operations/[id]/route'
import { ASYNC, LONG_MS, run, until } from './test-support/asked-runs'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

/** Waits until the document process has the job, that is, until it reports progress. */
async function underWay(id: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if ((await db().operation.findUniqueOrThrow({ where: { id } })).progress !== null) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Waits until some documents are finished. */
async function finishing(id: string): Promise<void> {
  for (let tries = 0; tries < 2_000; tries++) {
    const { progress } = await db().operation.findUniqueOrThrow({ where: { id } })
    const { stage, done } = (progress ?? {}) as { stage?: string; done?: number }
    if (stage === 'rendering' && (done ?? 0) > 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** The document processes that this process has forked, by their ids. */
function documentProcesses(): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    try {
      const ours = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(process.pid)
      return ours && readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes('child.mjs') ? [Number(entry)] : []
    } catch {
      return []
    }
  })
}

describe('cancelling', () => {
  test(
    'of a run of many documents keeps those that are finished, and only they count',
    async () => {
      const { browser, sessionId } = await newWorkspace()
      const { body } = await run(browser, { excel: actRows(8_000), template: ACT, sessionId }, ASYNC)
      await finishing(body.operationId)
      const asked = await browser.call(cancel, { method: 'DELETE', params: { id: body.operationId } })
      expect(await asked.json()).toEqual({ success: true, done: 'stopping' })
      const ended = await until(body.operationId, 'succeeded')
      const { acts, stoppedAt } = ended.summary as unknown as { acts: unknown[]; stoppedAt: number }
      expect(stoppedAt).toBe(8_000)
      expect(acts.length).toBeGreaterThan(0)
      expect(acts.length).toBeLessThan(8_000)
      expect(ended).toMatchObject({ documents: acts.length, results: acts.length })
      const { name } = await db().storedFile.findFirstOrThrow({ where: { operationId: ended.id, kind: 'result' } })
      const answer = await browser.call(download, { params: { filename: name }, query: { sessionId } })
      const entries = await readDirectory(Buffer.from(await answer.arrayBuffer()), PREMIUM_GATE)
      expect(entries).toHaveLength(acts.length)
      // A second run makes what the first left out.
      const options = JSON.stringify({ rerunOf: ended.id, only: 'changed' })
      const fields = { excel: actRows(8_000), template: ACT, sessionId, options }
      const rest = await run(browser, fields, ASYNC)
      const whole = await until(rest.body.operationId, 'succeeded')
      expect(whole.results).toBe(8_000 - acts.length)
    },
    LONG_MS,
  )

  test(
    'ends a run that creates one file for all documents, and nothing is saved',
    async () => {
      const { browser, sessionId } = await newWorkspace()
      const fields = { excel: actRows(8_000), template: ACT, sessionId, single_doc: 'true' }
      const { body } = await run(browser, fields, ASYNC)
      await until(body.operationId, 'running')
      expect((await browser.call(cancel, { method: 'DELETE', params: { id: body.operationId } })).status).toBe(200)
      const ended = await until(body.operationId, 'cancelled')
      expect(ended.documents).toBe(0)
      expect(await db().storedFile.count({ where: { documentSessionId: sessionId, kind: 'result' } })).toBe(0)
    },
    LONG_MS,
  )
})

describe('a document process that dies', () => {
  test(
    'is replaced, and the operation is tried once more',
    async () => {
      const { browser, sessionId } = await newWorkspace()
      const { body } = await run(browser, { excel: actRows(3_000), template: ACT, sessionId }, ASYNC)
      await underWay(body.operationId)
      for (const pid of documentProcesses()) process.kill(pid, 'SIGKILL')
      const ended = await until(body.operationId, 'succeeded', 'failed')
      expect(ended).toMatchObject({ state: 'succeeded', attempts: 2 })
    },
    LONG_MS,
  )

  test(
    'at every try ends the operation with a typed error, and the queue goes on',
    async () => {
      const { browser, sessionId } = await newWorkspace()
      const { body } = await run(browser, { excel: actRows(8_000), template: ACT, sessionId }, ASYNC)
      const assassin = setInterval(async () => {
        const { state } = await db().operation.findUniqueOrThrow({ where: { id: body.operationId } })
        if (state === 'running') for (const pid of documentProcesses()) process.kill(pid, 'SIGKILL')
      }, 60)
      const ended = await until(body.operationId, 'succeeded', 'failed')
      clearInterval(assassin)
      expect(ended).toMatchObject({ state: 'failed', attempts: 2, error: { code: 'FILE_UNPROCESSABLE' } })
      const next = await run(browser, { excel: actRows(1), template: ACT, sessionId })
      expect(next.status).toBe(200)
    },
    LONG_MS,
  )
})
