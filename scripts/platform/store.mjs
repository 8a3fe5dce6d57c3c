import { createServer, request as requestTo } from 'node:http'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'acts'
const METHODS = 'GET, PUT'
const HEADERS = 'content-type'

/**
 * Starts an S3 server with one bucket. In front of it, a proxy applies a CORS rule as Amazon documents it: without a matching rule, a
 * preflight request gets 403 and answers get no CORS headers. It can break a connection, and counts what passes.
 *
 * @param {{ folder: string, port: number, origin: string }} options `origin` is the only one that the rule allows
 */
export async function startStore({ folder, port, origin }) {
  mkdirSync(folder, { recursive: true })
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'bucket'),
    configureBuckets: [{ name: BUCKET }],
  })
  const { port: behind } = await server.run()
  const facts = { uploads: 0, uploadedBytes: 0, downloads: 0, broken: 0 }
  let allowed = true
  let breakUpload = 0

  const proxy = createServer((request, response) => {
    const asked = request.headers.origin
    const matches = allowed && asked === origin
    if (request.method === 'OPTIONS') {
      if (!matches) return response.writeHead(403).end('<Error><Code>AccessForbidden</Code></Error>')
      return response
        .writeHead(200, {
          'access-control-allow-origin': origin,
          'access-control-allow-methods': METHODS,
          'access-control-allow-headers': HEADERS,
          'access-control-max-age': '0',
        })
        .end()
    }
    const fromPage = asked !== undefined
    if (fromPage && request.method === 'PUT') {
      request.on('data', (chunk) => {
        facts.uploadedBytes += chunk.length
        // The first half of the second part, for example, and then the network is gone.
        if (breakUpload > 0 && facts.uploadedBytes > breakUpload) {
          breakUpload = 0
          facts.broken += 1
          request.socket.destroy()
        }
      })
      facts.uploads += 1
    }
    if (request.method === 'GET' && !request.headers['user-agent']?.includes('aws-sdk')) facts.downloads += 1
    const { origin: _origin, ...headers } = request.headers
    const forwarded = requestTo(
      { host: '127.0.0.1', port: behind, method: request.method, path: request.url, headers },
      (answer) => {
        const cors = matches && { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'ETag' }
        response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...cors })
        answer.pipe(response)
      },
    )
    forwarded.on('error', () => response.destroy())
    request.on('close', () => request.complete || forwarded.destroy())
    request.pipe(forwarded)
  })
  await new Promise((resolve) => proxy.listen(port, '127.0.0.1', resolve))

  return {
    facts,
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-central-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
      S3_DIRECT: 'true',
    },
    /** Whether the CORS rule allows the origin. */
    allow(is) {
      allowed = is
    },
    /** Breaks the next upload from a page after the given number of bytes. */
    breakAfter(bytes) {
      breakUpload = facts.uploadedBytes + bytes
    },
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await server.close()
    },
  }
}
