import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { CALLERS, type CallerName, type Credentials, type People } from './callers'
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
  process.env['METRICS_TOKEN'] = 'a token of Prometheus'
  // Each route is called two dozen times, mostly by the same users.
  process.env['ACTUM_RATE_LIMITS'] = 'exports=1000/60'
  application = await openTestApplication()
})
afterAll(() => application.close())

const doors = Object.entries(ROUTES).flatMap(([folder, entry]) =>
  Object.entries(entry).map(([method, door]) => ({ folder, method: method as Method, door })),
)
const callers = Object.keys(CALLERS) as CallerName[]

test('every route file is in the table, with exactly the methods it exports', async () => {
  const found: Record<string, readonly string[]> = {}
  for (const { folder, load } of foundRoutes()) found[folder] = methodsOf(await load()).toSorted()
  const known = Object.entries(ROUTES).map(([folder, entry]) => [folder, Object.keys(entry).toSorted()])
  expect(found).toEqual(Object.fromEntries(known))
})

/** The callers, and what the owner has. */
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

/**
 * The callers in groups that share a scene: those who are refused, then one who is let in and may change anything. The state of
 * the database is compared once for all who are refused.
 */
function groupsOf(door: Door, method: Method): CallerName[][] {
  if (method === 'GET' || method === 'HEAD') return [callers]
  const refused = callers.filter((caller) => expectedStatus(door, method, caller) >= 400)
  const [first, ...others] = callers.filter((caller) => !refused.includes(caller))
  return first === undefined ? [refused] : [[...refused, first], ...others.map((caller) => [caller])]
}

async function inTurn<T, Result>(items: readonly T[], action: (item: T, index: number) => Promise<Result>) {
  const results: Result[] = []
  for (const [index, item] of items.entries()) results.push(await action(item, index))
  return results
}

/** Which tables have changed since a state of the database. */
async function changedSince(before: Readonly<Record<string, string>>): Promise<string[]> {
  const after = await databaseState()
  return Object.keys(after).filter((table) => after[table] !== before[table])
}

// Otherwise every call would also compare the rows of earlier routes.
beforeEach(async () => {
  await db().user.deleteMany()
})

describe('Each route admits only the callers it should, and a rejected call changes nothing:', () => {
  test.each(doors)('$method $folder', async (place) => {
    const { door, method } = place
    const tried = await triedDoor(place)
    const answered: Record<string, number> = {}
    const changed: string[] = []
    for (const group of groupsOf(door, method)) {
      const { people, named } = await scene(door)
      const credentials = await inTurn(group, (caller) => CALLERS[caller](people))
      const call = async (caller: CallerName, index: number) => {
        answered[caller] = await knock(tried, caller, credentials[index] as Credentials, rightCall(tried, named))
      }
      if (method === 'GET' || method === 'HEAD') {
        await inTurn(group, call)
        continue
      }
      const before = await databaseState()
      const refused = group.filter((caller) => expectedStatus(door, method, caller) >= 400)
      await inTurn(refused, call)
      changed.push(...(await changedSince(before)))
      await inTurn(group.slice(refused.length), (caller) => call(caller, refused.length))
    }
    const expected = Object.fromEntries(callers.map((caller) => [caller, expectedStatus(door, method, caller)]))
    expect(answered).toEqual(expected)
    expect(changed).toEqual([])
  })
})
