/**
 * Says which rules and weights of the reader of instructions matter: `npm run dose-rules -- [--generated N] [--lines FILE]
 * [--only rules|weights]`. FILE has further lines, one each. Each rule is left out, and each weight set to nothing and doubled, while the
 * labeled lines and N generated ones are read. What changes no line is printed: it can go, or lacks a line.
 */
import { readFileSync } from 'node:fs'
import { EN_HOSPITAL_CASES } from '@/lib/documents/doses/posology/cases/hospital-en'
import { RO_HOSPITAL_CASES } from '@/lib/documents/doses/posology/cases/hospital-ro'
import { RU_HOSPITAL_CASES } from '@/lib/documents/doses/posology/cases/hospital-ru'
import { EN_MIXED_CASES } from '@/lib/documents/doses/posology/cases/mixed-en'
import { RO_MIXED_CASES } from '@/lib/documents/doses/posology/cases/mixed-ro'
import { RU_MIXED_CASES } from '@/lib/documents/doses/posology/cases/mixed-ru'
import { readCases } from '@/lib/documents/doses/posology/cases/notation'
import { EN_RARE_CASES } from '@/lib/documents/doses/posology/cases/rare-en'
import { RO_RARE_CASES } from '@/lib/documents/doses/posology/cases/rare-ro'
import { RU_RARE_CASES } from '@/lib/documents/doses/posology/cases/rare-ru'
import { RO_CASES } from '@/lib/documents/doses/posology/cases/ro'
import { RU_CASES } from '@/lib/documents/doses/posology/cases/ru'
import * as costs from '@/lib/documents/doses/posology/costs'
import { RULES } from '@/lib/documents/doses/posology/grammar/rules'
import { generatedLines } from '@/lib/documents/doses/posology/test-support/dose-lines'
import { Ablation, type ReadLine } from './ablation'

const TABLES = [
  ['ru', RU_CASES],
  ['ro', RO_CASES],
  ['ru', RU_HOSPITAL_CASES],
  ['ro', RO_HOSPITAL_CASES],
  ['en', EN_HOSPITAL_CASES],
  ['ru', RU_MIXED_CASES],
  ['ro', RO_MIXED_CASES],
  ['en', EN_MIXED_CASES],
  ['ru', RU_RARE_CASES],
  ['ro', RO_RARE_CASES],
  ['en', EN_RARE_CASES],
] as const
const SEED = 20_261_126
const GENERATED = 300
/** What each weight is multiplied by. */
const FACTORS = [0, 2]

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? null)
}

const only = option('only')

const file = option('lines')
const further = file === null ? [] : readFileSync(file, 'utf8').split('\n')
const lines: ReadLine[] = [
  ...TABLES.flatMap(([language, table]) => readCases(table).map(({ line }) => ({ line, language }))),
  ...further.map((line) => ({ line, language: null })),
  ...generatedLines(Number(option('generated') ?? GENERATED), SEED),
]
const ablation = new Ablation(RULES, lines)
console.log(`${lines.length} lines, ${RULES.length} rules`)

if (only !== 'weights') {
  const idle = RULES.filter(({ id }) => !ablation.changesWithout(id)).map(({ id }) => id)
  print('Rules that change no line', idle)
  print('Of these, can go together', ablation.drop(idle))
}
if (only !== 'rules') {
  const still = weights().flatMap(([name, table]) =>
    Object.keys(table)
      .filter((key) => table[key] !== 0 && FACTORS.every((factor) => !ablation.changesWith(table, key, factor)))
      .map((key) => `${name}.${key}`),
  )
  print('Weights that change no line, at nothing or doubled', still)
}

/** The tables of costs and evidence, by name. */
function weights(): readonly (readonly [string, Record<string, number>])[] {
  return Object.entries(costs).flatMap(([name, table]) =>
    typeof table === 'object' ? [[name, table as Record<string, number>] as const] : [],
  )
}

function print(title: string, names: readonly string[]): void {
  console.log(`\n${title}: ${names.length}`)
  for (const name of names) console.log(`  ${name}`)
}
