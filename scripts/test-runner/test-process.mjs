import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url))

/** A Node process that runs one test file at a time. It is started when it is needed and replaced when it ends. */
export class TestProcess {
  #child = null

  /**
   * Runs a test file.
   *
   * @returns Jest's result of the file; rejects when the process ended first
   */
  run(request) {
    const child = (this.#child ??= fork(WORKER, [], {
      execArgv: ['--no-warnings'],
      serialization: 'advanced',
    }))
    return new Promise((resolve, reject) => {
      const settle = (action) => {
        child.removeAllListeners()
        action()
      }
      child.once('exit', (code, signal) => {
        this.#child = null
        settle(() => reject(new Error(`The test process ended with ${signal ?? `code ${code}`}.`)))
      })
      child.once('message', ({ result, error, isTooLarge }) => {
        if (isTooLarge) this.end()
        settle(() => (error === undefined ? resolve(result) : reject(Object.assign(new Error(), error))))
      })
      child.send(request)
    })
  }

  end() {
    // The process has no other connection to its parent, and ends unless a test left something open.
    this.#child?.kill()
    this.#child = null
  }
}
