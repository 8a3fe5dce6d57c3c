import type { FileKind } from './mutations/mutation'
import { drawStep, mutationOf, type Step } from './mutations/all'
import { Random } from './random'
import type { Shelf } from './shelf'
import { bytesOf, subjectOf } from './subject'

export const TOOLS = ['generate', 'tables', 'doses', 'inspect'] as const

export type Tool = (typeof TOOLS)[number]

/** A job of the document process that a mutant is put to. */
export type JobName =
  | 'generate'
  | 'parse-table'
  | 'extract-doses'
  | 'inspect'
  | 'inspect-doses'
  | 'preview'
  | 'annotate'

export interface MutantFile {
  readonly role: 'data' | 'template' | 'document'
  /** The name of its source. */
  readonly source: string
  readonly steps: readonly Step[]
}

/** All that is needed to make it again. */
export interface Mutant {
  readonly tool: Tool
  readonly job: JobName
  readonly files: readonly MutantFile[]
  readonly options: Readonly<Record<string, unknown>>
}

/** A file of a mutant, made. */
export interface MadeFile {
  readonly role: MutantFile['role']
  readonly kind: FileKind
  readonly bytes: Uint8Array
}

/** The mutant of a campaign's seed and a number. */
export function drawMutant(shelf: Shelf, tool: Tool, seed: string): Mutant {
  const random = new Random(seed)
  const mutated = (role: MutantFile['role'], source: string, always = true): MutantFile => {
    const { kind } = shelf.known(source)
    const steps = always ? 1 + (random.chance(0.5) ? random.below(4) : 0) : 0
    const form = kind === 'csv' || kind === 'pdf' ? 'text' : 'package'
    return { role, source, steps: Array.from({ length: steps }, () => drawStep(kind, form, random)) }
  }
  const pair = (): MutantFile[] => {
    const template = random.pick(shelf.templates)
    const data = shelf.dataFor(template, random)
    const which = random.below(5)
    return [mutated('data', data, which >= 3), mutated('template', template, which <= 3)]
  }
  const sheet = (): MutantFile => {
    const draw = random.next()
    return mutated('data', random.pick(draw < 0.75 ? shelf.doses : draw < 0.9 ? shelf.sheets : shelf.documents))
  }
  const document = () => mutated('document', random.pick(random.chance(0.85) ? shelf.withTables : shelf.documents))
  switch (tool) {
    case 'tables':
      return {
        tool,
        job: 'parse-table',
        files: [document()],
        options: tableOptions(random),
      }
    case 'doses':
      return { tool, job: 'extract-doses', files: [sheet()], options: doseOptions(random) }
    case 'generate':
      return { tool, job: 'generate', files: pair(), options: generateOptions(random) }
    case 'inspect': {
      const job = random.pick(['inspect', 'inspect', 'inspect-doses', 'preview', 'annotate'] as const)
      if (job === 'inspect-doses') return { tool, job, files: [sheet()], options: doseOptions(random) }
      const files = job === 'inspect' && random.chance(0.4) ? [document()] : pair()
      return { tool, job, files, options: generateOptions(random) }
    }
  }
}

function tableOptions(random: Random): Mutant['options'] {
  return {
    format: random.pick(['xlsx', 'xlsx', 'json', 'json', 'csv']),
    view: random.pick(['accepted', 'accepted', 'original']),
    join: random.chance(0.7),
    merges: random.pick(['keep', 'keep', 'fill']),
    layout: random.pick(['sheets', 'sheets', 'one']),
    language: random.pick(['auto', 'auto', 'ru', 'en', 'ro']),
  }
}

function doseOptions(random: Random): Mutant['options'] {
  return {
    format: random.pick(['xlsx', 'json', 'json', 'csv']),
    language: random.pick(['auto', 'auto', 'ru', 'en', 'ro']),
    profile: random.pick(['ru-nrb-99-2009-a', 'icrp-103', 'ro-cncan-2018']),
  }
}

function generateOptions(random: Random): Mutant['options'] {
  return {
    output: random.pick(['auto', 'zip']),
    single: random.chance(0.3),
    missing: random.pick(['warn', 'warn', 'blank', 'block']),
    language: random.pick(['auto', 'auto', 'ru', 'en', 'ro']),
    ...(random.chance(0.15) && { groupBy: ['*'] }),
    // its own day: what a run makes must not hang on when it ran.
    today: { kind: 'date', year: 2026, month: 3, day: 9, hour: 0, minute: 0, second: 0, hasDate: true, hasTime: false },
  }
}

/** The files of a mutant. */
export function makeFiles({ files }: Mutant, shelf: Shelf): Promise<MadeFile[]> {
  return Promise.all(
    files.map(async ({ role, source, steps }) => {
      const { kind, bytes } = await shelf.source(source)
      if (steps.length === 0) return { role, kind, bytes }
      const subject = await subjectOf(bytes)
      for (const step of steps) mutationOf(step).change(subject, new Random(step.seed))
      return { role, kind, bytes: bytesOf(subject) }
    }),
  )
}
