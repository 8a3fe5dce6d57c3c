import { DEMO } from './person.mjs'
import { rawRequest } from './raw-request.mjs'
import { mannWhitney, median } from './statistics.js'

const WARM_UP = 20

/** Parts that differ between any two responses. */
const OWN_TO_EACH = ['date', 'x-request-id']

/**
 * Asks a route about a registered and an unregistered address, in changing order, and compares the responses and their
 * times.
 *
 * @param {string} origin
 * @param {string} target
 * @param {(email: string) => object} bodyFor
 * @param {number} asked how often about each
 */
export async function evenAnswers(origin, target, bodyFor, asked) {
  const times = { known: [], unknown: [] }
  const answers = { known: new Set(), unknown: new Set() }
  for (let turn = -WARM_UP; turn < asked; turn++) {
    for (const kind of turn % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']) {
      // As long as the other: a longer body alone takes longer.
      const email = kind === 'known' ? DEMO.email : `${String(turn + WARM_UP).padStart(4, 'n')}@actum.example`
      const body = JSON.stringify(bodyFor(email))
      const headers = { 'content-type': 'application/json' }
      const answer = await rawRequest(origin, { method: 'POST', target, headers, body })
      if (turn < 0) continue
      times[kind].push(answer.ms)
      answers[kind].add(comparable(answer))
    }
  }
  const difference = Math.abs(median(times.known) - median(times.unknown))
  const p = mannWhitney(times.known, times.unknown)
  const same = answers.known.size === 1 && [...answers.known].join() === [...answers.unknown].join()
  return {
    holds: same && difference < 5 && p > 0.01,
    figure:
      `medians ${median(times.known).toFixed(2)} and ${median(times.unknown).toFixed(2)} ms, ` +
      `p = ${p.toFixed(3)}; status, headers and body ${same ? 'the same' : 'DIFFER'}`,
  }
}

function comparable({ status, headers, body }) {
  const kept = Object.entries(headers).filter(([name]) => !OWN_TO_EACH.includes(name))
  return JSON.stringify([status, kept, body.replace(/"requestId":"[^"]*"/, '')])
}
