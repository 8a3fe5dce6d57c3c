import { describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { claimMail, recordHandover, recoverMails } from './mail-states'
import { startSilentServer } from './test-support/mail-server'
import { dueNow, row, rows, send, testOutbox } from './test-support/outbox'

const outbox = testOutbox()

describe('A server that', () => {
  test('is down gets the email once within a minute of its recovery, and nothing is lost', async () => {
    await outbox.write({}, {}, {})
    expect(await send()).toBe(0)
    const waiting = await rows()
    expect(waiting.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    // One has found out for all.
    expect(waiting.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(1)
    const tried = waiting.find(({ attempts }) => attempts === 1)
    expect(tried?.error).toBe('CONNECTION')
    expect((tried?.nextAttemptAt.getTime() ?? Infinity) - Date.now()).toBeLessThan(31_000)
    const { received } = await outbox.up()
    await dueNow()
    await send()
    expect(received).toHaveLength(3)
  })

  test('hangs at the greeting is left in time', async () => {
    const silent = await startSilentServer(outbox.port)
    await outbox.write({})
    const started = Date.now()
    await send()
    expect(Date.now() - started).toBeLessThan(12_000)
    expect(await row()).toMatchObject({ state: 'waiting', error: 'TIMEOUT', handedOverAt: null })
    await silent.close()
  })

  test('puts a recipient off is asked again after a minute', async () => {
    const { recipientReplies, received } = await outbox.up()
    recipientReplies.push(451)
    await outbox.write({})
    await send()
    const deferred = await row()
    expect(deferred).toMatchObject({ state: 'waiting', error: 'DEFERRED', reply: 451 })
    expect(Math.round((deferred.nextAttemptAt.getTime() - Date.now()) / 10_000)).toBe(6)
    await dueNow()
    await send()
    expect(received).toHaveLength(1)
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('rejects a recipient isn’t asked again, and the next email is sent', async () => {
    const { recipientReplies, received } = await outbox.up()
    recipientReplies.push(550)
    await outbox.write({ recipient: 'nobody@clinic.example' })
    await outbox.write({ recipient: 'somebody@clinic.example' })
    expect(await send()).toBe(2)
    expect(received.map(({ to }) => to)).toEqual(['somebody@clinic.example'])
    expect((await rows())[0]).toMatchObject({
      state: 'failed',
      error: 'REFUSED',
      reply: 550,
      recipient: 'nobody@clinic.example',
    })
  })

  test('puts the content off, or refuses it, has not taken it', async () => {
    const { verdicts, received } = await outbox.up()
    verdicts.push(452, 554)
    await outbox.write({})
    await send()
    expect(await row()).toMatchObject({ state: 'waiting', reply: 452, handedOverAt: null })
    await dueNow()
    await send()
    expect(await row()).toMatchObject({ state: 'failed', reply: 554 })
    expect(received).toHaveLength(0)
  })

  test.each([
    ['takes the mail and never says so', 'hang', 'TIMEOUT', 0],
    ['drops the connection after the content', 'drop', 'CONNECTION', 0],
    ['takes the mail and drops the connection before it says so', 'take and drop', 'CONNECTION', 1],
  ] as const)('%s gets it no second time on its own', async (_what, verdict, error, taken) => {
    const { verdicts, received } = await outbox.up()
    verdicts.push(verdict)
    await outbox.write({})
    await send()
    expect(await row()).toMatchObject({ state: 'unknown', error })
    await dueNow()
    expect(await send()).toBe(0)
    expect(await recoverMails(true)).toBe(0)
    expect(received).toHaveLength(taken)
  })
})

describe('A sender that is killed', () => {
  test('before the end of the content has delivered nothing, and the email is sent again', async () => {
    await outbox.write({})
    await claimMail()
    expect(await recoverMails(false)).toBe(0)
    await db().mailMessage.updateMany({ data: { leaseUntil: new Date(Date.now() - 1) } })
    const { received } = await outbox.up()
    await send()
    expect(received).toHaveLength(1)
  })

  test('after it may have delivered, and the email is reported as unknown', async () => {
    await outbox.write({})
    const claimed = await claimMail()
    if (claimed !== null) await recordHandover(claimed)
    expect(await recoverMails(true)).toBe(1)
    const { received } = await outbox.up()
    await send()
    expect(received).toHaveLength(0)
    expect(await row()).toMatchObject({ state: 'unknown', error: 'CRASHED' })
  })

  test('or considered dead can’t end an email that another has taken', async () => {
    await outbox.write({})
    const first = await claimMail()
    await recoverMails(true)
    const second = await claimMail()
    expect(second?.id).toBe(first?.id)
    if (first !== null) await expect(recordHandover(first)).rejects.toThrow()
    if (second !== null) await recordHandover(second)
  })
})

test('an email is given up after five days of attempts', async () => {
  await outbox.write({})
  await db().mailMessage.updateMany({ data: { giveUpAt: new Date(Date.now() + 1_000) } })
  await send()
  expect(await row()).toMatchObject({ state: 'failed', error: 'CONNECTION' })
})
