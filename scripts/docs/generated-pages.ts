import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { messagesOf } from '@/lib/i18n/messages'
import { translator } from '@/lib/i18n/translate'
import { appCodesTable, documentCodesTable } from './error-tables'
import {
  limitsTable,
  marksTable,
  periodsTable,
  positionsTable,
  quantitiesTable,
  reasonsTable,
  rolesTable,
  unitsTable,
  unverifiedMarks,
} from './dose-tables'
import { environmentTable } from './environment-table.js'
import { withGenerated } from './generated-part.js'
import { jobsTable } from './jobs-table.js'
import { gateTable, plansTable, ratesTable } from './limit-tables'
import { evidenceTable, workbookLimitsTable } from './table-tables'
import { exampleSheet, formatExamplesTable, formatsTable, namesTable, profileTable, tagTable } from './tag-tables'

/** The generated parts of a page, by name. */
type Parts = Readonly<Record<string, string | Promise<string>>>

const source = (file: string) => readFileSync(file, 'utf8')

const FOLDER = 'docs/decisions'

/** Returns a numbered list of links to the decisions, by title, for a page in `docs/`. */
export function decisionsList(): string {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => {
      const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(readFileSync(path.join(FOLDER, file), 'utf8')) ?? []
      if (title === '') throw new Error(`${file} has no title such as «# 1. …»`)
      return `${number}. [${title}](decisions/${file})`
    })
    .join('\n')
}

type Usage = Extract<keyof ReturnType<typeof messagesOf>['cli'], `${string}Usage`>

/** Returns what a command prints for `--help`, as a code block. */
function usageBlock(key: Usage): string {
  return `\`\`\`text\n${translator('en-US')(`cli.${key}`)}\n\`\`\``
}

function partsOf(): Readonly<Record<string, Parts>> {
  return {
    'docs/operating.md': { environment: environmentTable(source('lib/env.ts')) },
    'docs/operating/platform.md': { jobs: jobsTable(source('lib/operations/scheduled-jobs.ts')) },
    'docs/developing.md': { decisions: decisionsList() },
    'docs/generating.md': {
      sheet: exampleSheet(),
      values: tagTable('values'),
      own: tagTable('own'),
      conditions: tagTable('conditions'),
      loops: tagTable('loops'),
      totals: tagTable('totals'),
      foreign: tagTable('foreign'),
      names: namesTable(),
      profile: profileTable(),
      formats: formatsTable(),
      'format-examples': formatExamplesTable(),
    },
    'docs/tables.md': { evidence: evidenceTable(), workbook: workbookLimitsTable() },
    'docs/doses.md': {
      units: unitsTable(),
      quantities: quantitiesTable(),
      positions: positionsTable(),
      periods: periodsTable(),
      marks: marksTable(),
      'unverified-marks': unverifiedMarks(),
      reasons: reasonsTable(),
      roles: rolesTable(),
      limits: limitsTable(),
    },
    'docs/command-line.md': {
      inspect: usageBlock('inspectUsage'),
      generate: usageBlock('generateUsage'),
      tables: usageBlock('tablesUsage'),
      doses: usageBlock('dosesUsage'),
      posology: usageBlock('posologyUsage'),
      mcp: usageBlock('mcpUsage'),
      admin: usageBlock('adminUsage'),
    },
    'docs/limits.md': { plans: plansTable(), gate: gateTable(), rates: ratesTable() },
    'docs/errors.md': { app: appCodesTable(), documents: documentCodesTable() },
  }
}

/** Returns the pages of `docs/` that have generated parts, with those parts updated, by path. */
export async function generatedPages(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>()
  for (const [page, parts] of Object.entries(partsOf())) {
    let text = source(page)
    for (const [name, content] of Object.entries(parts)) text = withGenerated(text, name, await content)
    pages.set(page, text)
  }
  return pages
}
