import { connect } from 'node:net'
import { percentile } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { ms, pause, timesBeside } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const BAR_MS = 1_000

/** Clients that send headers, or a body, or read an answer, a byte at a time. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const server = await place.server({ environment: await noRateLimits() })
  const caller = await Caller.signIn(server.origin)
  const made = await (await caller.post('generate', { excel: actRows(500), template: ACT })).json()
  const name = made.download_url.split('/').at(-1).split('?')[0]
  const count = place.size(1_000, 50)
  const found = []
  for (const [what, head, reads] of [
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n', true],
    ['a body', postHead(caller), true],
    ['reading', getHead(caller, name), false],
  ]) {
    const clients = Array.from({ length: count }, () => slow(server.origin, head, reads))
    const times = await timesBeside(caller.address('operations'), () => pause(place.size(40_000, 4_000)), {
      headers: caller.headers,
      pauseMs: 20,
    })
    const held = clients.filter(({ socket }) => !socket.destroyed).length
    for (const { end } of clients) end()
    await pause(500)
    const p99 = percentile(times, 0.99)
    found.push({
      good: p99 <= BAR_MS,
      said: `${what}: p99 ${ms(p99)} of ${times.length}, ${held} still open at the end`,
    })
  }
  return {
    holds: found.every(({ good }) => good) && server.lives,
    figure: found.map(({ said }) => said).join('; '),
    size: `${count} clients of each kind`,
  }
}

function postHead({ headers, sessionId }) {
  return `POST /api/documents/inspect?sessionId=${sessionId} HTTP/1.1\r\nHost: localhost\r\nCookie: ${headers.cookie}\r\nX-XSRF-Token: ${headers['x-xsrf-token']}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n--x\r\n`
}

function getHead({ headers, sessionId }, name) {
  return `GET /api/documents/download/${name}?sessionId=${sessionId} HTTP/1.1\r\nHost: localhost\r\nCookie: ${headers.cookie}\r\n\r\n`
}

function slow(origin, head, reads) {
  const socket = connect(Number(new URL(origin).port), 'localhost')
  socket.on('error', () => undefined)
  if (!reads) socket.pause()
  socket.write(head)
  const dripping = setInterval(() => reads && socket.writable && socket.write('x'), 2_000)
  const end = () => {
    clearInterval(dripping)
    socket.destroy()
  }
  socket.on('close', end)
  return { socket, end }
}
