import { DEMO } from '../../security/person.mjs'
import { Caller } from '../place/caller.mjs'
import { statusOf } from '../place/ask.mjs'
import { support } from '../place/support.mjs'

const MARKER = 'Marker7f3a91'

/** A user works, with a marker in all their data; then the server's log is searched. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const server = await place.server({ environment: { LOG_LEVEL: 'trace' } })
  const caller = await Caller.signIn(server.origin)
  await statusOf(
    caller.post('generate', {
      excel: { ...actRows(2), name: `${MARKER}.csv` },
      template: { ...ACT, name: `${MARKER}.docx` },
    }),
  )
  await statusOf(
    caller.post('generate', {
      excel: { name: `${MARKER}.csv`, bytes: Buffer.from(`Номер;ФИО\n${MARKER};${MARKER}\n`) },
      template: ACT,
    }),
  )
  await statusOf(caller.get(`download/${MARKER}.docx`))
  const post = (target, body) =>
    statusOf(
      fetch(`${server.origin}${target}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  await post('/api/auth/login', { email: `${MARKER}@clinic.example`, password: MARKER })
  await post('/api/auth/register', { email: `${MARKER}@clinic.example`, password: `${MARKER} horse battery` })
  await post('/api/password/forget', { email: `${MARKER}@clinic.example` })
  await statusOf(fetch(`${server.origin}/reset?token=${MARKER}`))
  await statusOf(
    fetch(`${server.origin}/api/users/reset`, {
      headers: { authorization: `Bearer ${MARKER}`, cookie: `a=${MARKER}` },
    }),
  )
  await server.stop()
  const secrets = [
    MARKER,
    MARKER.toLowerCase(),
    DEMO.email,
    DEMO.password,
    ...caller.signedIn.pairs.map((pair) => pair.split('=')[1]),
  ]
  const told = secrets.filter((secret) => secret !== '' && server.said.includes(secret))
  const unforeseen = server.said.split('\n').filter((line) => line.includes('unforeseen error')).length
  return {
    holds: told.length === 0 && unforeseen === 0 && server.said.length > 0,
    figure: `${server.said.length} log characters, ${told.length} secrets in it, ${unforeseen} unexpected errors`,
    size: `${secrets.length} secrets`,
  }
}
