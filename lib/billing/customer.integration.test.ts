import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { confirmEmail } from '@/lib/accounts/email-confirmation'
import { db } from '@/lib/db/client'
import { tokenHashOf } from '@/lib/db/token-hash'
import { newPayer, openPayingApplication, subscribe } from './test-support/paying'

let application: Awaited<ReturnType<typeof openPayingApplication>>
beforeAll(async () => {
  application = await openPayingApplication()
})
afterEach(() => application.paddle.control.fault(null))
afterAll(() => application.close())

/** A subscriber who has requested another address, and the token emailed there. */
async function moving() {
  const { id, browser } = await newPayer()
  await subscribe(application.paddle, browser)
  const email = `moved${randomUUID()}@clinic.example`
  const token = randomBytes(32).toString('base64url')
  await db().user.update({ where: { id }, data: { pendingEmail: email } })
  await db().accountLink.create({
    data: {
      userId: id,
      purpose: 'confirm',
      requestId: randomUUID(),
      email,
      tokenHash: tokenHashOf(token),
      expiresAt: new Date(Date.now() + 60_000),
    },
  })
  const customer = await db().paddleCustomer.findUniqueOrThrow({ where: { userId: id } })
  const addressAtPaddle = () => application.paddle.control.world.customers.get(customer.id)?.email
  return { id, email, token, addressAtPaddle }
}

test('a changed address is that of Paddle’s receipts as soon as it is confirmed', async () => {
  const { email, token, addressAtPaddle } = await moving()
  expect(addressAtPaddle()).not.toBe(email)
  expect(await confirmEmail(token)).toBe(email)
  expect(addressAtPaddle()).toBe(email)
})

test('is confirmed all the same while Paddle is away', async () => {
  const { id, email, token, addressAtPaddle } = await moving()
  application.paddle.control.fault('html')
  expect(await confirmEmail(token)).toBe(email)
  expect((await db().user.findUniqueOrThrow({ where: { id } })).email).toBe(email)
  expect(addressAtPaddle()).not.toBe(email)
})
