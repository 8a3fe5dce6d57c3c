import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { GET as cron } from '@/app/api/cron/[job]/route'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { POST as register } from './route'

const SECRET = 'a secret of the platform'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  process.env['ACTUM_RUNNER'] = 'inline'
  process.env['CRON_SECRET'] = SECRET
  application = await openTestApplication()
})
afterAll(() => application.close())

test('without long-lived processes, the email of a request is sent after the answer', async () => {
  const email = 'new-colleague@clinic.example'
  const answer = await new Browser().call(register, {
    method: 'POST',
    json: { email, password: 'seven quiet lanterns' },
  })
  expect(answer.status).toBe(201)
  const state = async () => (await db().mailMessage.findFirstOrThrow({ where: { recipient: email } })).state
  while ((await state()) !== 'sent') await new Promise((resolve) => setTimeout(resolve, 20))
})

test('the scheduled jobs accept the secret under the platform’s own name', async () => {
  const call = (secret: string) =>
    new Browser().call(cron, { params: { job: 'mail' }, headers: { authorization: `Bearer ${secret}` } })
  expect((await call(SECRET)).status).toBe(200)
  expect((await call('another secret, as long')).status).toBe(401)
})
