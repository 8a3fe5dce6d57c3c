import { connect } from 'node:net'

/**
 * Sends a request byte for byte, as no client library would: its target and headers are not put right.
 *
 * @param {string} origin of the server, http
 * @param {{ method?: string, target: string, headers?: Record<string, string>, body?: string, version?: string }} request
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: string, ms: number }>} status 0 where the server
 *   closed the connection without a word; of headers that come several times the last
 */
export function rawRequest(origin, { method = 'GET', target, headers = {}, body = '', version = '1.1' }) {
  const { hostname, port, host } = new URL(origin)
  const sent = {
    host,
    connection: 'close',
    ...(body !== '' && { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  const text = [`${method} ${target} HTTP/${version}`, ...lines, '', body].join('\r\n')
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const chunks = []
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, 'latin1')))
    socket.setTimeout(20_000, () => socket.destroy(new Error(`${method} ${target} was not answered`)))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      // A connection that was upgraded stays open, and the answer is all that is asked for.
      if (/^HTTP\/1\.1 101 /.test(chunk.toString('latin1'))) socket.end()
    })
    socket.on('error', (error) => (chunks.length > 0 || error.code === 'ECONNRESET' ? finish() : reject(error)))
    socket.on('close', () => finish())
    function finish() {
      resolve({ ...parsed(Buffer.concat(chunks).toString('utf8')), ms: performance.now() - started })
    }
  })
}

function parsed(text) {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const sent = end < 0 ? '' : text.slice(end + 4)
  const body = headers['transfer-encoding'] === 'chunked' ? sent.replace(/(^|\r\n)[\da-f]+\r\n/g, '') : sent
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body }
}
