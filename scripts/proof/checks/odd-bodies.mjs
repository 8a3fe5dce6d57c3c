import { gzipSync } from 'node:zlib'
import { rawRequest } from '../../security/raw-request.mjs'

const JSON_TYPE = { 'content-type': 'application/json' }
const bomb = gzipSync(Buffer.alloc(64 * 1024 ** 2)).toString('latin1')

const BODIES = [
  [
    'more than a megabyte',
    413,
    { body: JSON.stringify({ email: 'x'.repeat(1024 ** 2 + 1), password: 'x' }), headers: JSON_TYPE },
  ],
  ['ten thousand deep', 400, { body: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, headers: JSON_TYPE }],
  ['ten thousand arrays', 400, { body: `${'['.repeat(10_000)}${']'.repeat(10_000)}`, headers: JSON_TYPE }],
  [
    'compressed',
    415,
    { body: bomb, headers: { ...JSON_TYPE, 'content-encoding': 'gzip', 'content-length': String(bomb.length) } },
  ],
  [
    'with a built-in property name',
    400,
    { body: '{"email":"a@b.example","password":"x","__proto__":{"polluted":1}}', headers: JSON_TYPE },
  ],
  ['not JSON', 400, { body: '{"email":', headers: JSON_TYPE }],
]

/** Bodies that a log-in can't use. */
export async function check(place) {
  const server = await place.server()
  const found = []
  for (const [what, expected, request] of BODIES) {
    const { status } = await rawRequest(server.origin, { method: 'POST', target: '/api/auth/login', ...request })
    found.push({ what, status, good: status === expected })
  }
  return {
    holds: found.every(({ good }) => good) && server.lives,
    figure: found.map(({ what, status }) => `${what} ${status}`).join(', '),
    size: `${BODIES.length} bodies`,
  }
}
