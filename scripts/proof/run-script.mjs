import { say } from '../steps/say.mjs'
import { NotHere } from './place/not-here.js'
import { Place } from './place/place.mjs'

/**
 * Runs a check of `checks/` in its own place.
 *
 * @param {string} name
 * @param {{ trial: boolean, minutes?: number }} options
 * @returns {Promise<import('./mapping.js').Measured>} a check that throws fails with the error
 */
export async function runScript(name, options) {
  say(`\n── ${name}`)
  const started = performance.now()
  const { check } = await import(`./checks/${name}.mjs`)
  const place = new Place(options)
  const measured = await check(place)
    .catch(brokenOff)
    .finally(() => place.close())
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  if ('notRun' in measured) say(`not run: ${measured.notRun}`)
  else say(`${measured.holds ? 'holds' : 'FAILS'}: ${measured.figure} (${seconds} s)`)
  return measured
}

function brokenOff(error) {
  if (error instanceof NotHere) return { notRun: error.message }
  say(error.stack ?? String(error))
  return { holds: false, figure: `broken off: ${String(error.message).split('\n')[0]}` }
}
