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
