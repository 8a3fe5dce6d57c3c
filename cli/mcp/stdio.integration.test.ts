import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'

test('actum mcp serves a client over standard input and output, and ends with it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'actum-mcp-stdio-'))
  try {
    await writeFile(path.join(folder, 'rows.csv'), csvFile([['Number'], ['1'], ['2']]).bytes)
    await writeFile(path.join(folder, 'act.docx'), docx(paragraph('No. {Number}')))
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [path.resolve('scripts/actum.mjs'), 'mcp', '--lang', 'en-US'],
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', INIT_CWD: folder },
      stderr: 'ignore',
    })
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(transport)
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      'inspect',
      'generate',
      'tables',
      'doses',
      'posology',
    ])
    const result = await client.callTool({
      name: 'generate',
      arguments: { data: 'rows.csv', template: 'act.docx', out: 'acts.zip' },
    })
    expect(result.structuredContent).toMatchObject({ documents: [{ rows: [2] }, { rows: [3] }] })
    expect((await stat(path.join(folder, 'acts.zip'))).size).toBeGreaterThan(0)
    const { pid } = transport
    await client.close()
    for (let tries = 0; tries < 200 && isAlive(pid ?? 0); tries++) await new Promise((done) => setTimeout(done, 25))
    expect(isAlive(pid ?? 0)).toBe(false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
