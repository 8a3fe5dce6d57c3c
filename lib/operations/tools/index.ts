import type { OperationKind } from '@/lib/db/generated/enums'
import { extractDosesTool } from './extract-doses'
import { generateTool } from './generate'
import { parseTableTool } from './parse-table'
import type { ToolDefinition } from './tool-definition'

/** Every tool that can be run, by its kind. A tool that is added here has queue, limits, progress and history. */
const TOOLS: Readonly<Partial<Record<OperationKind, ToolDefinition>>> = {
  // The table forgets which settings each tool takes; a row's settings passed that tool's own schema when it was accepted.
  generate: generateTool as unknown as ToolDefinition,
  tables: parseTableTool as unknown as ToolDefinition,
  doses: extractDosesTool as unknown as ToolDefinition,
}

/** The tool of an operation. */
export function toolOf(kind: OperationKind): ToolDefinition {
  const tool = TOOLS[kind]
  if (tool === undefined) throw new Error(`There is no tool of the kind ${kind}`)
  return tool
}
