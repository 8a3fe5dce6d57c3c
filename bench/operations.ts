/**
 * How a server answers `/health` while 500 documents are generated beside: ours, which runs the tool in a document process,
 * against the same work done in the request process, as a route handler without one would do it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { generate } from '@/lib/documents/generation/generate'
import { csvFile, docx, paragraph, table } from '@/lib/documents/generation/test-support'

const DOCUMENTS = 500
const CALLERS = 4
const REPEATS = 5

const template = {
  name: 'Акт.docx',
  bytes: docx(
    Array.from({ length: 60 }, (_, n) => paragraph(`Пункт ${n + 1}. Проверено { наименование }, инв. № {номер}.`)).join(
      '',
    ) + table(['Показатель', 'Значение'], ['Эквивалент', '{эквивалент}'], ['Заключение', '{заключение | upper}']),
  ),
}
const data = csvFile([
  ['Номер', 'Наименование', 'Эквивалент', 'Заключение'],
  ...Array.from({ length: DOCUMENTS }, (_, n) => [`0134-${n}`, 'Фартук двусторонний', '0,35', 'годен']),
])

interface Figures {
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
  readonly seconds: number
}

/** Calls `/health` one after another from several callers until the work is done. */
async function whileWorking(health: string, work: Promise<unknown>): Promise<Figures> {
  const times: number[] = []
  const started = performance.now()
  let working = true
  void work.finally(() => (working = false)).catch(() => undefined)
  const caller = async () => {
    while (working) {
      const before = performance.now()
      await (await fetch(health)).arrayBuffer()
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  await work
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), perSecond: times.length / seconds, seconds }
}

async function inProcess(): Promise<Figures> {
  const server = createServer((request, response) => {
    if (request.url === '/health') return response.end('{"success":true}')
    generate({ data, template }).then(({ file }) => response.end(file.bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const figures = await whileWorking(
    `${origin}/health`,
    fetch(`${origin}/generate`).then((answer) => answer.arrayBuffer()),
  )
  server.close()
  server.closeAllConnections()
  return figures
}

/** A production server on a data folder of the benchmark's own, and the demo account in it. */
async function startServer() {
  const port = 3190
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    ACTUM_ORIGIN: origin,
    ACTUM_DATA: '.data/bench',
    LOG_LEVEL: 'error',
  }
  const server = spawn(process.execPath, ['scripts/steps/test-server.mjs'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${origin}/api/documents/health`).catch(() => null))?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@actum.example', password: 'actum-demo-2026' }),
  })
  const { token } = (await login.json()) as { token: string }
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { origin, server, headers: { authorization: `Bearer ${token}`, cookie } }
}

async function ours({ origin, headers }: Awaited<ReturnType<typeof startServer>>): Promise<Figures> {
  const session = await fetch(`${origin}/api/documents/session/new`, { headers })
  const { sessionId } = (await session.json()) as { sessionId: string }
  const form = new FormData()
  form.set('sessionId', sessionId)
  form.set('excel', new File([Buffer.from(data.bytes)], data.name))
  form.set('template', new File([Buffer.from(template.bytes)], template.name))
  const work = fetch(`${origin}/api/documents/generate`, { method: 'POST', headers, body: form }).then(
    async (answer) => {
      const body = (await answer.json()) as { documents?: unknown[]; code?: string }
      if (body.documents?.length !== DOCUMENTS) throw new Error(`Not ${DOCUMENTS} documents: ${body.code}`)
    },
  )
  return whileWorking(`${origin}/api/documents/health?live=1`, work)
}

function line(name: string, runs: readonly Figures[]): string {
  const median = (key: keyof Figures) => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b)
    const [low, middle, high] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((n) =>
      n?.toFixed(1),
    )
    return `${middle} (${low}–${high})`
  }
  return `| ${name} | ${median('p50')} | ${median('p99')} | ${median('perSecond')} | ${median('seconds')} |`
}

const server = await startServer()
const [forked, within]: [Figures[], Figures[]] = [[], []]
for (let repeat = 0; repeat < REPEATS; repeat++) {
  forked.push(await ours(server))
  within.push(await inProcess())
}
server.server.kill('SIGTERM')

console.log(
  `\n/health while ${DOCUMENTS} documents are generated, ${CALLERS} callers, ${REPEATS} runs: median (min–max)\n`,
)
console.log('| | p50 ms | p99 ms | requests/s | whole run s |\n|---|---|---|---|---|')
console.log(line('Actum: a document process', forked))
console.log(line('the same work in the request process', within))
