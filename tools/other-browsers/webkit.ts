import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Driver } from './driver'

/** How WebDriver names an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const TRIES = 100
const PAUSE_MS = 100

export interface WebKitPrograms {
  readonly driver: string
  /** WebKitGTK's own browser. */
  readonly browser: string
  /** Its display, such as one of Xvfb's. */
  readonly display: string
}

/** Starts WebKitGTK's browser, which Safari shares its engine with. @param folder for what it stores */
export async function webkit(programs: WebKitPrograms, port: number, folder: string): Promise<Driver> {
  const env = { ...process.env, HOME: folder, DISPLAY: programs.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const driver = spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env })
  const call = async (method: string, place: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${port}${place}`, init)
    const { value } = (await response.json()) as { readonly value: unknown }
    if (!response.ok) throw new Error(`${place}: ${JSON.stringify(value)}`)
    return value
  }
  await untilListening(() => call('GET', '/status'))
  const options = { binary: programs.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string }
  const at = (place: string) => `/session/${sessionId}${place}`
  await call('POST', at('/timeouts'), { script: 60_000, pageLoad: 60_000 })
  return {
    name: 'WebKit',
    async open(url) {
      await call('POST', at('/url'), { url })
    },
    evaluate: (expression) => call('POST', at('/execute/sync'), { script: `return ${expression}`, args: [] }),
    async choose(selector, files) {
      const using = { using: 'css selector', value: selector }
      const found = (await call('POST', at('/element'), using)) as Readonly<Record<string, string>>
      const text = files.map((file) => path.resolve(file)).join('\n')
      await call('POST', at(`/element/${found[ELEMENT] ?? ''}/value`), { text })
    },
    async close() {
      await call('DELETE', at('')).catch(() => undefined)
      driver.kill()
      await once(driver, 'exit')
    },
  }
}

async function untilListening(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await ask()
      return
    } catch (error) {
      if (tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
