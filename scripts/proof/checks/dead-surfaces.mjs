import { deadSurfaces } from '../../security/dead-surfaces.mjs'
import { say } from '../../steps/say.mjs'

const ACTION_MS = 20

export async function check(place) {
  const server = await place.server()
  const { wrong, actionMs } = await deadSurfaces(server.origin)
  for (const one of wrong) say(`         ${one}`)
  return {
    holds: wrong.length === 0 && actionMs <= ACTION_MS,
    figure: `${wrong.length} with a different response; an action is rejected in ${actionMs.toFixed(1)} ms`,
    size: 'image loader, upgrades, foreign targets, odd methods, actions',
  }
}
