/** The first answer of each screen, signed in and signed out: the first that a server gives after its start, and those after it. */
import { OwnServer } from '@/e2e/own-server'
import { markdownTable } from '@/scripts/docs/markdown-table.js'
import { signIn } from '@/scripts/security/person.mjs'
import { answerTo, untilLives, type Answer } from './support/answer'
import { ratioInWords, spreadInWords, spreadOf } from './support/figures'
import { inFolder } from './support/in-folder'

const SCREENS = ['/login', '/', '/parser', '/dose', '/history', '/profile', '/subscribe', '/help']
const STARTS = 5
const FOLLOWING = 20
const LANGUAGE = 'selectedLanguage=ru-RU'

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

await inFolder(async (folder) => {
  const server = await OwnServer.create(folder)
  const signedIn = `${(await signIn(server.origin)).cookie}; ${LANGUAGE}`
  await server.stop()
  console.log(`First answers: of ${STARTS} starts each; then: ${FOLLOWING} more of each start.\n`)
  console.log(await latencyTable(server, signedIn))
})
