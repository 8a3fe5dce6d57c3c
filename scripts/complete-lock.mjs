/**
 * Adds to package-lock.json the optional packages for other platforms that this registry did not offer.
 *
 * `npm install` leaves such packages out of the lock file, and `npm ci` of npm 11 then rejects the file. Each is added
 * with its version, os and cpu, but without an integrity hash. Run it after every change of dependencies; running it
 * again changes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const LOCK = 'package-lock.json'
const SYSTEMS = ['darwin', 'win32', 'freebsd', 'android', 'openharmony', 'linux', 'netbsd', 'openbsd', 'sunos', 'aix']
const CPU = /arm64|x64|ia32|ppc64|s390x|riscv64|loong64|mips64el|wasm32|arm/

const lock = JSON.parse(readFileSync(LOCK, 'utf8'))

for (const [owner, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = lock.packages[`node_modules/${name}`] ?? lock.packages[`${owner}/node_modules/${name}`]
    if (known || !/^\d/.test(version)) continue
    const os = name.includes('fsevents') ? 'darwin' : SYSTEMS.find((system) => name.includes(system))
    const cpu = name.match(CPU)?.[0]
    lock.packages[`node_modules/${name}`] = {
      version,
      optional: true,
      ...(os && { os: [os] }),
      ...(cpu && { cpu: [cpu] }),
    }
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
