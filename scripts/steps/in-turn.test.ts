import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { inTurn } from './in-turn.js'

let server: Server
/** The requests passed on, oldest first. */
let begun: ServerResponse[] = []
/** How many requests there were. */
let came = 0

beforeEach(async () => {
  begun = []
  came = 0
  const handle = inTurn((_request: IncomingMessage, response: ServerResponse) => void begun.push(response))
  server = createServer((request, response) => {
    came++
    handle(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => void server.close().closeAllConnections())

const until = async (isSo: () => boolean) => {
  while (!isSo()) await turn()
}

/** Sends requests without waiting for an answer, until the server has them all. */
async function send(count: number) {
  const before = came
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: actum.example\r\n\r\n'.repeat(count))
  await until(() => came === before + count)
  return socket
}

test('handles pipelined requests one after another, and answers them in order', async () => {
  const socket = await send(3)
  expect(begun).toHaveLength(1)
  let got = ''
  socket.setEncoding('utf8').on('data', (text: string) => (got += text))
  for (const [index, word] of ['first', 'second', 'third'].entries()) {
    await until(() => begun.length === index + 1)
    begun[index]?.end(word)
  }
  await until(() => got.includes('third'))
  expect(got.match(/first|second|third/g)).toEqual(['first', 'second', 'third'])
  expect(came).toBe(3)
})

test('never starts requests that still wait when the connection ends, and notifies the others', async () => {
  const socket = await send(3)
  const closed = once(begun[0] as ServerResponse, 'close')
  socket.destroy()
  await closed
  await turn()
  expect(begun).toHaveLength(1)
})

test('nor is what waits behind an answer that ends the connection', async () => {
  await send(2)
  const closed = once(begun[0] as ServerResponse, 'close')
  begun[0]?.writeHead(400, { connection: 'close' }).end()
  await closed
  await turn()
  expect(begun).toHaveLength(1)
})

test('a connection on which a hundred wait and another comes is ended', async () => {
  const socket = await send(101)
  const closed = once(socket, 'close')
  socket.write('GET / HTTP/1.1\r\nhost: actum.example\r\n\r\n')
  await closed
  expect(begun).toHaveLength(1)
})

test('other connections do not wait', async () => {
  await send(2)
  await send(1)
  expect(begun).toHaveLength(2)
})
