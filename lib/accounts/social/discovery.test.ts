import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { issuerNamed } from './discovery'

let server: Server
let origin: string
let asked = 0
/** The document at `/{name}/.well-known/openid-configuration`. */
const documents: Record<string, () => string> = {
  right: () => JSON.stringify(documentOf(`${origin}/right`)),
  slash: () => JSON.stringify(documentOf(`${origin}/slash/`)),
  another: () => JSON.stringify(documentOf(`${origin}/right`)),
  template: () => JSON.stringify(documentOf(`${origin}/{tenantid}`)),
  poor: () => JSON.stringify({ issuer: `${origin}/poor` }),
  html: () => '<!doctype html><title>Down for maintenance</title>',
}

function documentOf(issuer: string) {
  const at = (path: string) => `${origin}/${path}`
  return { issuer, authorization_endpoint: at('authorize'), token_endpoint: at('token'), jwks_uri: at('keys') }
}

beforeAll(async () => {
  process.env['LOG_LEVEL'] = 'silent'
  server = createServer((request, response) => {
    asked++
    const document = documents[request.url?.split('/')[1] ?? '']
    response.writeHead(document === undefined ? 404 : 200).end(document?.())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

describe('an issuer', () => {
  test('is fetched once for concurrent callers, and not again while the response is fresh', async () => {
    asked = 0
    const issuers = await Promise.all([1, 2, 3].map(() => issuerNamed(`${origin}/right`)))
    await issuerNamed(`${origin}/right`)
    expect(asked).toBe(1)
    expect(issuers[0]?.document.token_endpoint).toBe(`${origin}/token`)
  })

  test('may differ from its configured name by a slash at the end, and its own way of writing it counts', async () => {
    expect((await issuerNamed(`${origin}/slash`)).document.issuer).toBe(`${origin}/slash/`)
  })

  test.each(['another', 'template', 'poor', 'html', 'missing'])(
    'whose document is «%s» can’t be used',
    async (name) => {
      await expect(issuerNamed(`${origin}/${name}`)).rejects.toMatchObject({ code: 'OAUTH_UNAVAILABLE' })
    },
  )

  test('that does not answer is asked again the next time', async () => {
    const { right } = documents
    await expect(issuerNamed(`${origin}/late`)).rejects.toMatchObject({ code: 'OAUTH_UNAVAILABLE' })
    documents['late'] = () => (right?.() ?? '').replaceAll('/right', '/late')
    expect((await issuerNamed(`${origin}/late`)).document.issuer).toBe(`${origin}/late`)
  })

  test('that is not there at all can’t be used', async () => {
    await expect(issuerNamed('http://localhost:1')).rejects.toMatchObject({ code: 'OAUTH_UNAVAILABLE' })
  })
})
