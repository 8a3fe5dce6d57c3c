import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { dosageOf, FHIR_VERSIONS } from '@/lib/documents/doses/fhir/dosage'
import { parsePosology } from '@/lib/documents/doses/posology/parse-posology'
import { OTHER_PROGRAMS } from '@/lib/documents/generation/template/other-program'
import type { AllowedFolders } from './folders'
import { runCommand, type CommandCall, type CommandOutcome } from './run-command'

const dataLanguage = z.enum(['en', 'ru', 'ro', 'auto']).optional().describe('The language of the data; default: auto.')
const overwrite = z.boolean().optional().describe('Replace files that exist; default: false.')
const report = z.string().optional().describe('A .json file for the whole report; results here are shortened.')
const rowList = z.array(z.int().min(1)).optional()

/** What the tools accept. */
export const INPUTS = {
  inspect: {
    data: z.string().optional().describe('A spreadsheet (XLSX, XLS, ODS, CSV), a Word file, or JSON rows.'),
    template: z.string().optional().describe('A Word template with tags such as {Name}.'),
    document: z.string().optional().describe('A Word file whose tables to list.'),
    from: z.enum(OTHER_PROGRAMS).optional().describe('The program that the template was made for.'),
  },
  generate: {
    data: z.string().describe('A spreadsheet (XLSX, XLS, ODS, CSV), a Word file, or JSON rows.'),
    template: z.string().describe('A Word template with tags such as {Name}.'),
    out: z.string().describe('The result: .zip with a document per row, .docx for one document, .pdf for all joined.'),
    single: z.boolean().optional().describe('All rows in one merged document.'),
    groupBy: z
      .array(z.string())
      .optional()
      .describe('One document per group of rows that agree in these columns; * for all.'),
    sheet: z.string().optional(),
    headerRow: z.int().min(1).optional().describe('The row with the column names; default: found automatically.'),
    excludeRows: rowList.describe('Rows to leave out.'),
    includeRows: rowList.describe('Rows to treat as data although they look like totals.'),
    mapping: z.record(z.string(), z.string()).optional().describe('From a tag to its column, by name or letter.'),
    pattern: z.string().optional().describe('File names, such as "Document {No.}".'),
    missing: z.enum(['blank', 'warn', 'block']).optional().describe('Missing data; block: create no document.'),
    dataLanguage,
    overwrite,
    report,
  },
  tables: {
    file: z.string().describe('A Word file.'),
    out: z.string().describe('The result, .xlsx.'),
    view: z.enum(['accepted', 'original']).optional().describe('How to read tracked changes; default: accepted.'),
    join: z.boolean().optional().describe('Join tables split across pages; default: true.'),
    fillMerged: z.boolean().optional().describe('Repeat the text of a merged cell in each of its cells.'),
    dataLanguage,
    overwrite,
    report,
  },
  doses: {
    file: z.string().describe('A spreadsheet, or a Word file with tables.'),
    out: z.string().describe('The result, .xlsx.'),
    profile: z.string().optional().describe('Dose limits to compare with, by name or as a .json file.'),
    columns: z
      .array(z.record(z.string(), z.json()))
      .optional()
      .describe('`columns` of an earlier result, with corrected role, quantity, unit or position.'),
    fhir: z.string().optional().describe('A .json file for the doses as a FHIR Bundle.'),
    fhirVersion: z.enum(FHIR_VERSIONS).optional(),
    dataLanguage,
    overwrite,
    report,
  },
  posology: {
    lines: z.array(z.string().max(10_000)).min(1).max(1_000).describe('Prescriptions, one per entry.'),
    fhirVersion: z.enum(FHIR_VERSIONS).optional().describe('Return FHIR Dosage of this release.'),
    dataLanguage,
  },
} as const

type Input<Name extends keyof typeof INPUTS> = z.infer<z.ZodObject<(typeof INPUTS)[Name]>>

export interface ToolCall extends CommandCall {
  readonly folders: AllowedFolders
}

/** `--name value` for each option that is given. */
function options(given: Readonly<Record<string, string | number | undefined>>): string[] {
  return Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`]))
}

function flag(name: string, isSet: boolean | undefined): string[] {
  return isSet === true ? [`--${name}`] : []
}

export async function inspectTool(input: Input<'inspect'>, { folders, ...call }: ToolCall): Promise<CommandOutcome> {
  const { runInspect } = await import('../inspect')
  const file = (name: string | undefined) => (name === undefined ? undefined : folders.readable(name))
  const { data, template, document, from } = input
  const files = { data: await file(data), template: await file(template), document: await file(document) }
  return runCommand(runInspect, options({ ...files, from }), call)
}

export async function generateTool(input: Input<'generate'>, { folders, ...call }: ToolCall): Promise<CommandOutcome> {
  const { runGenerate } = await import('../generate')
  const { data, template, out, groupBy, excludeRows, includeRows, mapping = {}, single, overwrite: replace } = input
  const { sheet, headerRow, pattern, missing, dataLanguage: language } = input
  const words = [
    ...options({
      data: await folders.readable(data),
      template: await folders.readable(template),
      out: await folders.writable(out, replace === true),
      'group-by': groupBy?.join(','),
      'exclude-rows': excludeRows?.join(','),
      'include-rows': includeRows?.join(','),
      sheet,
      'header-row': headerRow,
      pattern,
      missing,
      'data-lang': language,
    }),
    ...Object.entries(mapping).map(([tag, column]) => `--map=${tag}=${column}`),
    ...flag('single', single),
  ]
  return runCommand(runGenerate, words, call)
}

export async function tablesTool(input: Input<'tables'>, { folders, ...call }: ToolCall): Promise<CommandOutcome> {
  const { runTables } = await import('../tables')
  const { file, out, view, join, fillMerged, dataLanguage: language, overwrite: replace } = input
  const words = [
    ...options({
      in: await folders.readable(file),
      out: await folders.writable(out, replace === true),
      view,
      'data-lang': language,
    }),
    ...flag('no-join', join === false),
    ...flag('fill-merged', fillMerged),
  ]
  return runCommand(runTables, words, call)
}

export async function dosesTool(input: Input<'doses'>, { folders, ...call }: ToolCall): Promise<CommandOutcome> {
  const { runDoses } = await import('../doses')
  const { file, out, profile, columns, fhir, fhirVersion, dataLanguage: language, overwrite: replace } = input
  const own = await mkdtemp(path.join(tmpdir(), 'actum-mcp-'))
  try {
    const map = path.join(own, 'columns.json')
    if (columns !== undefined) await writeFile(map, JSON.stringify(columns))
    const isFile = profile !== undefined && /\.json$/i.test(profile)
    const words = options({
      in: await folders.readable(file),
      out: await folders.writable(out, replace === true),
      profile: isFile ? await folders.readable(profile) : profile,
      map: columns === undefined ? undefined : map,
      fhir: fhir === undefined ? undefined : await folders.writable(fhir, replace === true),
      'fhir-version': fhirVersion,
      'data-lang': language,
    })
    return await runCommand(runDoses, words, call)
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
