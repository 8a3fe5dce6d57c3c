/** What the scripts print: to stderr where the caller's stdout is promised to something else. */
const quiet = process.env.ACTUM_SCRIPT_OUTPUT === 'stderr'

const stream = quiet ? process.stderr : process.stdout

/** What is said while a line of `stage` is open: it follows that line. Null while none is. */
let waiting = null

export function say(sentence) {
  if (waiting === null) stream.write(`${sentence}\n`)
  else waiting.push(sentence)
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
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`
  if (waiting !== null) {
    const result = await work()
    say(`${name} … ${seconds()}`)
    return result
  }
  stream.write(`${name} … `)
  waiting = []
  try {
    return await work()
  } finally {
    stream.write(`${seconds()}\n`)
    const sentences = waiting
    waiting = null
    for (const sentence of sentences) say(sentence)
  }
}
