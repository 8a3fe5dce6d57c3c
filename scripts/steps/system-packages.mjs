import { existsSync, readdirSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/** Programs that the tests use and npm does not carry: where each is found, and Debian's packages that bring it. */
const PROGRAMS = [
  { name: 'PostgreSQL', find: postgresqlFolder, packages: ['postgresql'] },
  {
    name: 'Chromium',
    find: headlessChromium,
    or: chromium,
    packages: ['chromium-headless-shell', 'fonts-dejavu-core'],
  },
  { name: 'LibreOffice', find: soffice, packages: ['libreoffice-writer-nogui', 'libreoffice-calc-nogui'] },
]

/** The folder of PostgreSQL's server programs, newest version, or null. */
export function postgresqlFolder() {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => `${root}/${version}/bin`).find((folder) => existsSync(`${folder}/initdb`))
  return found ?? null
}

/** Chromium without a window system: the same browser, in which the tests are a fifth faster. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

function headlessChromium() {
  return [process.env.CHROMIUM_PATH, HEADLESS_SHELL].find((place) => place && existsSync(place)) ?? null
}

/** The browser of the browser tests: CHROMIUM_PATH, else the system's, else null (Playwright's own is tried then). */
export function chromium() {
  return headlessChromium() ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null)
}

function soffice() {
  return ['/usr/bin/soffice', '/usr/bin/libreoffice'].find((place) => existsSync(place)) ?? null
}

/** Installs what is missing where that may be done (Debian, as root); elsewhere says what to install. */
export async function ensureSystemPackages() {
  const missing = PROGRAMS.filter(({ find }) => find() === null)
  if (missing.length === 0) return
  // One that another program can replace is installed where that is possible, and not missed elsewhere.
  const needed = missing.filter(({ or }) => (or?.() ?? null) === null)
  const packages = missing.flatMap(({ packages }) => packages)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${namesOf(missing)} for the tests …`)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    let log = ''
    const capture = (text) => (log += text)
    // Without a network this is over soon.
    const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
    await run('apt-get', [...patience, 'update', '-q'], { env, capture })
    const code = await run('apt-get', [...patience, 'install', '-y', '-q', '--no-install-recommends', ...packages], {
      env,
      capture,
    })
    if (code === 0) return
    if (needed.length > 0) say(log.split('\n').slice(-10).join('\n'))
  }
  if (needed.length === 0) return
  const wanted = needed.flatMap(({ packages }) => packages).join(' ')
  say(`Not installed: ${namesOf(needed)}. The tests that need them are skipped. On Debian: apt-get install ${wanted}`)
}

function namesOf(programs) {
  return programs.map(({ name }) => name).join(', ')
}
