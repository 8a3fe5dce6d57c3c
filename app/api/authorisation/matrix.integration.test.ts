import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
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
  process.env['ACTUM_RATE_LIMITS'] = 'exports=1000/60, payments=1000/60, documents=1000/60, webhooks=1000/60'
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

/** Three people with the credentials of the callers. */
interface Scene {
  readonly people: People
  readonly credentials: Readonly<Partial<Record<CallerName, Credentials>>>
}

async function scene(of: readonly CallerName[]): Promise<Scene> {
  const people = { owner: await newPerson(), other: await newPerson(), admin: await newPerson('admin') }
  const credentials = await inTurn(of, async (caller) => [caller, await CALLERS[caller](people)] as const)
  return { people, credentials: Object.fromEntries(credentials) }
}

let shared: Scene
beforeAll(async () => {
  shared = await scene(callers)
})

async function triedDoor({ folder, method, door }: { folder: string; method: Method; door: Door }): Promise<Tried> {
  const loaded = await foundRoutes()
    .find((route) => route.folder === folder)
    ?.load()
  const handler = loaded?.[method]
  if (handler === undefined) throw new Error(`${method} ${folder} is not on the disk`)
  return { folder, method, door, handler }
}

function isReading(method: Method): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * The callers that may share people: those who only read, and those who are rejected, whose calls change nothing. Anyone who is admitted
 * and may change anything has people of their own.
 */
function mayShare(door: Door, method: Method, caller: CallerName): boolean {
  return isReading(method) || expectedStatus(door, method, caller) >= 400
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

describe('Each route admits only the callers it should, and a rejected call changes nothing:', () => {
  test.each(doors)('$method $folder', async (place) => {
    const { door, method } = place
    const tried = await triedDoor(place)
    const answered: Record<string, number> = {}
    const call = async (caller: CallerName, { credentials }: Scene, named: Named) => {
      const { browser, ...others } = credentials[caller] as Credentials
      // A copy: responses set cookies, and the next route is to meet the caller as it was made.
      const fresh = { ...others, browser: browser.copy() }
      answered[caller] = await knock(tried, caller, fresh, rightCall(tried, named))
    }

    const sharing = callers.filter((caller) => mayShare(door, method, caller))
    const named = await make(door.of, shared.people.owner)
    // An admitted reader may leave a trace, such as its own resource.
    const before = isReading(method) ? null : await databaseState()
    await inTurn(sharing, (caller) => call(caller, shared, named))
    const changed = before === null ? [] : await changedSince(before)
    for (const caller of callers.filter((one) => !sharing.includes(one))) {
      const own = await scene([caller])
      await call(caller, own, await make(door.of, own.people.owner))
    }

    const expected = Object.fromEntries(callers.map((caller) => [caller, expectedStatus(door, method, caller)]))
    expect(answered).toEqual(expected)
    expect(changed).toEqual([])
  })
})
