import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rawRequest } from '../../security/raw-request.mjs'
import { Caller } from '../place/caller.mjs'
import { counted, pause, until } from '../place/ask.mjs'
import { NotHere } from '../place/not-here.js'

const BAIT = 'actum-bait'
const CONTENT = 'nobody may read this'
const UP = [
  '..%2f..%2f',
  '%2e%2e/%2e%2e/',
  '..%5c..%5c',
  '....//....//',
  '%c0%ae%c0%ae/',
  '../../',
  '%2f',
  'C:%5c',
  '%00',
  './',
]
const FORMS = [
  ...UP.map((up) => `${up}${BAIT}`),
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2fetc%2fpasswd',
  '.',
  '..',
  '%ZZ',
  'x'.repeat(5_000),
]

/** Tries every form of a path for downloads, file information and upload names, while watching system calls. */
export async function check(place) {
  if (spawnSync('strace', ['-V']).error) throw new NotHere('strace is not installed')
  const folder = place.folder()
  writeFileSync(path.join(folder, BAIT), CONTENT)
  const server = await place.server({ data: folder })
  const caller = await Caller.signIn(server.origin)
  const trace = path.join(folder, 'trace')
  const strace = spawn('strace', ['-f', '-e', 'trace=open,openat', '-o', trace, '-p', String(server.pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  place.atTheEnd(() => strace.kill('SIGINT'))
  const watching = await until(() => opens(trace).length > 0, 5_000)
  const statuses = []
  const wrong = []
  for (const form of FORMS) {
    for (const door of ['download', 'file-info']) {
      const target = `/api/documents/${door}/${form}?sessionId=${caller.sessionId}`
      const { status, body } = await rawRequest(server.origin, { target, headers: { cookie: caller.headers.cookie } })
      statuses.push(status)
      if (status < 300 || status >= 500 || body.includes(CONTENT)) wrong.push(`${door} ${form.slice(0, 40)}: ${status}`)
    }
  }
  // Then the same names for uploads: none may cause a server error.
  for (const form of FORMS) {
    const answer = await caller.post('inspect', { excel: { name: decoded(form), bytes: Buffer.from('Номер\n1\n') } })
    statuses.push(answer.status)
    if (answer.status >= 500) wrong.push(`an upload ${form.slice(0, 40)}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  await pause(200)
  const outside = opens(trace).filter((line) => line.includes(BAIT) && !line.includes('ENOENT')).length
  if (watching === null && opens(trace).length === 0) throw new NotHere('strace can’t attach to a process here')
  return {
    holds: wrong.length === 0 && outside === 0,
    figure: `${counted(statuses)}; of ${opens(trace).length} opened files ${outside} outside${wrong.length > 0 ? `; ${wrong.join(', ')}` : ''}`,
    size: `${FORMS.length} forms at 3 endpoints`,
  }
}

function decoded(form) {
  try {
    return decodeURIComponent(form)
  } catch {
    return form
  }
}

function opens(trace) {
  try {
    return readFileSync(trace, 'utf8')
      .split('\n')
      .filter((line) => line.includes('open'))
  } catch {
    return []
  }
}
