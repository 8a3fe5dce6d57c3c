import { faultOf } from './made-file'
import { makeFiles, type MadeFile, type Mutant } from './mutant'
import { essence, lostFromWorkbook, rowsUnaccounted, sameOtherwise } from './oracles'
import { Random } from './random'
import type { Outcome, Runner } from './runner'
import type { Shelf } from './shelf'

/** A defect, or the outcome of the mutant: `made`, or a code. */
export type Verdict =
  | { readonly outcome: string; readonly defect: null }
  | { readonly outcome: string; readonly defect: Defect }

export interface Defect {
  /** What kind it is. */
  readonly what: string
  readonly detail: string
  /** By it two findings are one. */
  readonly key: string
}

/** How many mutants are also checked in ways that need a second run. */
const LOOKED_AT_TWICE = 0.25

/** Runs a mutant and says what is wrong with what came of it. */
export async function judge(mutant: Mutant, shelf: Shelf, runner: Runner, seed: string): Promise<Verdict> {
  const files = await makeFiles(mutant, shelf)
  const outcome = await runner.run(mutant, files)
  if (outcome.kind === 'defect') return found(mutant, outcome.what, outcome.detail)
  const wrong = outcome.kind === 'made' ? await wrongWithMade(mutant, outcome) : null
  if (wrong !== null) return found(mutant, ...wrong)
  const random = new Random(`${seed} again`)
  if (random.chance(LOOKED_AT_TWICE)) {
    const second =
      (await lostValues(mutant, files, outcome, runner)) ??
      (await otherwiseDifferent(mutant, files, outcome, runner, random))
    if (second !== null) return found(mutant, ...second)
  }
  return { outcome: outcome.kind === 'made' ? 'made' : outcome.code, defect: null }
}

type Wrong = readonly [what: string, detail: string] | null

async function wrongWithMade({ job }: Mutant, outcome: Extract<Outcome, { kind: 'made' }>): Promise<Wrong> {
  const { bytes, report } = outcome
  if (bytes === null || job === 'inspect' || job === 'inspect-doses' || job === 'preview') return null
  // The reports of all jobs that make a file name it, except for that of annotating, which is null.
  const { file } = (report ?? {}) as { file?: { name: string } }
  const fault = await faultOf(file?.name ?? 'annotated.docx', bytes)
  if (fault !== null) return ['broken file', fault]
  const rows = job === 'generate' ? rowsUnaccounted(report) : null
  return rows === null ? null : ['lost', rows]
}

async function lostValues(
  mutant: Mutant,
  files: readonly MadeFile[],
  outcome: Outcome,
  runner: Runner,
): Promise<Wrong> {
  if (mutant.job !== 'parse-table' || mutant.options.format !== 'xlsx' || outcome.kind !== 'made') return null
  const json = await runner.run({ ...mutant, options: { ...mutant.options, format: 'json' } }, files)
  if (json.kind !== 'made' || json.bytes === null || outcome.bytes === null) return null
  const lost = await lostFromWorkbook(json.bytes, outcome.bytes)
  return lost.length === 0
    ? null
    : ['lost', `${lost.length} texts of tables are not in the workbook, ${JSON.stringify(lost[0])}`]
}

async function otherwiseDifferent(
  mutant: Mutant,
  files: readonly MadeFile[],
  outcome: Outcome,
  runner: Runner,
  random: Random,
): Promise<Wrong> {
  const otherwise = await sameOtherwise(files, random)
  if (otherwise === null) return null
  const again = await runner.run(mutant, otherwise)
  const [one, other] = [await essence(mutant, outcome), await essence(mutant, again)]
  if (one === other) return null
  return ['differs', `${headOf(outcome)} and, written otherwise, ${headOf(again)}\n${firstDifference(one, other)}`]
}

const headOf = (outcome: Outcome) => (outcome.kind === 'refused' ? outcome.code : outcome.kind)

function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const shown = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60))
  return `${shown(one)} and ${shown(other)}`
}

function found({ job }: Mutant, what: string, detail: string): Verdict {
  return { outcome: what, defect: { what, detail, key: `${job}: ${what}: ${keyOf(what, detail)}` } }
}

/** Of a stack, the message's beginning and our two innermost places; of an output, its words. */
function keyOf(what: string, detail: string): string {
  const [message = '', ...lines] = detail.split('\n')
  const places = lines.filter((line) => /\b(?:lib|node_modules)\//.test(line)).slice(0, 2)
  const where = places.map((line) => /((?:lib|node_modules)\/[^):]+(?::\d+)?)/.exec(line)?.[1] ?? '')
  if (what === 'hang' || what === 'memory') return ''
  return [message.replace(/\d+/g, '#').slice(0, 80), ...where].join(' ')
}
