import { createServer } from 'node:http'
import { once } from 'node:events'
import { rawRequest } from './raw-request.mjs'
import { median } from './statistics.js'

/**
 * Requests features of Next and Node that this application doesn't use: each must be rejected, and nothing be loaded
 * for a stranger.
 *
 * @param {string} origin
 * @returns {Promise<{ wrong: string[], actionMs: number }>} other responses, and the time of a rejected action
 */
export async function deadSurfaces(origin) {
  let canary = 0
  const trap = createServer((_request, response) => {
    canary++
    response.end('caught')
  }).listen(0, '127.0.0.1')
  await once(trap, 'listening')
  const bait = `http://127.0.0.1:${trap.address().port}/canary`
  try {
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
    const websocket = { ...upgrade, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
    const encoded = encodeURIComponent(bait)
    const requests = [
      ...[`/_next/image?url=${encoded}&w=64&q=75`, '/_next/image?url=%2Ficon.svg&w=64&q=75', '/_next/image'].map(
        (target) => ({ target }),
      ),
      ...['/', '/login', '/api/auth/login'].map((target) => ({ target, headers: websocket })),
      { target: '/_next/webpack-hmr', headers: websocket },
      { target: bait },
      { target: bait, method: 'POST', body: 'a=b' },
      { target: `//127.0.0.1:${trap.address().port}/canary` },
      { target: '127.0.0.1:80', method: 'CONNECT' },
      ...['TRACE', 'TRACK', 'PROPFIND', 'MOVE', 'DEBUG'].flatMap((method) =>
        ['/', '/login', '/api/auth/login'].map((target) => ({ target, method })),
      ),
      { target: '/api/auth/login', method: 'DELETE' },
      { target: '/login', method: 'PUT' },
    ]
    const wrong = []
    for (const request of requests) {
      const { status, headers } = await rawRequest(origin, request)
      // 0: the connection was closed without an answer. A doubled slash may be written as one, on this very site.
      const here = status === 308 && new URL(headers.location ?? '', origin).origin === origin
      const refused = status === 0 || (status >= 400 && status < 500) || here
      if (!refused) wrong.push(`${request.method ?? 'GET'} ${request.target}: ${status} ${headers.location ?? ''}`)
    }
    const times = []
    for (let turn = 0; turn < 25; turn++) {
      for (const target of ['/login', '/register', '/no-such-page']) {
        const headers = { 'next-action': '7f'.repeat(21), 'content-type': 'text/plain;charset=UTF-8' }
        const answer = await rawRequest(origin, { method: 'POST', target, headers, body: '[]' })
        if (answer.status !== 405) wrong.push(`an action at ${target}: ${answer.status}`)
        if (turn > 4) times.push(answer.ms)
      }
    }
    if (canary > 0) wrong.push(`the canary was asked ${canary} times`)
    return { wrong: [...new Set(wrong)], actionMs: median(times) }
  } finally {
    trap.close()
  }
}
