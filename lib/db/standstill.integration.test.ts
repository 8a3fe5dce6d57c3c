import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import process from 'node:process'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Database } from './connection'
import { openDatabase } from './connection'
import { isDatabaseUnavailable } from './unavailable'

const url = process.env['DATABASE_URL']
const onPostgresql = url ? test : test.skip

/** What is promised within two seconds is given room: a machine with other work to do keeps it later. */
const IN_TIME_MS = 10_000

let way: Awaited<ReturnType<typeof frozenWay>> | undefined
let database: Database | undefined
beforeEach(async () => {
  if (!url) return
  way = await frozenWay(new URL(url))
  database = await openDatabase({ kind: 'postgresql', url: way.url })
})
afterEach(async () => {
  way?.thaw()
  await database?.close()
  way?.close()
})

/** A way to the server on which nothing moves while it is frozen; connections are taken, and stay open. */
async function frozenWay(server: URL) {
  let frozen = false
  const sockets = new Set<Socket>()
  const entrance = createServer((near) => {
    const far = connect(Number(server.port || 5432), server.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      if (frozen) one.pause()
      one.on('data', (chunk) => other.write(chunk))
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(entrance, 'listening')
  const address = entrance.address()
  const there = new URL(server)
  there.host = `127.0.0.1:${String(address !== null && typeof address === 'object' ? address.port : 0)}`
  return {
    url: there.href,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      entrance.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const failed = async (asked: Promise<unknown>) => {
  const started = performance.now()
  const error: unknown = await asked.then(
    () => null,
    (caught: unknown) => caught,
  )
  return { unavailable: isDatabaseUnavailable(error), milliseconds: performance.now() - started }
}

onPostgresql(
  'a server that stands still is unavailable, to whoever waits and whoever comes, until it goes on',
  async () => {
    const { prisma } = database!
    const ask = () => prisma.$queryRaw`SELECT 1 AS one`
    await ask()
    // The frozen connection is in the middle of a transaction.
    let inside = () => undefined as void
    const begun = new Promise<void>((resolve) => (inside = resolve))
    let goOn = () => undefined as void
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const within = failed(
      prisma.$transaction(async (transaction) => {
        await transaction.$queryRaw`SELECT 1`
        inside()
        await held
        await transaction.$queryRaw`SELECT 2`
      }),
    )
    await begun
    way!.freeze()
    goOn()
    const answers = await Promise.all([within, ...Array.from({ length: 20 }, () => failed(ask()))])
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => failed(ask())))))
    expect(answers.filter(({ unavailable }) => !unavailable)).toEqual([])
    expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(IN_TIME_MS)
    way!.thaw()
    const deadline = performance.now() + IN_TIME_MS
    // More concurrent queries than there are connections: none is lost permanently.
    const many = async () => Promise.all(Array.from({ length: 30 }, () => failed(ask())))
    const away = async () => (await many()).filter(({ unavailable }) => unavailable).length
    let left = await away()
    while (left > 0 && performance.now() < deadline) left = await away()
    expect(left).toBe(0)
  },
)

onPostgresql('a statement that only takes long is waited for', async () => {
  const { prisma } = database!
  const answers = Array.from({ length: 8 }, () => prisma.$queryRaw`SELECT 1 AS one FROM pg_sleep(2)`)
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 8 }, () => [{ one: 1 }]))
})
