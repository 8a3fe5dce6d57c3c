import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** As Next names them. */
const TYPES = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
}

/** In the order in which we would send them. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/**
 * The first of our encodings that an `Accept-Encoding` allows (RFC 9110 §12.5.3).
 *
 * @param {string} accepted
 * @returns {{ name: string, extension: string } | undefined} undefined for the file as it is
 */
export function chosenEncoding(accepted) {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name, ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return ENCODINGS.find(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

/**
 * Serves the build's files that were compressed in advance. Their names include their content's hash, so they can be
 * cached forever, and the name is the ETag.
 *
 * @param {string} folder `.next/static`
 * @param {string} prefix the folder's address, ending in a slash
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 * false for a request that must be handled elsewhere
 */
export function packedFiles(folder, prefix) {
  /** @type {Map<string, number>} the packed files' sizes, by address */
  const sizes = new Map()
  for (const name of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []) {
    if (!ENCODINGS.some(({ extension }) => name.endsWith(extension))) continue
    sizes.set(prefix + name.split(path.sep).join('/'), statSync(path.join(folder, name)).size)
  }

  /**
   * Read when it is first asked for, and kept: all of them are a few megabytes. A file that is sent while it is read stays open
   * forever if the client disconnects in the middle.
   *
   * @type {Map<string, Buffer>}
   */
  const contents = new Map()
  const contentOf = async (address) => {
    const known = contents.get(address)
    if (known !== undefined) return known
    const content = await readFile(path.join(folder, address.slice(prefix.length)))
    contents.set(address, content)
    return content
  }

  return ({ method, url = '', headers }, response) => {
    const address = url.split('?', 1)[0]
    const encoding = chosenEncoding(String(headers['accept-encoding'] ?? ''))
    // A range is of the file as it is.
    if (encoding === undefined || headers.range !== undefined || (method !== 'GET' && method !== 'HEAD')) return false
    const size = sizes.get(address + encoding.extension)
    const type = TYPES[path.extname(address)]
    if (size === undefined || type === undefined) return false

    const etag = `"${path.posix.basename(address)}${encoding.extension}"`
    const common = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding', etag }
    if (headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
      response.writeHead(304, common).end()
      return true
    }
    response.writeHead(200, {
      ...common,
      'content-type': type,
      'content-encoding': encoding.name,
      'content-length': size,
      'x-content-type-options': 'nosniff',
    })
    if (method === 'HEAD') response.end()
    else {
      contentOf(address + encoding.extension).then(
        (content) => response.end(content),
        () => response.destroy(),
      )
    }
    return true
  }
}
