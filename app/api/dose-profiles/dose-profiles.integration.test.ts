import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { LIMIT_PROFILES } from '@/lib/documents/doses/limits/profiles'
import { MAX_PROFILES } from '@/lib/doses/own-profiles'
import { MAX_MAPPINGS, rememberedMappings, rememberMapping } from '@/lib/doses/remembered-mappings'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { Browser, type Call, type Handler } from '@/lib/http/test-support/browser'
import { DELETE as remove } from './[name]/route'
import { GET as list, POST as keep } from './route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

interface Answer {
  readonly code?: string
  readonly profiles: { readonly name: string; readonly limits: { readonly value: string }[] }[]
  readonly standard: { readonly name: string }[]
  readonly profile: { readonly name: string; readonly limits: object[] }
}

async function asked(browser: Browser, handler: Handler, call: Call = {}) {
  const response = await browser.call(handler, call)
  return { status: response.status, body: (await response.json()) as Answer }
}

const own = (name: string, value = '6') => ({
  name,
  limits: [{ id: 'own', quantities: ['Hp(10)'], value, unit: 'mSv' }],
})

describe('custom dose limits', () => {
  test('are kept under their name, put in the place of those of the same name, and removed', async () => {
    const { browser } = await newPerson()
    const { status, body } = await asked(browser, keep, { json: own(' Контрольный уровень ') })
    expect([status, body.profile]).toEqual([
      201,
      {
        name: 'Контрольный уровень',
        validFrom: null,
        limits: [
          {
            id: 'own',
            quantities: ['Hp(10)'],
            value: '6',
            unit: 'mSv',
            years: 1,
            averaged: false,
            source: '',
            verified: false,
          },
        ],
      },
    ])
    await asked(browser, keep, { json: own('Контрольный уровень', '4.5') })
    const listed = await asked(browser, list)
    expect(listed.body.profiles.map(({ name, limits }) => [name, limits[0]?.value])).toEqual([
      ['Контрольный уровень', '4.5'],
    ])
    expect(listed.body.standard.map(({ name }) => name)).toEqual(LIMIT_PROFILES.map(({ name }) => name))
    const params = { name: 'Контрольный уровень' }
    expect((await asked(browser, remove, { method: 'DELETE', params })).status).toBe(200)
    expect((await asked(browser, remove, { method: 'DELETE', params })).status).toBe(404)
    expect((await asked(browser, list)).body.profiles).toEqual([])
  })

  test.each([
    ['above nothing', own('a', '0')],
    ['with an exponent', own('a', '1e3')],
    ['without limits', { name: 'a', limits: [] }],
    ['of a quantity that there is none of', { name: 'a', limits: [{ ...own('a').limits[0], quantities: ['kV'] }] }],
    ['without a name', own(' ')],
  ])('%s are refused', async (_what, json) => {
    const { browser } = await newPerson()
    expect(await asked(browser, keep, { json })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  test('can’t have the names of built-in ones', async () => {
    const { browser } = await newPerson()
    const { status, body } = await asked(browser, keep, { json: own('icrp-103') })
    expect([status, body.code]).toEqual([409, 'DOSE_PROFILE_RESERVED'])
  })

  test('are so many and no more; one of them can still be changed', async () => {
    const { browser, id } = await newPerson()
    const data = Array.from({ length: MAX_PROFILES }, (_, index) => {
      const profile = own(`Набор ${index}`)
      return { userId: id, name: profile.name, profile }
    })
    await db().doseProfile.createMany({ data })
    expect((await asked(browser, keep, { json: own('Набор 0', '9') })).status).toBe(201)
    const { status, body } = await asked(browser, keep, { json: own('Ещё один') })
    expect([status, body.code]).toEqual([422, 'TOO_MANY_DOSE_PROFILES'])
  })

  test('are visible to no other user', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    await asked(one.browser, keep, { json: own('Моё') })
    expect((await asked(other.browser, list)).body.profiles).toEqual([])
    expect((await asked(other.browser, remove, { method: 'DELETE', params: { name: 'Моё' } })).status).toBe(404)
    expect((await asked(one.browser, list)).body.profiles).toHaveLength(1)
  })

  test.each<[string, Handler, Call]>([
    ['listed', list, {}],
    ['kept', keep, { json: own('a') }],
    ['removed', remove, { method: 'DELETE', params: { name: 'a' } }],
  ])('are not %s by who is not signed in', async (_what, door, call) => {
    expect(await asked(new Browser(), door, call)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })
})

describe('remembered mappings', () => {
  const columns = [
    { sheet: 'Лист1', column: 'B', header: 'Доза', role: 'single', quantity: null, unit: 'mSv', position: null },
  ] as const

  test('are so many: the oldest are forgotten', async () => {
    const { id } = await newPerson()
    const data = Array.from({ length: MAX_MAPPINGS }, (_, index) => ({
      userId: id,
      shape: `shape-${index}`,
      mapping: [],
      updatedAt: new Date(2026, 0, 1, 0, index),
    }))
    await db().doseMapping.createMany({ data })
    await rememberMapping(db(), id, 'new', columns)
    const remembered = await rememberedMappings(id)
    expect(Object.keys(remembered)).toHaveLength(MAX_MAPPINGS)
    expect(remembered['new']).toEqual(columns)
    expect('shape-0' in remembered).toBe(false)
  })

  test('are deleted with the account, like custom limits', async () => {
    const { browser, id } = await newPerson()
    await rememberMapping(db(), id, 'shape', columns)
    await asked(browser, keep, { json: own('Моё') })
    await db().user.delete({ where: { id } })
    expect([
      await db().doseMapping.count({ where: { userId: id } }),
      await db().doseProfile.count({ where: { userId: id } }),
    ]).toEqual([0, 0])
  })
})
