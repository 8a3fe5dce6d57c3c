import { comparisonTable } from './comparison'
import { inWords, spreadInWords, spreadOf } from './figures'
import { inOwnProcess } from './own-process'

const REPEATS = 5
/** The first files of a process are slower than the rest: they are made before the clock starts. */
const WARM_UP = 30

/** One way to make a number of files. */
export interface Case {
  readonly name: string
  readonly count: number
  run(count: number): Promise<MadeFiles>
}

/** What a case made. */
export interface MadeFiles {
  readonly bytes: number
  /** Says what the files show, so that each tool is known to have done the work. */
  readonly shown?: () => Promise<string>
}

interface Figures {
  readonly msPerFile: number
  readonly peakMegabytes: number
  readonly bytes: number
  readonly shown: string | undefined
}

interface Comparison {
  /** Only equal numbers of files can be compared. */
  readonly groups: readonly (readonly Case[])[]
  /** What a case makes: `documents`. */
  readonly files: string
  /** The heading of the time of one. */
  readonly runs: string
  /** The name of the case that the others are compared with. */
  readonly reference: string
  /** The heading of what the files show, if the cases say it. */
  readonly shown?: string
}

async function measure({ count, run }: Case): Promise<Figures> {
  const { shown } = await run(Math.min(WARM_UP, count))
  const started = performance.now()
  const { bytes } = await run(count)
  const msPerFile = (performance.now() - started) / count
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  return { msPerFile, peakMegabytes, bytes, shown: await shown?.() }
}

/** Of each case of a group, in turns, so that what else the machine does falls on all alike. */
function measureGroup(cases: readonly Case[], group: number): Figures[][] {
  const figures: Figures[][] = cases.map(() => [])
  for (let round = 0; round < REPEATS; round++) {
    for (const [index, list] of figures.entries()) list.push(inOwnProcess([String(group), String(index)]))
  }
  return figures
}

function table({ groups, files, runs, reference, shown }: Comparison): string {
  const rows = groups.map((cases, group) => {
    console.error(`${inWords(cases[0]?.count ?? 0)} ${files} …`)
    const figures = measureGroup(cases, group)
    return cases.map(({ name, count }, index) => {
      const list = figures[index] ?? []
      const memory = spreadOf(list.map(({ peakMegabytes }) => peakMegabytes))
      return {
        what: [name, inWords(count)],
        runs: list.map(({ msPerFile }) => msPerFile),
        more: [
          spreadInWords(memory),
          inWords(list[0]?.bytes ?? 0),
          ...(shown === undefined ? [] : [list[0]?.shown ?? '']),
        ],
      }
    })
  })
  return comparisonTable({
    head: { what: ['', files], runs, more: ['peak memory, MB', 'bytes', ...(shown === undefined ? [] : [shown])] },
    digits: 2,
    with: { name: reference, is: ({ what }) => what[0] === reference },
    groups: rows,
  })
}

/**
 * Prints the table of a comparison. Each run is its own process, so that its peak memory is its own: there the benchmark is run with the
 * numbers of a group and a case, and prints that case's figures.
 */
export async function compareCases(comparison: Comparison): Promise<void> {
  const [, , group, index] = process.argv
  if (group === undefined) return console.log(table(comparison))
  const one = comparison.groups[Number(group)]?.[Number(index)]
  if (one === undefined) throw new Error(`There is no case ${group} ${index}`)
  console.log(JSON.stringify(await measure(one)))
}
