import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { Caller } from '../place/caller.mjs'
import { each, pause, statusOf, until } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const SETTLED_MS = 10_000
const FILES_APART = 5

/** Clients that send a part of an upload, or read a part of a download, and are gone. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const data = place.folder()
  const server = await place.server({ environment: await noRateLimits(), data })
  const caller = await Caller.signIn(server.origin)
  const made = await (await caller.post('generate', { excel: actRows(2_000), template: ACT })).json()
  const name = made.download_url.split('/').at(-1).split('?')[0]
  const { size, bytes } = await upload(caller)
  // What is warmed up stays open: connections to the database, the document processes.
  await each(20, 4, () => statusOf(caller.get('operations')))
  await pause(6_000)
  const before = server.openFiles()
  const count = place.size(1_000, 60)
  await each(count, 10, async (index) => {
    const cut = Math.floor(Math.random() * size)
    if (index % 2 === 0) await sendPart(caller, bytes.subarray(0, cut), size)
    else await readPart(caller, name, cut)
  })
  const tmp = () => filesIn(path.join(data, 'data', 'tmp'))
  const emptied = await until(() => tmp() === 0, SETTLED_MS)
  await until(() => Math.abs(server.openFiles() - before) <= FILES_APART, SETTLED_MS, 250)
  const after = server.openFiles()
  const unforeseen = server.said.match(/unhandledRejection|unforeseen error/g)?.length ?? 0
  const works = await statusOf(caller.post('inspect', { excel: actRows(3) }))
  return {
    holds: emptied !== null && Math.abs(after - before) <= FILES_APART && unforeseen === 0 && works === 200,
    figure: `${tmp()} temporary files, ${before} open files before and ${after} after, ${unforeseen} unexpected errors`,
    size: `${count} clients`,
  }
}

async function upload(caller) {
  const form = new FormData()
  form.set('sessionId', caller.sessionId)
  form.set('excel', new File([Buffer.alloc(400_000, 'Номер;')], 'a.csv'))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const bytes = Buffer.from(await request.arrayBuffer())
  caller.formType = request.headers.get('content-type')
  return { bytes, size: bytes.length }
}

function sendPart(caller, part, size) {
  const head = `POST /api/documents/inspect?sessionId=${caller.sessionId} HTTP/1.1\r\nContent-Type: ${caller.formType}\r\nContent-Length: ${size}\r\n`
  return partly(caller, head, part, 0)
}

function readPart(caller, name, cut) {
  return partly(caller, `GET /api/documents/download/${name}?sessionId=${caller.sessionId} HTTP/1.1\r\n`, '', cut)
}

/** Sends a request, reads the given number of bytes of the response, and disconnects. */
function partly({ origin, headers }, head, body, wanted) {
  const { port, host } = new URL(origin)
  const own = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve) => {
    let read = 0
    const socket = connect(Number(port), 'localhost', () => {
      socket.write(`${head}${own.join('')}\r\n`)
      socket.write(body)
      if (wanted === 0) setTimeout(() => socket.destroy(), 20)
    })
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (chunk) => (read += chunk.length) >= wanted && socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', resolve)
  })
}

function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
  } catch {
    return 0
  }
}
