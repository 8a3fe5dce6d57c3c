import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import { docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { Browser, type Call, type Handler } from '@/lib/http/test-support/browser'
import { asked, keep, keptAct, onPlan } from '@/lib/http/test-support/templates'
import { ACT, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { storage } from '@/lib/storage'
import { MAX_TEMPLATES } from '@/lib/templates/keep-template'
import { templateRow } from '@/lib/templates/test-support/rows'
import { POST as inspect } from '../documents/inspect/route'
import { GET as file, PUT as replace } from './[id]/file/route'
import { GET as register, PUT as setNext } from './[id]/register/route'
import { DELETE as remove, GET as read, PUT as change } from './[id]/route'
import { GET as list, POST as keepDoor } from './route'
import { POST as copy } from './shared/[shareId]/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  // Plans apply only if payment is set up: new users are on the free plan.
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

const templatesOf = async (browser: Browser) => (await asked(browser, list)).body.templates

describe('a template that is kept', () => {
  test('has the name of its file unless it is given one, and its mapping and settings', async () => {
    const { browser } = await newPerson()
    const { status, body } = await keep(browser, { template: ACT })
    expect({ status, ...body }).toMatchObject({
      status: 201,
      template: { name: 'Акт', fileName: 'Акт.docx', size: ACT.bytes.length, version: 1, shareId: null, mapping: {} },
      problems: [],
    })
    const options = { name: 'Акт поверки', mapping: { номер: 'Номер', дата: '' }, settings: { missing: 'block' } }
    expect(await keptAct(browser, options)).toMatchObject(options)
    expect((await templatesOf(browser)).map(({ name }) => name)).toEqual(['Акт', 'Акт поверки'])
  })

  test('can be a file of the document session', async () => {
    const { browser, sessionId } = await newWorkspace()
    await postForm(browser, inspect, { template: ACT, sessionId })
    const { status, body } = await keep(browser, { template: ACT.name, sessionId })
    expect({ status, ...body }).toMatchObject({ status: 201, template: { fileName: 'Акт.docx' } })
    expect((await keep(browser, { template: 'Другой.docx', sessionId })).status).toBe(404)
    const other = await newWorkspace()
    expect((await keep(other.browser, { template: ACT.name, sessionId })).status).toBe(404)
  })

  test('is downloaded as it was uploaded, as an attachment', async () => {
    const { browser } = await newPerson()
    const { id } = await keptAct(browser)
    const response = await browser.call(file, { params: { id } })
    expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('Акт.docx')}`)
    expect(response.headers.get('content-security-policy')).toBe('sandbox')
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(ACT.bytes))).toBe(true)
  })

  test.each([
    ['a spreadsheet', { name: 'a.docx', bytes: Buffer.from('a;b\n1;2\n') }, 'GATE_WRONG_KIND'],
    ['without tags', { name: 'a.docx', bytes: docx(paragraph('Акт')) }, 'TEMPLATE_NO_TAGS'],
    ['with an open tag', { name: 'a.docx', bytes: docx(paragraph('{номер') + paragraph('{/x} {#y}')) }, null],
  ])('that is %s is refused with everything that is wrong, and nothing is left', async (_, template, code) => {
    const { browser, id } = await newPerson()
    const { status, body } = await keep(browser, { template })
    expect(status).toBe(422)
    if (code !== null) expect(body.code).toBe(code)
    else expect(body.details.problems.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(1)
    expect(await db().template.count({ where: { userId: id } })).toBe(0)
  })

  test('that is larger than the plan allows is rejected with the plan that allows it', async () => {
    const { browser } = await newPerson()
    const template = { name: 'a.docx', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) }
    const { status, body } = await keep(browser, { template })
    expect({ status, ...body }).toMatchObject({ status: 402, code: 'LIMIT_UPLOAD', details: { plan: 'standard' } })
  })

  test.each([
    ['a setting of one spreadsheet', { settings: { sheet: 'Лист1' } }],
    ['a setting of one run', { settings: { rows: [1] } }],
    ['a mapping to what is no name', { mapping: { номер: 1 } }],
    [
      'more tags than a template has',
      { mapping: Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`t${at}`, 'x'])) },
    ],
    ['an empty name', { name: '' }],
    ['an owner', { userId: 'somebody' }],
  ])('takes no %s', async (_, options) => {
    const { browser } = await newPerson()
    expect((await keep(browser, { template: ACT, options: JSON.stringify(options) })).status).toBe(400)
  })

  test('is one of two hundred at most', async () => {
    const { browser, id } = await newPerson()
    for (let row = 1; row < MAX_TEMPLATES; row++) await templateRow(id)
    expect((await keep(browser, { template: ACT })).status).toBe(201)
    const { status, body } = await keep(browser, { template: ACT })
    expect({ status, code: body.code, error: body.error }).toEqual({
      status: 422,
      code: 'TOO_MANY_TEMPLATES',
      error: expect.stringContaining('200'),
    })
  })
})

describe('the room for templates', () => {
  const full = 100 * 1024 ** 2

  test('is bound by the plan, and the refusal names the plan that has more', async () => {
    const { browser, id } = await newPerson()
    const { id: large } = await templateRow(id, { bytes: full })
    const { status, body } = await keep(browser, { template: ACT })
    expect({ status, ...body }).toMatchObject({ status: 402, code: 'LIMIT_TEMPLATES', details: { plan: 'standard' } })
    await db().template.delete({ where: { id: large } })
    expect((await keep(browser, { template: ACT })).status).toBe(201)
  })

  test('counts a file that takes another’s place by what it adds', async () => {
    const { browser, id } = await newPerson()
    const kept = await templateRow(id, { bytes: ACT.bytes.length })
    await templateRow(id, { bytes: full - ACT.bytes.length })
    const form = new FormData()
    form.set('template', new File([Buffer.from(ACT.bytes)], 'Акт.docx'))
    expect((await asked(browser, replace, { method: 'PUT', params: { id: kept.id }, form })).status).toBe(200)
    expect((await keep(browser, { template: ACT })).status).toBe(402)
  })

  test('of the highest plan is all there is', async () => {
    const { browser, id } = await onPlan('professional')
    await templateRow(id, { bytes: 10 * full })
    expect(await keep(browser, { template: ACT })).toMatchObject({ status: 422, body: { code: 'TEMPLATES_FULL' } })
  })
})

describe('changing a template', () => {
  test('changes what is named, and counts its versions', async () => {
    const { browser } = await newPerson()
    const { id } = await keptAct(browser, { mapping: { номер: 'Номер' } })
    const params = { id }
    const { body } = await asked(browser, change, {
      method: 'PUT',
      params,
      json: { name: 'Акт 2', settings: { single: true } },
    })
    expect(body.template).toMatchObject({
      name: 'Акт 2',
      mapping: { номер: 'Номер' },
      settings: { single: true },
      version: 2,
    })
    const numbering = { next: 1, used: 0, acts: 0 }
    expect((await asked(browser, read, { params })).body).toEqual({ ...body, numbering })
  })

  test('of an older version is refused, and the newer one stays', async () => {
    const { browser } = await newPerson()
    const { id, version } = await keptAct(browser)
    const put = (name: string) => asked(browser, change, { method: 'PUT', params: { id }, json: { name, version } })
    const answers = await Promise.all([put('A'), put('B'), put('C')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TEMPLATE_CHANGED')
    expect((await templatesOf(browser))[0]?.version).toBe(2)
  })

  test('by another file keeps its mapping, and the bytes before go', async () => {
    const { browser } = await newPerson()
    const { id } = await keptAct(browser, { mapping: { номер: 'Номер' } })
    const before = await db().template.findUniqueOrThrow({ where: { id } })
    const form = new FormData()
    form.set('template', new File([Buffer.from(docx(paragraph('{ФИО}')))], 'Новый.docx'))
    const { status, body } = await asked(browser, replace, { method: 'PUT', params: { id }, form })
    expect({ status, ...body }).toMatchObject({
      status: 200,
      template: { name: 'Акт', fileName: 'Новый.docx', version: 2, mapping: { номер: 'Номер' } },
    })
    await expect(storage().localCopy(before.storageKey)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('by a file that isn’t a template changes nothing', async () => {
    const { browser } = await newPerson()
    const { id } = await keptAct(browser)
    const form = new FormData()
    form.set('template', new File([Buffer.from('no')], 'Новый.docx'))
    expect((await asked(browser, replace, { method: 'PUT', params: { id }, form })).status).toBe(422)
    expect(await templatesOf(browser)).toMatchObject([{ fileName: 'Акт.docx', version: 1 }])
    expect((await browser.call(file, { params: { id } })).status).toBe(200)
  })

  test('by removing it leaves neither the row nor the bytes', async () => {
    const { browser } = await newPerson()
    const { id } = await keptAct(browser)
    const { storageKey } = await db().template.findUniqueOrThrow({ where: { id } })
    expect((await asked(browser, remove, { method: 'DELETE', params: { id } })).status).toBe(200)
    expect(await templatesOf(browser)).toEqual([])
    await expect(storage().localCopy(storageKey)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await asked(browser, remove, { method: 'DELETE', params: { id } })).status).toBe(404)
  })
})

describe('authority', () => {
  const doors: [string, Handler, Call][] = [
    ['reading', read, {}],
    ['changing', change, { method: 'PUT', json: { name: 'Мой' } }],
    ['sharing', change, { method: 'PUT', json: { shared: true } }],
    ['removing', remove, { method: 'DELETE' }],
    ['the file', file, {}],
    ['the register', register, {}],
    ['the next number', setNext, { method: 'PUT', json: { next: 5 } }],
  ]

  test.each(doors)(
    '%s: another’s template answers as one that does not exist, and stays as it is',
    async (_, door, call) => {
      const owner = await newPerson()
      const { id } = await keptAct(owner.browser)
      const other = await onPlan('professional')
      const answers = []
      for (const asks of [id, '00000000-0000-4000-8000-000000000000', '\u0000']) {
        const { status, body } = await asked(other.browser, door, { ...call, params: { id: asks } })
        answers.push([status, body.code, body.error])
      }
      expect(new Set(answers.map((answer) => answer.join())).size).toBe(1)
      expect(answers[0]?.[0]).toBe(404)
      expect(await templatesOf(owner.browser)).toMatchObject([{ id, name: 'Акт', version: 1, shareId: null }])
    },
  )

  test('another’s template does not get another file', async () => {
    const owner = await newPerson()
    const { id } = await keptAct(owner.browser)
    const form = new FormData()
    form.set('template', new File([Buffer.from(ACT.bytes)], 'Чужой.docx'))
    const other = await newPerson()
    expect((await asked(other.browser, replace, { method: 'PUT', params: { id }, form })).status).toBe(404)
    expect(await templatesOf(other.browser)).toEqual([])
    expect(await templatesOf(owner.browser)).toMatchObject([{ fileName: 'Акт.docx', version: 1 }])
  })

  test.each([
    ...doors,
    ['listing', list, {}],
    ['keeping', keepDoor, { form: new FormData() }],
    ['copying', copy, { method: 'POST' }],
    ['another file', replace, { method: 'PUT', form: new FormData() }],
  ] as [string, Handler, Call][])('%s: requires sign-in', async (_, door, call) => {
    const params = { id: 'x', shareId: 'x' }
    expect(await asked(new Browser(), door, { ...call, params })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
  })
})
