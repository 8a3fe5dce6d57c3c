import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { asked, keptAct, onPlan } from '@/lib/http/test-support/templates'
import { GET as file } from './[id]/file/route'
import { DELETE as remove, PUT as change } from './[id]/route'
import { POST as copy } from './shared/[shareId]/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  // Plans apply only if payment is set up: new users are on the free plan.
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

describe('sharing', () => {
  test('needs the professional plan', async () => {
    const { browser } = await onPlan('standard')
    const { id } = await keptAct(browser)
    const { status, body } = await asked(browser, change, { method: 'PUT', params: { id }, json: { shared: true } })
    expect({ status, ...body }).toMatchObject({ status: 402, code: 'LIMIT_SHARING', details: { plan: 'professional' } })
  })

  test('gives another professional their own copy, for as long as it is shared', async () => {
    const owner = await onPlan('professional')
    const { id } = await keptAct(owner.browser, { name: 'Акт поверки', mapping: { номер: 'Номер' } })
    const share = (shared: boolean) => asked(owner.browser, change, { method: 'PUT', params: { id }, json: { shared } })
    const { shareId } = (await share(true)).body.template
    expect((await share(true)).body.template.shareId).toBe(shareId)
    const params = { shareId: shareId ?? '' }
    const other = await onPlan('professional')
    const { status, body } = await asked(other.browser, copy, { method: 'POST', params })
    expect({ status, ...body }).toMatchObject({
      status: 201,
      template: { name: 'Акт поверки', mapping: { номер: 'Номер' }, version: 1, shareId: null },
    })
    await asked(owner.browser, remove, { method: 'DELETE', params: { id } })
    expect((await other.browser.call(file, { params: { id: body.template.id } })).status).toBe(200)
    expect((await asked(other.browser, copy, { method: 'POST', params })).status).toBe(404)
  })

  test('ends with the flag, and with the owner’s plan; others without the plan copy nothing', async () => {
    const owner = await onPlan('professional')
    const { id } = await keptAct(owner.browser)
    const share = (shared: boolean) => asked(owner.browser, change, { method: 'PUT', params: { id }, json: { shared } })
    const params = { shareId: (await share(true)).body.template.shareId ?? '' }
    const copied = async (browser: Browser) => (await asked(browser, copy, { method: 'POST', params })).status
    const other = await onPlan('professional')
    expect(await copied((await onPlan('standard')).browser)).toBe(402)
    await db().user.update({ where: { id: owner.id }, data: { plan: 'standard' } })
    expect(await copied(other.browser)).toBe(404)
    await db().user.update({ where: { id: owner.id }, data: { plan: 'professional' } })
    expect(await copied(other.browser)).toBe(201)
    await share(false)
    expect(await copied(other.browser)).toBe(404)
    expect((await asked(other.browser, copy, { method: 'POST', params: { shareId: id } })).status).toBe(404)
  })
})
