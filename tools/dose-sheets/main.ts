/**
 * Measures how well sheets of doses are read: `npm run dose-sheets -- [--from N] [--count N] [--layout NAME] [--shrink] [--show SEED]
 * [--labelled FOLDER]`. Sheets are generated with everything that is right for them; failures are reported by property, and shrunk.
 */
import { makeCase } from './make-case'
import type { Case } from './builder'
import { readCase } from './product'
import { CHOICES, propertiesOf, type Properties, type Property } from './properties'
import { addFigures, f1, type Figures, isPerfect, score, type Score } from './score'
import { scoreLabelled } from './labelled'
import { shrink } from './shrink'

const MOST_MISSES = 6
const MOST_SHRUNK = 16

interface Result {
  readonly seed: number
  readonly properties: Properties
  readonly score: Score
}

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? '')
}

const scoreCase = async (made: Case) => score(made.truth, made.grids, await readCase(made))

function line(name: string, figures: Figures): string {
  const { files, totalsRight, totalsAll, falseDoses, falsePeople, doubles, powersOfTen, needless, missing, asks } =
    figures
  return (
    `${name.padEnd(34)} files=${files} f1=${f1(figures).toFixed(4)} doses=${figures.right}/${figures.right + figures.missed} wrong=${figures.wrong} ` +
    `false=${falseDoses} people=${falsePeople} totals=${totalsRight}/${totalsAll} double=${doubles} power=${powersOfTen} ` +
    `needless=${needless} missing=${missing}/${asks} misplaced=${figures.misplaced} unbalanced=${figures.unbalanced}`
  )
}

/** Prints the share of failing files for each choice of each property, the worst first. */
function printProperties(results: readonly Result[]): void {
  const rows = (Object.keys(CHOICES) as Property[]).flatMap((key) =>
    CHOICES[key].map((choice) => {
      const some = results.filter(({ properties }) => properties[key] === choice)
      const failed = some.filter((result) => !isPerfect(result.score.figures)).length
      return { name: `${key}=${String(choice)}`, failed, all: some.length }
    }),
  )
  const worst = rows.filter(({ all }) => all >= 5).sort((a, b) => b.failed / b.all - a.failed / a.all)
  for (const { name, failed, all } of worst.slice(0, 24)) console.log(`  ${name.padEnd(32)} ${failed}/${all}`)
}

async function printShrunk(failing: readonly Result[]): Promise<void> {
  const told = new Set<string>()
  for (const { seed, properties, score: first } of failing) {
    if (told.size >= MOST_SHRUNK) break
    const kind = first.misses[0]?.split(' ')[0]
    const fails = async (made: Case) => (await scoreCase(made)).misses.some((miss) => miss.startsWith(`${kind} `))
    const plainer = await shrink(seed, properties, fails)
    const key = `${kind} ${describe(plainer).replace(/language=\w+ ?/, '')}`
    if (told.has(key)) continue
    told.add(key)
    console.log(`\n${seed} ${describe(plainer)}`)
    for (const miss of (await scoreCase(makeCase(seed, plainer))).misses.slice(0, MOST_MISSES)) console.log(`  ${miss}`)
    if (option('tables') !== null) print(makeCase(seed, plainer))
  }
}

function describe(properties: Properties): string {
  return (Object.keys(CHOICES) as Property[])
    .filter((key) => properties[key] !== CHOICES[key][0] || key === 'layout' || key === 'language')
    .map((key) => `${key}=${String(properties[key])}`)
    .join(' ')
}

function print({ grids }: Case): void {
  for (const { name, rows } of grids) {
    console.log(`  [${name}]`)
    for (const cells of rows) {
      const texts = Array.from({ length: cells.length }, (_, column) => cells[column]?.value ?? '')
      console.log(`  | ${texts.map((text) => (typeof text === 'object' ? text.date : String(text))).join(' | ')}`)
    }
  }
}

async function generated(): Promise<void> {
  const from = Number(option('from') ?? 1)
  const count = Number(option('count') ?? 600)
  const layout = option('layout')
  const results: Result[] = []
  for (let seed = from; results.length < count; seed += 1) {
    const properties = propertiesOf(seed)
    if (layout !== null && properties.layout !== layout) continue
    results.push({ seed, properties, score: await scoreCase(makeCase(seed, properties)) })
  }
  for (const name of CHOICES.layout) {
    const some = results.filter(({ properties }) => properties.layout === name)
    const perfect = some.filter(({ score: { figures } }) => isPerfect(figures)).length
    if (some.length > 0)
      console.log(line(`${name} ${perfect}/${some.length}`, addFigures(some.map((each) => each.score.figures))))
  }
  const failing = results.filter(({ score: { figures } }) => !isPerfect(figures))
  printProperties(results)
  if (option('shrink') !== null) await printShrunk(failing)
  console.log(
    line(
      `all ${results.length - failing.length}/${results.length}`,
      addFigures(results.map((each) => each.score.figures)),
    ),
  )
}

async function labelled(folder: string): Promise<void> {
  const scores = await scoreLabelled(folder, option('only') ?? '')
  for (const { name, score: one } of scores) {
    if (isPerfect(one.figures)) continue
    console.log(line(name, one.figures))
    for (const miss of one.misses.slice(0, MOST_MISSES)) console.log(`  ${miss}`)
  }
  console.log(line('all', addFigures(scores.map((each) => each.score.figures))))
}

const seed = option('show')
const folder = option('labelled')
if (seed !== null) {
  const made = makeCase(Number(seed), propertiesOf(Number(seed)))
  print(made)
  console.log(describe(propertiesOf(Number(seed))))
  for (const miss of (await scoreCase(made)).misses) console.log(`  ${miss}`)
  for (const { column, header, role, quantity, unit, position } of (await readCase(made)).columns) {
    console.log(`  ${column} «${header}» ${role} ${quantity ?? ''} ${unit ?? ''} ${position ?? ''}`)
  }
} else if (folder !== null) await labelled(folder)
else await generated()
