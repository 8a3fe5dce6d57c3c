import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'
import type { FromChild, ToChild } from './protocol'

const folder = await mkdtemp(path.join(tmpdir(), 'actum-child-'))
afterAll(() => rm(folder, { recursive: true }))
const inFolder = (name: string) => ({ name, path: path.join(folder, name) })

test('a document process signaled together with its server continues its job, and only SIGKILL ends it', async () => {
  const [data, template, output] = ['rows.csv', 'act.docx', 'acts.zip'].map(inFolder)
  if (data === undefined || template === undefined || output === undefined) throw new Error('Three files were named')
  const rows = Array.from({ length: 500 }, (_, index) => [`Ana ${index}`])
  await writeFile(data.path, csvFile([['Name'], ...rows]).bytes)
  await writeFile(template.path, docx(paragraph('{Name}')))
  const child = fork('dist/child.mjs', { serialization: 'advanced', execArgv: [] })
  const ended = once(child, 'exit')
  const job: ToChild = {
    id: 1,
    job: { tool: 'generate', files: { data, template }, options: {}, locale: 'en-US', output: output.path },
  }
  child.send(job)
  const last = await new Promise<FromChild>((resolve, reject) => {
    child.on('exit', (_, signal) => reject(new Error(`It was ended by ${signal}`)))
    child.on('message', (message: FromChild) => {
      if (message.type !== 'progress') return resolve(message)
      child.kill('SIGTERM')
      child.kill('SIGINT')
    })
  })
  expect(last).toMatchObject({ type: 'done', result: { failed: [] } })
  expect((await stat(output.path)).size).toBeGreaterThan(0)
  child.kill('SIGKILL')
  expect((await ended)[1]).toBe('SIGKILL')
})

test('a file that was removed before its turn ends the job and not the process', async () => {
  const document = inFolder('gone.docx')
  const child = fork('dist/child.mjs', { serialization: 'advanced', execArgv: [] })
  const answers: FromChild[] = []
  for (const id of [1, 2]) {
    const job: ToChild = { id, job: { tool: 'inspect', files: { document }, options: {}, output: '' } }
    child.send(job)
    answers.push((await once(child, 'message'))[0] as FromChild)
  }
  expect(answers).toEqual([
    { id: 1, type: 'gone' },
    { id: 2, type: 'gone' },
  ])
  child.kill('SIGKILL')
})
