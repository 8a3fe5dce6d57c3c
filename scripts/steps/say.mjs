/** What the scripts print: to stderr where the caller's stdout is promised to something else. */
const quiet = process.env.ACTUM_SCRIPT_OUTPUT === 'stderr'

export function say(sentence) {
  ;(quiet ? process.stderr : process.stdout).write(`${sentence}\n`)
}

/** Ends the script with one plain sentence. */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/**
 * Does `work` and says on one line what it is and how many seconds it took.
 *
 * @returns what `work` returns
 */
export async function stage(name, work) {
  const started = performance.now()
  const stream = quiet ? process.stderr : process.stdout
  stream.write(`${name} … `)
  const result = await work()
  stream.write(`${((performance.now() - started) / 1000).toFixed(0)} s\n`)
  return result
}
