/**
 * How quickly a server responds to `/health` while 500 documents are generated: ours, which runs the tool in a document
 * process, compared with the same work in the request process, as in a simple route handler.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { OwnServer } from '@/e2e/own-server'
import { generate } from '@/lib/documents/generation/generate'
import { csvFile, docx, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { Caller } from '@/scripts/proof/place/caller.mjs'
import { comparisonTable } from './support/comparison'
import { spreadInWords, spreadOf } from './support/figures'
import { inFolder } from './support/in-folder'

const DOCUMENTS = 500
const CALLERS = 4
const REPEATS = 5
const OURS = 'Actum: a document process'

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

async function ours(origin: string): Promise<Figures> {
  const caller = await Caller.signIn(origin)
  const work = caller.post('generate', { excel: data, template }).then(async (answer) => {
    const body = (await answer.json()) as { documents?: unknown[]; code?: string }
    if (body.documents?.length !== DOCUMENTS) throw new Error(`Not ${DOCUMENTS} documents: ${body.code}`)
  })
  return whileWorking(`${origin}/api/documents/health?live=1`, work)
}

function lineOf(name: string, runs: readonly Figures[]) {
  const told = (key: keyof Figures) => spreadInWords(spreadOf(runs.map((run) => run[key])), 1)
  return { what: [name, told('p50')], runs: runs.map(({ p99 }) => p99), more: [told('perSecond'), told('seconds')] }
}

await inFolder(async (folder) => {
  const [forked, within]: [Figures[], Figures[]] = [[], []]
  const server = await OwnServer.create(folder)
  try {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      forked.push(await ours(server.origin))
      within.push(await inProcess())
    }
  } finally {
    await server.stop()
  }
  console.log(`\`/health\` while ${DOCUMENTS} documents are generated, ${CALLERS} callers:\n`)
  const tableOfBoth = comparisonTable({
    head: { what: ['', 'p50 ms'], runs: 'p99 ms', more: ['requests/s', 'whole run s'] },
    digits: 1,
    with: { name: 'Actum', is: ({ what }) => what[0] === OURS },
    groups: [[lineOf(OURS, forked), lineOf('the same work in the request process', within)]],
  })
  console.log(tableOfBoth)
})
