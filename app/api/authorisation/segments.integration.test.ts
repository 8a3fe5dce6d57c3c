import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Door, Method } from './door'
import { foundRoutes } from './found-routes'
import { knock, rightCall } from './knock'
import { make, newPerson } from './resources'
import { ROUTES } from './routes'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const doors = Object.entries(ROUTES)
  .filter(([folder]) => /\[\w+\]/.test(folder))
  .flatMap(([folder, entry]) =>
    Object.entries(entry).map(([method, door]) => ({ folder, method: method as Method, door: door as Door })),
  )

/** As a path has it: U+0000, which PostgreSQL has no text for, another control character, and half of a surrogate pair. */
const NOBODYS = ['%00', 'a%0Ab', '\ud800']

describe('An address with an impossible name returns 4xx, not a server error:', () => {
  test.each(doors)('$method $folder', async ({ folder, method, door }) => {
    const handler = (
      await foundRoutes()
        .find((route) => route.folder === folder)
        ?.load()
    )?.[method]
    if (handler === undefined) throw new Error(`${method} ${folder} is not on the disk`)
    const person = await newPerson(door.access === 'admin' ? 'admin' : undefined)
    const tried = { folder, method, door, handler }
    const call = rightCall(tried, await make(door.of, person))
    const answered: number[] = []
    for (const name of Object.keys(call.params ?? {})) {
      for (const value of NOBODYS) {
        const named = { ...call, params: { ...call.params, [name]: value } }
        answered.push(await knock(tried, 'whoever knows the secret', { browser: person.browser }, named))
      }
    }
    expect(new Set(answered)).toEqual(new Set([404]))
  })
})
