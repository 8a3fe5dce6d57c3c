import { Caller } from '../place/caller.mjs'
import { statusOf } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

/** What one instance makes is downloaded from the other; both clean up at the same moment; the counts are one. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const [first, second] = await place.servers({ count: 2, environment: await noRateLimits() })
  const here = await Caller.signIn(first.origin)
  const rounds = place.size(50, 4)
  const wrong = []
  for (let round = 0; round < rounds; round++) {
    await here.newWorkspace()
    const there = here.at(second.origin)
    const made = await (await here.post('generate', { excel: actRows(3), template: ACT })).json()
    if ((await there.download(made.download_url)).status !== 200) wrong.push('not there on the other')
    const before = await place.query('SELECT 1 FROM "StoredFile" WHERE "documentSessionId" = $1', [here.sessionId])
    const cleaned = await Promise.all([here, there].map((caller) => caller.post('cleanup')))
    const bodies = await Promise.all(cleaned.map((answer) => answer.json()))
    if (cleaned.some(({ status }) => status !== 200))
      wrong.push(`cleaning up: ${cleaned.map(({ status }) => status).join(' ')}`)
    const told = bodies.reduce((sum, body) => sum + body.cleaned_files, 0)
    const after = await place.query('SELECT 1 FROM "StoredFile" WHERE "documentSessionId" = $1', [here.sessionId])
    if (told !== before.length || after.length !== 0)
      wrong.push(`told ${told} of ${before.length}, ${after.length} left`)
    if ((await statusOf(there.get(`download/${made.download_url.split('/').at(-1).split('?')[0]}`))) !== 404)
      wrong.push('still there')
  }
  return {
    holds: wrong.length === 0,
    figure:
      wrong.length === 0
        ? 'each file found by the other, each counted once'
        : [...new Set(wrong)].slice(0, 5).join(', '),
    size: `${rounds} workspaces, 2 instances`,
  }
}
