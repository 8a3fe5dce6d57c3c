import { median } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { ms } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const WARM_UP = 20

/** Another person asks for a file that is there and for one that never was, in turn, and compares answers and times. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const server = await place.server({ environment: await noRateLimits() })
  const owner = await Caller.signIn(server.origin)
  const stranger = await Caller.register(server.origin, 'stranger@clinic.example')
  const made = await (
    await owner.post('generate', { excel: actRows(3), template: { ...ACT, name: 'act.docx' } })
  ).json()
  const name = made.download_url.split('/').at(-1).split('?')[0]
  // The stranger names the workspace that the file is in.
  stranger.sessionId = owner.sessionId
  const asked = place.size(400, 60)
  const answers = { there: new Set(), never: new Set() }
  const times = { there: [], never: [] }
  for (let turn = -WARM_UP; turn < asked; turn++) {
    for (const kind of turn % 2 === 0 ? ['there', 'never'] : ['never', 'there']) {
      // As long as the other: a longer name alone takes longer.
      const asking = kind === 'there' ? name : `xyz${name.slice(3)}`
      const started = performance.now()
      const answer = await stranger.get(`download/${asking}`)
      const body = await answer.text()
      if (turn < 0) continue
      times[kind].push(performance.now() - started)
      answers[kind].add(`${answer.status} ${body.replace(/"requestId":"[^"]*"/, '')}`)
    }
  }
  const [there, never] = [median(times.there), median(times.never)]
  const same = answers.there.size === 1 && [...answers.there].join() === [...answers.never].join()
  const intact = (await owner.download(made.download_url)).status === 200
  const apart = Math.abs(there - never) / never
  return {
    holds: same && [...answers.there][0].startsWith('404') && intact && apart <= 0.1,
    figure: `${same ? 'same response' : 'responses DIFFER'}; medians ${ms(there)} and ${ms(never)}, ${(apart * 100).toFixed(1)} % apart`,
    size: `${asked} questions each`,
  }
}
