import { createHash } from 'node:crypto'
import { Caller } from '../place/caller.mjs'
import { counted, each } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

/** A download at one instance, cleaning up at the other and a generation, at the same moment, again and again. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const [first, second] = await place.servers({ count: 2, environment: await noRateLimits() })
  const signedIn = await Caller.signIn(first.origin)
  const rounds = place.size(1_000, 12)
  const wrong = []
  const statuses = []
  await each(rounds, 2, async (round) => {
    const here = signedIn.at(first.origin)
    await here.newWorkspace()
    const there = here.at(second.origin)
    const files = { excel: actRows(3), template: ACT }
    const { download_url: url } = await (await here.post('generate', files)).json()
    const [stored] = await place.query(
      `SELECT "sha256" FROM "StoredFile" WHERE "documentSessionId" = $1 AND "kind" = 'result'`,
      [here.sessionId],
    )
    const [got] = await Promise.all([
      here.download(url),
      there.post('cleanup').then((answer) => answer.arrayBuffer()),
      here.post('generate', { ...files, excel: actRows(2, `${round}.csv`) }).then((answer) => answer.arrayBuffer()),
    ])
    statuses.push(got.status)
    const whole = createHash('sha256').update(got.bytes).digest('hex') === stored.sha256
    if (got.status === 200 ? !whole : ![404, 410].includes(got.status)) wrong.push(`round ${round}: ${got.status}`)
  })
  return {
    holds: wrong.length === 0,
    figure: `${counted(statuses)}; ${wrong.length} partial${wrong.length > 0 ? `: ${wrong.slice(0, 5).join(', ')}` : ''}`,
    size: `${rounds} rounds, 2 instances`,
  }
}
