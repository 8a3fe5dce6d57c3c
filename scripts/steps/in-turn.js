/** Browsers and proxies send one request and wait. */
const MOST_WAITING = 100

/**
 * Passes the requests of a connection on one after another, as they are answered: otherwise, requests sent without
 * waiting (pipelining, RFC 9112 §9.3.2) would all be processed at the same time. Node doesn't notify a response that is
 * still waiting of the end of its connection, so its work would continue forever, with files open.
 *
 * @param {import('node:http').RequestListener} handle
 * @returns {import('node:http').RequestListener}
 */
export function inTurn(handle) {
  /** What waits on each connection with an answer under way. */
  const lines = new WeakMap()

  const begin = (request, response, line) => {
    response.once('close', () => {
      const next = line.shift()
      // Without a socket it is never sent: the connection is ending.
      if (next !== undefined && next.response.socket !== null) begin(next.request, next.response, line)
      else lines.delete(request.socket)
    })
    handle(request, response)
  }

  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (line === undefined) {
      const own = []
      lines.set(socket, own)
      begin(request, response, own)
    } else if (line.length < MOST_WAITING) line.push({ request, response })
    else socket.destroy()
  }
}
