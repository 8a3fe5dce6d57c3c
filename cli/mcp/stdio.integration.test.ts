import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { csvFile, docx, paragraph, table } from '@/lib/documents/generation/test-support/files'

interface Report {
  readonly problems?: { code: string; tag: string | null }[]
  readonly documents?: object[]
  readonly files?: { tables: { id: string }[] }[]
  readonly tables?: { id: string }[]
  readonly columns?: { header: string }[]
}

test('actum mcp serves a client over standard input and output, from the inspection to the mended result, and ends with it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'actum-mcp-stdio-'))
  try {
    await writeFile(path.join(folder, 'rows.csv'), csvFile([['Number'], ['1'], ['2']]).bytes)
    await writeFile(path.join(folder, 'act.docx'), docx(paragraph('No. {Survey}')))
    await writeFile(path.join(folder, 'tables.docx'), docx(table(['Person', 'mSv'], ['Smith', '0.50'])))
    const badges = csvFile([
      ['Name', 'Hp(10)'],
      ['Smith', '0.35'],
      ['Jones', '0.40'],
    ])
    await writeFile(path.join(folder, 'badges.csv'), badges.bytes)
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
    const call = async (name: string, given: object) => {
      const { isError, structuredContent } = await client.callTool({ name, arguments: { ...given } })
      expect(isError).toBe(false)
      return structuredContent as Report
    }
    const inspected = await call('inspect', { data: 'rows.csv', template: 'act.docx' })
    const missing = inspected.problems?.find(({ code }) => code === 'TAG_NO_COLUMN')?.tag ?? ''
    const made = { data: 'rows.csv', template: 'act.docx', out: 'acts.zip' }
    const { documents, problems } = await call('generate', { ...made, mapping: { [missing.slice(1, -1)]: 'Number' } })
    expect({ documents, problems }).toMatchObject({ documents: [{ rows: [2] }, { rows: [3] }], problems: [] })
    const { files } = await call('inspect', { document: 'tables.docx' })
    const parsed = await call('tables', { file: 'tables.docx', out: 'tables.xlsx' })
    expect(parsed.tables?.map(({ id }) => id)).toEqual(files?.[0]?.tables.map(({ id }) => id))
    const found = await call('doses', { file: 'badges.csv', out: 'doses.xlsx' })
    expect(found).toMatchObject({ doses: [], needsDecision: [{}] })
    const columns = found.columns?.map((column) => (column.header === 'Hp(10)' ? { ...column, unit: 'mSv' } : column))
    const read = await call('doses', { file: 'badges.csv', out: 'doses.xlsx', columns, overwrite: true })
    expect(read).toMatchObject({ doses: [{ subject: 'Smith', value: '0.35', unit: 'mSv' }, {}], needsDecision: [] })
    for (const name of ['acts.zip', 'tables.xlsx', 'doses.xlsx']) {
      expect((await stat(path.join(folder, name))).size).toBeGreaterThan(0)
    }
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
