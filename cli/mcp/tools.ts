import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { dosageOf, FHIR_VERSIONS } from '@/lib/documents/doses/fhir/dosage'
import { LIMIT_PROFILES } from '@/lib/documents/doses/limits/profiles'
import { parsePosology } from '@/lib/documents/doses/posology/parse-posology'
import { OTHER_PROGRAMS } from '@/lib/documents/generation/template/other-program'
import { UsageError } from '../arguments'
import { framesSchema } from '../frames-file'
import type { CallFiles } from './call-files'
import { MOST_ENTRIES } from './shorten'
import { runCommand, type CommandCall, type CommandOutcome } from './run-command'

const dataLanguage = z.enum(['en', 'ru', 'ro', 'auto']).optional().describe('The language of the data; default: auto.')
const overwrite = z.boolean().optional().describe('Replace files that exist; default: false.')
const report = z.string().min(1).optional().describe('A .json file for the whole report; results here are shortened.')
const rowList = z.array(z.int().min(1)).optional()

/** What the tools accept. */
export const INPUTS = {
  inspect: {
    data: z.string().min(1).optional().describe('A spreadsheet (XLSX, XLS, ODS, CSV), a Word file, or JSON rows.'),
    template: z.string().min(1).optional().describe('A Word or Excel template with tags such as {Name}.'),
    document: z.string().min(1).optional().describe('A Word file or a PDF whose tables to list.'),
    from: z.enum(OTHER_PROGRAMS).optional().describe('The program that the template was made for.'),
  },
  generate: {
    data: z.string().min(1).describe('A spreadsheet (XLSX, XLS, ODS, CSV), a Word file, or JSON rows.'),
    template: z.string().min(1).describe('A Word or Excel template with tags such as {Name}.'),
    out: z
      .string()
      .min(1)
      .describe('The result: .zip with a document per row, .docx or .xlsx for one document, .pdf for all joined.'),
    single: z.boolean().optional().describe('All rows in one merged document.'),
    groupBy: z
      .array(z.string())
      .optional()
      .describe('One document per group of rows that agree in these columns; * for all.'),
    sheet: z.string().optional(),
    headerRow: z.int().min(1).optional().describe('The row with the column names; default: found automatically.'),
    excludeRows: rowList.describe('Rows to leave out.'),
    includeRows: rowList.describe('Rows to treat as data although they look like totals.'),
    mapping: z
      .record(z.string(), z.string())
      .optional()
      .describe('From a tag to its column, by name or letter; an empty text leaves the tag blank.'),
    constants: z
      .record(z.string(), z.string())
      .optional()
      .describe('From a tag to a text that it prints in every document.'),
    pattern: z.string().optional().describe('File names, such as "Document {No.}".'),
    missing: z.enum(['blank', 'warn', 'block']).optional().describe('Missing data; block: create no document.'),
    dataLanguage,
    overwrite,
    report,
  },
  tables: {
    file: z.string().min(1).describe('A Word file, or a PDF with text.'),
    out: z.string().min(1).describe('The result, .xlsx.'),
    view: z.enum(['accepted', 'original']).optional().describe('How to read tracked changes; default: accepted.'),
    join: z.boolean().optional().describe('Join tables split across pages; default: true.'),
    fillMerged: z.boolean().optional().describe('Repeat the text of a merged cell in each of its cells.'),
    frames: framesSchema.optional().describe('Corrected tables of a PDF: pages and boxes in points from the top left.'),
    dataLanguage,
    overwrite,
    report,
  },
  doses: {
    file: z.string().min(1).describe('A spreadsheet, or a Word file or a PDF with tables.'),
    out: z.string().min(1).describe('The result, .xlsx.'),
    profile: z.string().optional().describe('Dose limits to compare with, by name or as a .json file.'),
    columns: z
      .array(z.record(z.string(), z.json()))
      .optional()
      .describe('`columns` of an earlier result, with corrected role, quantity, unit or position.'),
    fhir: z.string().min(1).optional().describe('A .json file for the doses as a FHIR Bundle.'),
    fhirVersion: z.enum(FHIR_VERSIONS).optional(),
    dataLanguage,
    overwrite,
    report,
  },
  posology: {
    lines: z
      .array(z.string().max(10_000))
      .min(1)
      .max(MOST_ENTRIES)
      .describe('Prescriptions, one per entry. All of them are answered.'),
    fhirVersion: z.enum(FHIR_VERSIONS).optional().describe('Return FHIR Dosage of this release.'),
    dataLanguage,
  },
} as const

type Input<Name extends keyof typeof INPUTS> = z.infer<z.ZodObject<(typeof INPUTS)[Name]>>

export interface ToolCall extends CommandCall {
  readonly files: CallFiles
}

/** `--name value` for each option that is given, and `--json -`. */
function options(given: Readonly<Record<string, string | number | undefined>>): string[] {
  const words = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`]))
  return [...words, '--json=-']
}

function flag(name: string, isSet: boolean | undefined): string[] {
  return isSet === true ? [`--${name}`] : []
}

export async function inspectTool(input: Input<'inspect'>, { files, ...call }: ToolCall): Promise<CommandOutcome> {
  const { runInspect } = await import('../inspect')
  const file = (name: string | undefined) => (name === undefined ? undefined : files.read(name))
  const { data, template, document, from } = input
  const read = { data: await file(data), template: await file(template), document: await file(document) }
  return runCommand((own) => runInspect(options({ ...read, from }), own), call)
}

export async function generateTool(input: Input<'generate'>, { files, ...call }: ToolCall): Promise<CommandOutcome> {
  const { generateFiles } = await import('../generate')
  const { data, template, out, dataLanguage: language, overwrite: _overwrite, report: _report, ...given } = input
  const paths = { data: await files.read(data), template: await files.read(template), out: await files.write(out) }
  return runCommand((own) => generateFiles(own, { ...paths, json: '-' }, { ...given, language }), call)
}

export async function tablesTool(input: Input<'tables'>, { files, ...call }: ToolCall): Promise<CommandOutcome> {
  const { runTables } = await import('../tables')
  const { file, out, view, join, fillMerged, frames, dataLanguage: language } = input
  return withJsonFile(frames, async (framesFile) => {
    const words = [
      ...options({
        in: await files.read(file),
        out: await files.write(out),
        view,
        frames: framesFile,
        'data-lang': language,
      }),
      ...flag('no-join', join === false),
      ...flag('fill-merged', fillMerged),
    ]
    return runCommand((own) => runTables(words, own), call)
  })
}

export async function dosesTool(input: Input<'doses'>, { files, ...call }: ToolCall): Promise<CommandOutcome> {
  const { runDoses } = await import('../doses')
  const { file, out, profile, columns, fhir, fhirVersion, dataLanguage: language } = input
  const isFile = profile !== undefined && /\.json$/i.test(profile)
  return withJsonFile(columns, async (map) => {
    const words = options({
      in: await files.read(file),
      out: await files.write(out),
      profile: isFile ? await files.read(profile) : profile,
      map,
      fhir: fhir === undefined ? undefined : await files.writeJson(fhir),
      'fhir-version': fhirVersion,
      'data-lang': language,
    })
    return runCommand((own) => {
      const names = LIMIT_PROFILES.map(({ name }) => name)
      // The command would read any other name as a file, of whatever folder.
      if (profile !== undefined && !isFile && !names.includes(profile)) {
        throw new UsageError('wrongProfile', { option: '--profile', value: profile, names: names.join(', ') })
      }
      return runDoses(words, own)
    }, call)
  })
}

/** Gives a value to `run` as a temporary file, since a command reads it from one. */
async function withJsonFile<Result>(value: unknown, run: (file?: string) => Promise<Result>): Promise<Result> {
  if (value === undefined) return run()
  const own = await mkdtemp(path.join(tmpdir(), 'actum-mcp-'))
  try {
    const file = path.join(own, 'given.json')
    await writeFile(file, JSON.stringify(value))
    return await run(file)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

export function posologyTool({ lines, fhirVersion, dataLanguage: language }: Input<'posology'>): CommandOutcome {
  const read = lines.map((line) => ({
    line,
    instructions: parsePosology(line, language ?? 'auto').map(({ alternatives: _, ...found }) =>
      fhirVersion === undefined
        ? found
        : { drug: found.drug, ...dosageOf(found, fhirVersion), warnings: found.warnings },
    ),
  }))
  return { code: 0, report: { lines: read }, said: '' }
}
