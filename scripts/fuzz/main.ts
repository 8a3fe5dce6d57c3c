/** `npm run fuzz`: runs the product's own tools on changed files until the time is up. See docs/developing.md. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { dataPath } from '@/lib/data-path'
import { Campaign } from './campaign'
import { TOOLS, type Tool } from './mutant'
import { Runner } from './runner'
import { Shelf } from './shelf'
import { sources } from './sources'
import { outcomeTable } from './outcome-table'

const USAGE = `npm run fuzz -- [--minutes N] [--seed S] [--tool ${TOOLS.join('|')}] [--seconds N]
  --minutes  how long it goes on (1); each run goes on where the last of its seed ended
  --seed     which mutants (1)
  --tool     only this one
  --seconds  how long one mutant may take (20)`

const SAVED_EVERY = 25
const TOLD_EVERY_MS = 15_000

interface Wanted {
  readonly minutes: number
  readonly seed: number
  readonly seconds: number
  readonly tool: Tool | null
}

function wanted(): Wanted | null {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { minutes: text, seed: text, seconds: text, tool: text } })
    const [minutes, seed, seconds] = [
      Number(values.minutes ?? 1),
      Number(values.seed ?? 1),
      Number(values.seconds ?? 20),
    ]
    const tool = TOOLS.find((each) => each === values.tool) ?? null
    const known = values.tool === undefined || tool !== null
    return known && minutes > 0 && seconds > 0 && Number.isInteger(seed) ? { minutes, seed, seconds, tool } : null
  } catch {
    return null
  }
}

/** @returns the exit code: 0 nothing found, 1 something, 2 wrong usage */
async function fuzz(): Promise<number> {
  const asked = wanted()
  if (asked === null) {
    console.error(USAGE)
    return 2
  }
  const folder = dataPath('fuzz', String(asked.seed))
  const shelf = new Shelf(await sources())
  const runner = new Runner(path.join(folder, `work-${process.pid}`), asked.seconds)
  const campaign = new Campaign(folder, asked.seed, shelf, runner)
  console.log(
    `${shelf.documents.length} Word files, ${shelf.sheets.length} spreadsheets; ${campaign.count} mutants before this run`,
  )
  let stopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (stopped = true))
  try {
    const mended = await campaign.runFoundAgain()
    if (mended > 0) console.log(`${mended} of what was found before no longer happens`)
    const end = Date.now() + asked.minutes * 60_000
    let told = Date.now()
    while (!stopped && Date.now() < end) {
      for (let count = 0; count < SAVED_EVERY && !stopped && Date.now() < end; count++) await campaign.step(asked.tool)
      campaign.save()
      if (Date.now() - told < TOLD_EVERY_MS) continue
      told = Date.now()
      console.log(`${campaign.count} mutants, ${campaign.findings.length} findings`)
    }
  } finally {
    campaign.save()
    runner.close()
  }
  console.log(outcomeTable(campaign.outcomes))
  for (const finding of campaign.findings) console.log(`\n${finding}`)
  console.log(`\n${campaign.count} mutants of seed ${asked.seed}, ${campaign.findings.length} findings`)
  return campaign.findings.length === 0 ? 0 : 1
}

process.exitCode = await fuzz()
