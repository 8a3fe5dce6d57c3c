import { createHash } from 'node:crypto'
import { percentile, slope } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { counted, ms, pause, statusOf } from '../place/ask.mjs'
import { noRateLimits, Place } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const PER_SECOND = 20
const TEN_MINUTES = 600_000
const WARM_UP = 0.25
/** How long it goes on by turns with a new server, as a share. */
const BESIDE = 1 / 6
const RECKONED = Buffer.alloc(2 * 1024 ** 2, 'actum')

/**
 * Mixed work at an even rate for hours (`--minutes`), with memory, open files and times watched; then the same work by turns with a
 * server that was started then and is warm, of which each gets half: how fast a machine is differs from one half-hour to the next, and a
 * server that has slowed down is slower than a new one at the same moment.
 */
export async function check(place) {
  const { ACT, actRows } = await support()
  const server = await place.server({ environment: { ...(await noRateLimits()), LOG_LEVEL: 'warn' } })
  let caller = await Caller.signIn(server.origin)
  let before = null
  const cleanedAfter = place.size(400, 40)
  const lasting = place.lasting(120, 0.2)
  const started = performance.now()
  const [answers, samples] = [[], []]
  const open = new Set()
  const note = (kind, asking, into = answers) => {
    const at = performance.now() - started
    const one = statusOf(asking).then((status) => {
      into.push({ kind, at, status, ms: performance.now() - started - at })
      open.delete(one)
    })
    open.add(one)
  }
  for (let turn = 0; performance.now() - started < lasting; turn++) {
    if (turn % cleanedAfter === cleanedAfter - 1) {
      // The workspace before the last one goes: no one is at work there any more, who would be answered that his files are gone.
      if (before !== null) note('cleanup', before.post('cleanup'))
      before = caller
      caller = before.at(server.origin)
      await caller.newWorkspace()
    }
    note(...askFor(turn, caller, ACT, actRows))
    if (turn % (PER_SECOND * place.size(10, 1)) === 0) {
      const { rss } = await server.howAreYou()
      const at = performance.now() - started
      samples.push({ at, rss: rss / 1024 ** 2, files: server.openFiles(), reckoning: reckoning() })
    }
    await pause(Math.max(0, (turn + 1) * (1000 / PER_SECOND) - (performance.now() - started)))
  }
  await Promise.all(open)
  const beside = await freshBeside(place)
  const byTurns = [
    { caller, answers: [] },
    { caller: await Caller.signIn(beside.origin), answers: [] },
  ]
  const begun = performance.now()
  const turns = place.lasting(120, 0.2) * BESIDE
  for (let turn = 0; performance.now() - begun < turns; turn++) {
    // In the first half the new one alone has the work, and compiles what it runs.
    const alone = performance.now() - begun < turns / 2
    const { caller: asks, answers: into } = byTurns[alone ? 1 : turn % 2]
    note(...askFor(alone ? turn : Math.floor(turn / 2), asks, ACT, actRows), into)
    await pause(Math.max(0, (turn + 1) * (1000 / PER_SECOND) - (performance.now() - begun)))
  }
  await Promise.all(open)
  const judged = byTurns.map((each) => each.answers.filter(({ at }) => at - (begun - started) >= turns / 2))
  const [old, young] = judged.map((some) => timeOf(some, 0.99))
  const warm = samples.filter(({ at }) => at > lasting * WARM_UP)
  const grows = slope(warm.map(({ at, rss }) => [at / TEN_MINUTES, rss]))
  const files = slope(warm.map(({ at, files: count }) => [at / TEN_MINUTES, count]))
  const bounds = [
    [WARM_UP, 0.5],
    [0.75, 1],
  ]
  const within = (all) => bounds.map(([from, to]) => all.filter(({ at }) => at >= lasting * from && at < lasting * to))
  const [second, last] = within(answers)
  const [slow, slower] = within(samples).map((some) => some.map((one) => one.reckoning))
  const [early, late] = [second, last].map((some) => timeOf(some, 0.99))
  const all = [...answers, ...byTurns.flatMap((each) => each.answers)]
  const statuses = all.map(({ status }) => status)
  return {
    holds:
      grows < 1 &&
      Math.abs(files) < 5 &&
      old <= 1.2 * young &&
      statuses.every((status) => status === 200) &&
      server.lives,
    figure:
      `memory ${grows >= 0 ? '+' : ''}${grows.toFixed(1)} MiB in ten minutes, ${quarters(samples, lasting)} MiB in each quarter; open files ${files.toFixed(1)} in ten minutes; ` +
      `p99 ${ms(old)} after hours and ${ms(young)} of a new server at the same time; ${medians(...judged)}; ` +
      `alone, p99 ${ms(early)} early and ${ms(late)} late; ${medians(second, last)}; ` +
      `the same computation on this machine ${told(slow, 0.5)} and ${told(slower, 0.5)}, p99 ${told(slow, 0.99)} and ${told(slower, 0.99)}; ${counted(statuses)}${refused(all)}`,
    size: `${(lasting / 60_000).toFixed(1)} min, ${PER_SECOND} a second`,
  }
}

/** A new server on data and its own database. */
async function freshBeside(place) {
  const other = new Place({ trial: place.trial })
  place.atTheEnd(() => other.close())
  return other.server({ environment: { ...(await noRateLimits()), LOG_LEVEL: 'warn' } })
}

/** Of twenty requests one generates, two look at files; the rest read. */
function askFor(turn, caller, template, actRows) {
  const kind = turn % 20
  if (kind === 0) return ['generate', caller.post('generate', { excel: actRows(10, `${turn}.csv`), template })]
  if (kind === 7 || kind === 14) return ['inspect', caller.post('inspect', { excel: actRows(20), template })]
  if (kind % 3 === 0) return ['a page', fetch(`${caller.origin}/parser`, { headers: caller.headers })]
  if (kind % 3 === 1) return ['health', fetch(`${caller.origin}/api/documents/health`)]
  return ['operations', caller.get('operations')]
}

/** How long the machine takes for one and the same piece of work: what differs there is its doing, and not the server's. */
function reckoning() {
  const started = performance.now()
  createHash('sha256').update(RECKONED).digest()
  return performance.now() - started
}

function timeOf(answers, share) {
  return percentile(
    answers.map((one) => one.ms),
    share,
  )
}

function told(times, share) {
  return times.length === 0 ? 'none' : ms(percentile(times, share))
}

/**
 * The median of each kind in two sets of responses: growth shows there, while other activity on the machine shows only
 * in the p99.
 */
function medians(early, late) {
  const kinds = [...new Set(early.map(({ kind }) => kind))].filter((kind) => kind !== 'cleanup').sort()
  const of = (answers, kind) =>
    told(
      answers.filter((one) => one.kind === kind).map((one) => one.ms),
      0.5,
    )
  return `medians ${kinds.map((kind) => `${kind} ${of(early, kind)} and ${of(late, kind)}`).join(', ')}`
}

/** What was not answered 200, and in which minute. */
function refused(answers) {
  const others = answers.filter(({ status }) => status !== 200)
  if (others.length === 0) return ''
  const told = others
    .slice(0, 20)
    .map(({ kind, status, at }) => `${kind} ${status} in minute ${Math.ceil(at / 60_000)}`)
  return ` (${told.join(', ')})`
}

/** The median memory of each quarter. */
function quarters(samples, lasting) {
  return [0, 1, 2, 3]
    .map((quarter) => samples.filter(({ at }) => Math.min(3, Math.floor((4 * at) / lasting)) === quarter))
    .map((within) => within.map(({ rss }) => rss))
    .map((memory) => (memory.length === 0 ? 'none' : percentile(memory, 0.5).toFixed(0)))
    .join(', ')
}
