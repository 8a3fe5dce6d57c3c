import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { saveCounts } from './coverage.mjs'
import { withSources } from './sources.mjs'

const require = createRequire(import.meta.url)
const { default: runWithCircus } = require('jest-circus/runner')

/** Modules of finished test files stay loaded. A process that has grown this large gives way to a new one. */
const MAX_BYTES = 1.4e9

// Without the flag on the command line, tests have no name for it.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

const ERRORS = ['uncaughtException', 'unhandledRejection']

/**
 * The async storages in use. Jest makes one for each file and leaves it, and until it is disabled every promise of later files is
 * copied into it (nodejs.org/docs/latest-v20.x/api/async_context.html#asynclocalstoragedisable).
 */
const storages = new Set()
const { run } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this)
  return run.apply(this, args)
}

/**
 * Runs a test file in this process, and restores the process afterward: environment, folder, global names, timers.
 *
 * @returns Jest's result of the file
 */
async function runTestFile({ file, bundle, globalConfig, config }) {
  const found = { env: { ...process.env }, folder: process.cwd(), names: new Set(Reflect.ownKeys(globalThis)) }
  const start = Date.now()
  for (const event of ERRORS) process.removeAllListeners(event)
  const mocker = new ModuleMocker(globalThis)
  const timers = new ModernFakeTimers({ config, global: globalThis })
  globalThis.jest = jestObject(mocker, timers)
  try {
    const result = await runWithCircus(globalConfig, config, environmentOf(timers), runtimeOf(bundle), file)
    const end = Date.now()
    if (result.failureMessage) {
      result.failureMessage = withSources(result.failureMessage)
      for (const one of result.testResults) one.failureMessages = one.failureMessages.map(withSources)
    }
    // Errors as objects: what an assertion compared may contain functions, which can't be sent to another process.
    for (const one of result.testResults) one.failureDetails = []
    return { ...result, perfStats: { ...result.perfStats, start, end, runtime: end - start }, testFilePath: file }
  } finally {
    mocker.restoreAllMocks()
    timers.dispose()
    for (const storage of storages) storage.disable()
    storages.clear()
    // An error that comes later belongs to no test. Jest's listeners would throw in turn, as the state of the file is gone.
    for (const event of ERRORS) process.removeAllListeners(event)
    for (const event of ERRORS) process.on(event, (error) => console.error(`After the end of ${file}:`, error))
    for (const name of Object.keys(process.env)) if (!(name in found.env)) delete process.env[name]
    Object.assign(process.env, found.env)
    process.chdir(found.folder)
    for (const name of Reflect.ownKeys(globalThis)) {
      if (!found.names.has(name) && isOfFile(name)) Reflect.deleteProperty(globalThis, name)
    }
  }
}

/**
 * Whether a global name is Jest's own, a browser that a test replaced, or the product's: its database, queue and mailer are there, and
 * each test file gets its own. What packages and test support put there stays, as they stay loaded.
 */
function isOfFile(name) {
  if (typeof name === 'string') return ['window', 'document'].includes(name)
  return /^JEST_|^EVENT_HANDLERS$|^actum\.(?!test\.)/.test(name.description ?? '')
}

/** What Jest's test framework asks of its environment. */
function environmentOf(timers) {
  return { global: globalThis, fakeTimers: null, fakeTimersModern: timers }
}

/** What Jest's test framework asks of its module system; here that is Node's own. */
function runtimeOf(bundle) {
  return {
    requireInternalModule(place) {
      // It has the state of one test file.
      delete require.cache[place]
      return require(place)
    },
    requireModule: require,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: () => import(pathToFileURL(bundle).href),
    setGlobalsForRuntime() {},
    enterTestCode() {},
    leaveTestCode() {},
  }
}

/** The part of Jest's `jest` object that needs no module system. */
function jestObject(mocker, timers) {
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    replaceProperty: mocker.replaceProperty.bind(mocker),
    restoreAllMocks: () => (mocker.restoreAllMocks(), jest),
    useFakeTimers: (options) => (timers.useFakeTimers(options), jest),
    useRealTimers: () => (timers.useRealTimers(), jest),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    runAllTimersAsync: () => timers.runAllTimersAsync(),
  }
  return jest
}

/**
 * Whether the process has grown too large. What the last file has left, such as a database of its own, goes first: another process would
 * load and compile everything again, which takes seconds.
 */
function isTooLarge() {
  if (process.memoryUsage.rss() < MAX_BYTES) return false
  collectGarbage()
  return process.memoryUsage.rss() > MAX_BYTES
}

process.on('message', async (request) => {
  const answer = await runTestFile(request).then(
    (result) => ({ result }),
    ({ message, stack }) => ({ error: { message, stack } }),
  )
  saveCounts(process.pid)
  process.send({ ...answer, isTooLarge: isTooLarge() })
})

// Whoever interrupts a run doesn't wait for the file in progress.
process.on('disconnect', () => process.exit(1))
