import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { CALLERS, type CallerName, type People } from './callers'
import { databaseState } from './database-state'
import type { Door, Method, Named } from './door'
import { expectedStatus } from './expected'
import { foundRoutes, methodsOf } from './found-routes'
import { knock, rightCall, type Tried } from './knock'
import { make, newPerson } from './resources'
import { ROUTES } from './routes'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  process.env['ACTUM_CRON_SECRET'] = 'a secret of the scheduler'
  // Each door is called two dozen times, mostly by the same people.
  process.env['ACTUM_RATE_LIMITS'] = 'exports=1000/60'
  application = await openTestApplication()
})
afterAll(() => application.close())

const doors = Object.entries(ROUTES).flatMap(([folder, entry]) =>
  Object.entries(entry).map(([method, door]) => ({ folder, method: method as Method, door })),
)
const callers = Object.keys(CALLERS) as CallerName[]

test('every route on the disk stands in the table, with exactly the methods that it exports', async () => {
  const found: Record<string, readonly string[]> = {}
  for (const { folder, load } of foundRoutes()) found[folder] = methodsOf(await load()).toSorted()
  const known = Object.entries(ROUTES).map(([folder, entry]) => [folder, Object.keys(entry).toSorted()])
  expect(found).toEqual(Object.fromEntries(known))
})

/** Those who come to a door, and what its owner has. */
interface Scene {
  readonly people: People
  readonly named: Named
}

async function scene({ of: resource }: Door): Promise<Scene> {
  const people = { owner: await newPerson(), other: await newPerson(), admin: await newPerson('admin') }
  return { people, named: await make(resource, people.owner) }
}

async function triedDoor({ folder, method, door }: { folder: string; method: Method; door: Door }): Promise<Tried> {
  const loaded = await foundRoutes()
    .find((route) => route.folder === folder)
    ?.load()
  const handler = loaded?.[method]
  if (handler === undefined) throw new Error(`${method} ${folder} is not on the disk`)
  return { folder, method, door, handler }
}

/** What a refused call changed all the same; only those that are meant to change something can. */
async function changedBy({ method }: Tried, call: () => Promise<number>): Promise<number | string> {
  const reads = method === 'GET' || method === 'HEAD'
  const before = reads ? {} : await databaseState()
  const status = await call()
  if (reads || status < 400) return status
  const after = await databaseState()
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  return changed.length === 0 ? status : `${status}, but ${changed.join(', ')} changed`
}

// Those of the doors before would be digested with every call.
beforeEach(async () => {
  await db().user.deleteMany()
})

describe('Each door lets in whom it should and nobody else, and a refused call changes nothing:', () => {
  test.each(doors)('$method $folder', async (place) => {
    const { door, method } = place
    const tried = await triedDoor(place)
    const expected: Record<string, number> = {}
    const answered: Record<string, number | string> = {}
    let stands: Scene | null = null
    for (const caller of callers) {
      const { people, named } = (stands ??= await scene(door))
      const credentials = await CALLERS[caller](people)
      expected[caller] = expectedStatus(door, method, caller)
      answered[caller] = await changedBy(tried, () => knock(tried, caller, credentials, rightCall(tried, named)))
      // Whoever was let in may have changed anything; some doors end the account.
      if (answered[caller] !== 401 && answered[caller] !== 403 && method !== 'GET' && method !== 'HEAD') stands = null
    }
    expect(answered).toEqual(expected)
  })
})
