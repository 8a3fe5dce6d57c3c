/**
 * The first answer of each screen, signed in and signed out: the first that a server gives after its start, and those after it;
 * what each screen's first load weighs in a browser; and how soon a result of many documents is there and is searched.
 */
import { chromium } from 'playwright/test'
import { firstLoad } from '@/e2e/first-load'
import { OwnServer } from '@/e2e/own-server'
import { markdownTable } from '@/scripts/docs/markdown-table.js'
import { DEMO, signIn } from '@/scripts/security/person.mjs'
import { chromium as browserHere } from '@/scripts/steps/system-packages.mjs'
import { answerTo, untilLives, type Answer } from './support/answer'
import { inWords, ratioInWords, spreadInWords, spreadOf } from './support/figures'
import { inFolder } from './support/in-folder'
import { DOCUMENTS, longResult, type LongResult } from './support/long-result'

const SCREENS = ['/login', '/', '/parser', '/dose', '/history', '/profile', '/subscribe', '/help']
const STARTS = 5
const FOLLOWING = 20
const LANGUAGE = 'selectedLanguage=ru-RU'
/** What scripts of one screen's first load may weigh. */
const MOST_SCRIPT_KB = 200

interface Answers {
  readonly first: readonly Answer[]
  readonly following: readonly Answer[]
}

/** Each first answer is that of a server which has answered nothing before but that it lives. */
async function answersOf(server: OwnServer, screen: string, cookie: string): Promise<Answers> {
  const ask = () => answerTo(server.origin + screen, { cookie })
  const [first, following]: [Answer[], Answer[]] = [[], []]
  for (let start = 0; start < STARTS; start++) {
    server.launch(['scripts/serve.mjs'])
    try {
      await untilLives(server.origin)
      first.push(await ask())
      for (let request = 0; request < FOLLOWING; request++) following.push(await ask())
    } finally {
      await server.stop()
    }
  }
  return { first, following }
}

function lineOf(screen: string, who: string, { first, following }: Answers): string[] {
  const statuses = [...new Set([...first, ...following].map(({ status }) => status))]
  if (statuses.some((status) => status >= 400)) throw new Error(`${screen} was answered with ${statuses.join(', ')}`)
  const spread = (answers: readonly Answer[], key: 'firstByteMs' | 'wholeMs') =>
    spreadOf(answers.map((one) => one[key]))
  const told = [first, following].flatMap((answers) => [
    spreadInWords(spread(answers, 'firstByteMs')),
    spreadInWords(spread(answers, 'wholeMs')),
  ])
  const ratio = ratioInWords(spread(first, 'wholeMs'), spread(following, 'wholeMs'))
  return [screen, who, statuses.join(', '), ...told, ratio]
}

async function latencyTable(server: OwnServer, signedIn: string): Promise<string> {
  const rows: string[][] = []
  for (const screen of SCREENS) {
    console.error(`${screen} …`)
    rows.push(lineOf(screen, 'signed out', await answersOf(server, screen, LANGUAGE)))
    rows.push(lineOf(screen, 'signed in', await answersOf(server, screen, signedIn)))
  }
  const head = ['screen', '', 'answer', 'first: begins, ms', 'first: whole, ms', 'then: begins, ms', 'then: whole, ms']
  return markdownTable([[...head, 'first, times then'], ...rows])
}

async function weightTable(server: OwnServer, executablePath: string): Promise<string> {
  const rows: string[][] = []
  server.launch(['scripts/serve.mjs'])
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await untilLives(server.origin)
    for (const screen of SCREENS) {
      const context = await browser.newContext({ baseURL: server.origin, locale: 'ru-RU' })
      if (screen !== '/login') await context.request.post('/api/auth/login', { data: DEMO })
      const kinds = await firstLoad(await context.newPage(), screen)
      const kilobytes = (kind: string) => (kinds.get(kind)?.bytes ?? 0) / 1024
      const script = kilobytes('Script')
      const others = ['Stylesheet', 'Font', 'Document'].map((kind) => inWords(kilobytes(kind)))
      rows.push([screen, inWords(script), inWords(script / MOST_SCRIPT_KB, 2), ...others])
      await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const head = ['screen', 'JavaScript, KB', `of ${MOST_SCRIPT_KB} KB`, 'CSS, KB', 'fonts, KB', 'page, KB']
  return markdownTable([head, ...rows])
}

async function longTable(server: OwnServer, executablePath: string): Promise<string> {
  server.launch(['scripts/serve.mjs'])
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await untilLives(server.origin)
    const results = await longResult(browser, server.origin, STARTS)
    const told = (key: keyof LongResult) => spreadInWords(spreadOf(results.map((one) => one[key])))
    const keys = ['firstPaint', 'list', 'byRow', 'byValue', 'rowsDrawn', 'pageKb'] as const
    const head = [
      'documents',
      'first paint, ms',
      'list, ms',
      'found by row, ms',
      'by value, ms',
      'rows drawn',
      'page, KB',
    ]
    return markdownTable([head, [inWords(DOCUMENTS), ...keys.map(told)]])
  } finally {
    await browser.close()
    await server.stop()
  }
}

await inFolder(async (folder) => {
  const server = await OwnServer.create(folder)
  const signedIn = `${(await signIn(server.origin)).cookie}; ${LANGUAGE}`
  await server.stop()
  const executablePath = browserHere()
  const weights =
    executablePath === null
      ? 'What each first load weighs was not measured: there is no Chromium here.'
      : `${await weightTable(server, executablePath)}\n\n${await longTable(server, executablePath)}`
  console.log(`First answers: of ${STARTS} starts each; then: ${FOLLOWING} more of each start.\n`)
  console.log(`${await latencyTable(server, signedIn)}\n\n${weights}`)
})
