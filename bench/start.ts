/**
 * Measures cold starts: of the built server, until it responds and until it has shown the log-in screen, and of the
 * command line on a small file, compared with the usual alternatives. The files of the programs are in the system's
 * cache; the processes are new.
 */
import path from 'node:path'
import { OwnServer } from '@/e2e/own-server'
import { answerTo, untilLives } from './support/answer'
import { millisecondsOf, OURS, smallWorks } from './support/cold-commands'
import { comparisonTable, type Line } from './support/comparison'
import { spreadInWords, spreadOf } from './support/figures'
import { inFolder } from './support/in-folder'

const SERVER_REPEATS = 5
const COMMAND_REPEATS = 9
const SERVER = 'Actum'

interface Started {
  readonly livesMs: number
  readonly shownMs: number
}

interface Start {
  readonly name: string
  readonly words: (port: number) => readonly string[]
}

/** The last one makes the data of the next ones. */
const STARTS: readonly Start[] = [
  { name: SERVER, words: () => ['scripts/serve.mjs'] },
  {
    name: 'the same build by `next start`',
    words: (port) => ['node_modules/next/dist/bin/next', 'start', '--port', String(port)],
  },
  {
    name: 'Actum, a new database and the demo account first',
    words: () => ['scripts/steps/test-server.mjs', '--new'],
  },
]

async function timesOf(server: OwnServer, { words }: Start): Promise<Started> {
  const started = performance.now()
  server.launch(words(server.port))
  try {
    await untilLives(server.origin)
    const livesMs = performance.now() - started
    const { status } = await answerTo(`${server.origin}/login`)
    if (status !== 200) throw new Error(`/login was answered with ${status}`)
    return { livesMs, shownMs: performance.now() - started }
  } finally {
    await server.stop()
  }
}

async function serverTable(folder: string): Promise<string> {
  const server = await OwnServer.create(path.join(folder, 'data'))
  await server.stop()
  // In turns, so that what else the machine does falls on all alike.
  const times: Started[][] = STARTS.map(() => [])
  for (let round = 0; round < SERVER_REPEATS; round++) {
    console.error(`servers, round ${round + 1} of ${SERVER_REPEATS} …`)
    for (const [index, start] of STARTS.entries()) times[index]?.push(await timesOf(server, start))
  }
  const lines = STARTS.map(({ name }, index): Line => {
    const list = times[index] ?? []
    const lives = spreadInWords(spreadOf(list.map(({ livesMs }) => livesMs)))
    return { what: [name, lives], runs: list.map(({ shownMs }) => shownMs), more: [] }
  })
  return comparisonTable({
    head: { what: ['server', 'lives after, ms'], runs: '`/login` whole after, ms', more: [] },
    digits: 0,
    with: { name: SERVER, is: ({ what }) => what[0] === SERVER },
    groups: [lines],
  })
}

function commandTable(folder: string): string {
  const groups = smallWorks(folder).map(({ name, commands }) => {
    console.error(`${name} …`)
    const times: number[][] = commands.map(() => [])
    for (let round = 0; round < COMMAND_REPEATS; round++) {
      for (const [index, command] of commands.entries()) times[index]?.push(millisecondsOf(command))
    }
    return commands.map((command, index): Line => ({
      what: [name, command.name],
      runs: times[index] ?? [],
      more: [],
    }))
  })
  return comparisonTable({
    head: { what: ['command line', ''], runs: 'ms', more: [] },
    digits: 0,
    with: { name: OURS, is: ({ what }) => what[1] === OURS },
    groups,
  })
}

await inFolder(async (folder) => {
  const servers = await serverTable(folder)
  console.log(`${servers}\n\n${commandTable(folder)}`)
})
