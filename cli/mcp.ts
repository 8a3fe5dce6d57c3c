import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import path from 'node:path'
import process from 'node:process'
import type { Readable, Writable } from 'node:stream'
import packageFile from '@/packages/documents/package.json'
import { readArguments, UsageError, type OptionKinds } from './arguments'
import { AllowedFolders, PathRefused } from './mcp/folders'
import { mcpServer } from './mcp/server'
import type { ExitCode, Terminal } from './terminal'

const OPTIONS: OptionKinds = { folder: 'many', lang: 'one', help: 'flag' }

/**
 * `actum mcp`: the tools for a program that speaks the Model Context Protocol over standard input and output. It reads
 * and writes files only in the given folders, by default the current one, and ends when its input ends.
 * @throws UsageError
 */
export async function runMcp(
  words: readonly string[],
  terminal: Terminal,
  { input = process.stdin, output = process.stdout }: { input?: Readable; output?: Writable } = {},
): Promise<ExitCode> {
  const given = readArguments(words, OPTIONS, 'mcp')
  if (given.has('help')) {
    terminal.out(terminal.translate('cli.mcpUsage'))
    return 0
  }
  const server = mcpServer(terminal, await foldersOf(given.all('folder'), terminal.folder), packageFile.version)
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve
    input.once('end', resolve)
    input.once('close', resolve)
  })
  await server.connect(new StdioServerTransport(input, output))
  await closed
  await server.close()
  return 0
}

async function foldersOf(given: readonly string[], own: string): Promise<AllowedFolders> {
  try {
    return await AllowedFolders.of(given.length === 0 ? [own] : given.map((folder) => path.resolve(own, folder)))
  } catch (error) {
    if (!(error instanceof PathRefused)) throw error
    throw new UsageError('wrongFolder', { path: error.given })
  }
}
