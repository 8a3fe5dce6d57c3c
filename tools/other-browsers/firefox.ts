import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Driver } from './driver'

interface Reply {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly result?: unknown
  readonly message?: string
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly type: string; readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string }
}

const START_MS = 60_000

/** The commands of WebDriver BiDi that are used here, over its socket. */
class Bidi {
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #last = 0

  private constructor(private readonly socket: WebSocket) {
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply
      this.#waiting.get(reply.id)?.(reply)
      this.#waiting.delete(reply.id)
    }
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = () => reject(new Error(`No connection to ${address}`))
    })
    return new Bidi(socket)
  }

  async send(method: string, params: object): Promise<unknown> {
    const id = ++this.#last
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve)
      this.socket.send(JSON.stringify({ id, method, params }))
    })
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message ?? ''}`)
    return reply.result
  }
}

/** Starts Firefox without a window. It speaks WebDriver BiDi itself. @param folder for its profile */
export async function firefox(program: string, folder: string): Promise<Driver> {
  const words = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0']
  const browser = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } })
  const bidi = await Bidi.connect(`${await addressOf(browser)}/session`)
  await bidi.send('session.new', { capabilities: {} })
  const { contexts } = (await bidi.send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = contexts[0]?.context ?? ''
  return {
    name: 'Firefox',
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      // As text, because a BiDi value of an object is a list of its pairs.
      const asText = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`
      const params = { expression: asText, target: { context }, awaitPromise: true }
      const { result, exceptionDetails } = (await bidi.send('script.evaluate', params)) as Evaluated
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
      return JSON.parse(String(result?.value)) as unknown
    },
    async choose(selector, files) {
      const locator = { type: 'css', value: selector }
      const found = await bidi.send('browsingContext.locateNodes', { context, locator, maxNodeCount: 1 })
      const { sharedId } = (found as { nodes: { sharedId: string }[] }).nodes[0] ?? {}
      const paths = files.map((file) => path.resolve(file))
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: paths })
    },
    async close() {
      browser.kill()
      await once(browser, 'exit')
    },
  }
}

/** The address at which it listens, which it prints. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    setTimeout(() => reject(new Error(`Firefox did not start: ${printed}`)), START_MS).unref()
    browser.stderr?.on('data', (text: Buffer) => {
      printed += text.toString()
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
}
