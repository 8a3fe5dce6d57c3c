/**
 * `npm run other-browsers`: each tool in private mode, in Firefox and in WebKit, from the choice of the sample's files to the saved result.
 * It fails if a result isn't saved, or if the server is asked for anything meanwhile. Firefox is driven by WebDriver BiDi, which it speaks
 * itself; WebKit by the program WebKitWebDriver, on a display of Xvfb. Those that aren't installed are left out, and named. On Debian:
 * apt-get install firefox-esr webkit2gtk-driver xvfb
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { inFolder } from '@/bench/support/in-folder'
import { OwnServer } from '@/e2e/own-server'
import type { Driver } from './driver'
import { firefox } from './firefox'
import { journeysOf } from './journeys'
import { webkit } from './webkit'

const FIREFOX = ['/usr/bin/firefox', '/usr/bin/firefox-esr'].find((place) => existsSync(place))
const DISPLAY = ':97'

/** WebKitGTK's browser, in the folder of the machine's kind. */
function miniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .map((kind) => `/usr/lib/${kind}/webkit2gtk-4.1/MiniBrowser`)
    .find((place) => existsSync(place))
}

/** A server in front of another, which lists what is asked for. */
async function listed(): Promise<{ server: Server; port: number; paths: string[]; passTo: (port: number) => void }> {
  const paths: string[] = []
  let behind = 0
  const server = createServer((asked, answer) => {
    paths.push(`${asked.method ?? ''} ${asked.url ?? ''}`)
    const { method, url: place, headers } = asked
    const passed = request({ port: behind, method, path: place, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { server, port: (server.address() as AddressInfo).port, paths, passTo: (port) => (behind = port) }
}

async function reported(driver: Driver, origin: string, paths: readonly string[]): Promise<boolean> {
  const outcomes = await journeysOf(driver, origin, () => paths)
  for (const { tool, size, isZip, requests, line } of outcomes) {
    const is = isZip ? 'saved' : 'NOT A ZIP'
    console.log(`${driver.name}, ${tool}: ${is}, ${size} bytes; requests: ${requests.join(', ') || 'none'}; “${line}”`)
  }
  return outcomes.every(({ isZip, requests }) => isZip && requests.length === 0)
}

async function inWebKit(folder: string): Promise<Driver | null> {
  const browser = miniBrowser()
  if (browser === undefined || !existsSync('/usr/bin/WebKitWebDriver')) return null
  return webkit({ driver: '/usr/bin/WebKitWebDriver', browser, display: DISPLAY }, await freePort(), folder)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

const BROWSERS = [
  { name: 'Firefox', start: async (folder: string) => (FIREFOX === undefined ? null : firefox(FIREFOX, folder)) },
  { name: 'WebKit', start: inWebKit },
]

await inFolder(async (folder) => {
  const front = await listed()
  const origin = `http://localhost:${front.port}`
  const server = await OwnServer.create(path.join(folder, 'server'), { ACTUM_ORIGIN: origin })
  front.passTo(server.port)
  const screen: ChildProcess | null = existsSync('/usr/bin/Xvfb')
    ? spawn('/usr/bin/Xvfb', [DISPLAY, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' })
    : null
  const wanted = process.argv.slice(2)
  try {
    for (const { name, start } of BROWSERS) {
      if (wanted.length > 0 && !wanted.includes(name.toLowerCase())) continue
      const own = path.join(folder, name)
      mkdirSync(own)
      const driver = await start(own)
      if (driver === null) {
        console.log(`${name}: not installed here, not tried`)
        continue
      }
      try {
        if (!(await reported(driver, origin, front.paths))) process.exitCode = 1
      } finally {
        await driver.close()
      }
    }
  } finally {
    screen?.kill()
    front.server.closeAllConnections()
    front.server.close()
    await server.stop()
  }
})
