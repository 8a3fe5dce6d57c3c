import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Progress } from '@/lib/documents/tool'
import commandLine from '@/docs/command-line.md'
import otherPrograms from '@/docs/coming-from-other-programs.md'
import doses from '@/docs/doses.md'
import generating from '@/docs/generating.md'
import tables from '@/docs/tables.md'
import { writeWhole } from '../files'
import type { Terminal } from '../terminal'
import { CallFiles } from './call-files'
import { type AllowedFolders, type PathFault, PathRefused } from './folders'
import { refusal, type CommandOutcome } from './run-command'
import { MOST_ENTRIES, shortened } from './shorten'
import { dosesTool, generateTool, INPUTS, inspectTool, posologyTool, tablesTool, type ToolCall } from './tools'

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

/** The most progress events. */
const PROGRESS_MS = 100

const INSTRUCTIONS =
  'Actum works on local files and uploads nothing. Inspect files before you run a tool, correct what the problems name, then run it. ' +
  'Problems are data: code, severity, place and a sentence. The resources explain tags, formats and options.'

/** A report's lists are open: a tool's own page says what is in them. */
const REPORT = z.looseObject({
  cut: z.array(z.object({ path: z.string(), total: z.number() })).describe('Lists that are shortened here.'),
})

const PATH_SENTENCES = {
  outside: 'cli.pathOutside',
  absent: 'cli.pathAbsent',
  noFolder: 'cli.pathNoFolder',
  notFile: 'cli.pathNotFile',
  exists: 'cli.pathExists',
  taken: 'cli.pathTaken',
  notJson: 'cli.pathNotJson',
} as const satisfies Record<PathFault, string>

const PATH_CODES = {
  outside: 'PATH_OUTSIDE',
  absent: 'PATH_ABSENT',
  noFolder: 'PATH_NO_FOLDER',
  notFile: 'PATH_NOT_A_FILE',
  exists: 'PATH_EXISTS',
  taken: 'PATH_TAKEN',
  notJson: 'PATH_NOT_JSON',
} as const satisfies Record<PathFault, string>

/** Reports progress that only increases over all stages of a run. */
function progressTo({ sendNotification, _meta }: Extra): (progress: Progress) => void {
  const token = _meta?.progressToken
  if (token === undefined) return () => undefined
  let [stage, before, last, at] = ['', 0, 0, 0]
  return (progress) => {
    if (progress.stage !== stage) [stage, before] = [progress.stage, last]
    const value = before + progress.done
    const isOver = progress.done === progress.total
    if (value <= last || (!isOver && Date.now() - at < PROGRESS_MS)) return
    last = value
    at = Date.now()
    const message = `${progress.stage}: ${progress.done} / ${progress.total}`
    const params = { progressToken: token, progress: value, message }
    // A client that is gone needs no progress.
    sendNotification({ method: 'notifications/progress', params }).catch(() => undefined)
  }
}

async function resultOf({ code, report, said }: CommandOutcome, file?: string): Promise<CallToolResult> {
  if (file !== undefined && code !== 2) await writeWhole('', file, `${JSON.stringify(report, null, 2)}\n`)
  const { report: short, cut } = shortened(report, MOST_ENTRIES)
  const structuredContent = { ...short, cut }
  const texts = [...(said === '' ? [] : [said]), JSON.stringify(structuredContent)]
  return {
    isError: code !== 0,
    structuredContent,
    content: texts.map((text) => ({ type: 'text' as const, text })),
  }
}

/** A page of the documentation, as a resource. */
interface HelpPage {
  readonly name: string
  readonly title: string
  readonly text: string
}

function page(name: string, text: string): HelpPage {
  return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text }
}

/** What an agent may read before it uses the tools. */
const HELP_PAGES: readonly HelpPage[] = [
  page('generating', generating),
  page('tables', tables),
  page('doses', doses),
  page('coming-from-other-programs', otherPrograms),
  page('command-line', commandLine),
]

/** The server of `actum mcp`: the tools on files of the allowed folders, and the documentation. */
export function mcpServer(terminal: Terminal, folders: AllowedFolders, version: string): McpServer {
  const server = new McpServer({ name: 'actum', version }, { instructions: INSTRUCTIONS })

  /** Calls a tool; a path that it may not use is reported as the tool's error. */
  async function call(
    extra: Extra,
    input: { readonly report?: string | undefined; readonly overwrite?: boolean | undefined },
    tool: (call: ToolCall) => CommandOutcome | Promise<CommandOutcome>,
  ): Promise<CallToolResult> {
    try {
      const files = new CallFiles(folders, input.overwrite === true)
      const file = input.report === undefined ? undefined : await files.writeJson(input.report)
      const { signal } = extra
      return await resultOf(await tool({ terminal, files, signal, onProgress: progressTo(extra) }), file)
    } catch (error) {
      if (!(error instanceof PathRefused)) throw error
      const text = terminal.translate(PATH_SENTENCES[error.reason], { path: error.given })
      return resultOf(refusal(PATH_CODES[error.reason], text))
    }
  }

  const reads = { readOnlyHint: true, openWorldHint: false }
  // They replace a file if they are asked to.
  const writes = { readOnlyHint: false, destructiveHint: true, openWorldHint: false }
  server.registerTool(
    'inspect',
    {
      title: 'Inspect files',
      description:
        'Lists sheets, columns, tags with their columns, tables, and every problem with its place. Run it before generate and tables.',
      inputSchema: z.strictObject(INPUTS.inspect),
      outputSchema: REPORT,
      annotations: reads,
    },
    (input, extra) => call(extra, {}, (given) => inspectTool(input, given)),
  )
  server.registerTool(
    'generate',
    {
      title: 'Create documents',
      description: 'Creates a document for each row of a spreadsheet or JSON file from a Word or Excel template.',
      inputSchema: z.strictObject(INPUTS.generate),
      outputSchema: REPORT,
      annotations: writes,
    },
    (input, extra) => call(extra, input, (given) => generateTool(input, given)),
  )
  server.registerTool(
    'tables',
    {
      title: 'Extract tables',
      description:
        'Extracts every table of a Word file or a PDF to a workbook, and returns the cells with their types.',
      inputSchema: z.strictObject(INPUTS.tables),
      outputSchema: REPORT,
      annotations: writes,
    },
    (input, extra) => call(extra, input, (given) => tablesTool(input, given)),
  )
  server.registerTool(
    'doses',
    {
      title: 'Extract doses',
      description:
        'Extracts every radiation or medicine dose of a spreadsheet to a workbook. What needs a decision is listed apart; ' +
        'correct `columns` and run it again.',
      inputSchema: z.strictObject(INPUTS.doses),
      outputSchema: REPORT,
      annotations: writes,
    },
    (input, extra) => call(extra, input, (given) => dosesTool(input, given)),
  )
  server.registerTool(
    'posology',
    {
      title: 'Read prescriptions',
      description: 'Reads prescriptions in English, Russian or Romanian into dose, frequency, duration and route.',
      inputSchema: z.strictObject(INPUTS.posology),
      outputSchema: REPORT,
      annotations: reads,
    },
    (input, extra) => call(extra, {}, () => posologyTool(input)),
  )
  for (const { name, title, text } of HELP_PAGES) {
    const uri = `actum://help/${name}`
    server.registerResource(name, uri, { title, mimeType: 'text/markdown' }, () => ({
      contents: [{ uri, mimeType: 'text/markdown', text }],
    }))
  }
  return server
}
