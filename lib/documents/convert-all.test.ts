import { expect, test } from '@jest/globals'
import { convertAll } from './convert-all'
import type { Converter } from './converter'
import type { NamedFile, Progress } from './tool'

const converter = (batches: number[]): Converter => ({
  name: 'libreoffice',
  toDocx: () => Promise.reject(new Error('not asked for')),
  toPdf(files, options) {
    batches.push(files.length)
    options?.onProgress?.(files.length)
    return Promise.resolve(
      files.map(({ name, bytes }) => (name.startsWith('bad') ? { code: 'CONVERSION_FAILED' as const, name } : bytes)),
    )
  },
})

const document = (name: string): NamedFile => ({ name, bytes: Buffer.from(name) })

test('each document comes back as a PDF of its name, and a failure in the place of one that failed', async () => {
  const documents = [document('Акт 1.docx'), document('bad.docx'), document('Акт 2.DOCX')]
  const made: object[] = []
  for await (const one of convertAll(documents, converter([]), 3)) made.push(one)
  expect(made).toEqual([
    { name: 'Акт 1.pdf', bytes: Buffer.from('Акт 1.docx') },
    { code: 'CONVERSION_FAILED', name: 'bad.docx' },
    { name: 'Акт 2.pdf', bytes: Buffer.from('Акт 2.DOCX') },
  ])
})

test('no more than one batch of documents is taken before their PDFs are given', async () => {
  let taken = 0
  function* documents() {
    for (; taken < 120; taken++) yield document(`${taken}.docx`)
  }
  const batches: number[] = []
  const progress: Progress[] = []
  let given = 0
  for await (const one of convertAll(documents(), converter(batches), 120, { onProgress: (p) => progress.push(p) })) {
    expect('name' in one && one.name).toBe(`${given++}.pdf`)
    expect(taken - given).toBeLessThanOrEqual(50)
  }
  expect(batches).toEqual([50, 50, 20])
  expect(progress.map(({ stage, done, total }) => `${stage} ${done}/${total}`)).toEqual(
    [0, 50, 100, 120].map((done) => `converting ${done}/120`),
  )
})
