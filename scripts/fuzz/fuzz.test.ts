import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { runs } from '@/lib/documents/test-support/property-runs'
import { docx, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { openPackage } from '@/lib/documents/ooxml/package'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { minimised } from './campaign'
import type { Mutant } from './mutant'
import { drawStep, mutationOf } from './mutations/all'
import { outcomeTable } from './outcome-table'
import { Random } from './random'
import { writtenOtherwise } from './rewrite'
import { bytesOf, subjectOf } from './subject'
import { parseNodes, printNodes } from './xml-nodes'

const DOCUMENT = docx(paragraph('Act {№} & {дата}') + table(['a', 'b < c'], ['1', '2']))

/** What a parser reads from XML, with texts joined and without white space between elements. */
function told(xml: string): string[] {
  const events: string[] = []
  let text = ''
  const flush = () => {
    if (text.trim() !== '') events.push(text)
    text = ''
  }
  const parser = new SaxesParser()
  parser.on('text', (piece) => (text += piece))
  parser.on('cdata', (piece) => (text += piece))
  parser.on('opentag', ({ name, attributes }) => {
    flush()
    events.push(`<${name} ${JSON.stringify(Object.entries(attributes).toSorted())}`)
  })
  parser.on('closetag', ({ name }) => {
    flush()
    events.push(`/${name}`)
  })
  parser.write(xml).close()
  return events
}

async function mutated(seed: number, steps: number): Promise<Buffer> {
  const subject = await subjectOf(DOCUMENT)
  const random = new Random(seed)
  for (let step = 0; step < steps; step++) {
    const drawn = drawStep('docx', 'package', random)
    mutationOf(drawn).change(subject, new Random(drawn.seed))
  }
  return bytesOf(subject)
}

test('an unchanged file has the same contents', async () => {
  const [before, after] = [
    await openPackage(DOCUMENT, PREMIUM_GATE),
    await openPackage(bytesOf(await subjectOf(DOCUMENT)), PREMIUM_GATE),
  ]
  for (const { name } of before.entries) expect(after.text(name)).toBe(before.text(name))
})

test('a seed makes the same file every time, and seeds make different ones', async () => {
  const made = await Promise.all(Array.from({ length: 60 }, (_, seed) => mutated(seed, 2)))
  const again = await Promise.all(Array.from({ length: 60 }, (_, seed) => mutated(seed, 2)))
  expect(again).toEqual(made)
  expect(new Set(made.map((bytes) => bytes.toString('base64'))).size).toBeGreaterThan(50)
})

test('XML written otherwise says the same', async () => {
  const pack = await openPackage(DOCUMENT, PREMIUM_GATE)
  const xml = pack.text(pack.mainPart)
  const written = new Set<string>()
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const other = writtenOtherwise(parseNodes(xml), new Random(seed))
      written.add(other)
      expect(told(other)).toEqual(told(xml))
    }),
    runs(100),
  )
  expect(written.size).toBeGreaterThan(50)
})

test('parsed XML is printed unchanged', () => {
  const xml = `<?xml version="1.0"?><!-- < --><a b="1" c="&quot;&gt;"><d/>x &amp; y<![CDATA[<e>]]><f>z</f></a>`
  expect(printNodes(parseNodes(xml))).toBe(xml)
})

test('of a found case the steps are left that it needs', async () => {
  const step = (seed: number) => ({ mutation: 'a bit', seed })
  const mutant: Mutant = {
    tool: 'generate',
    job: 'generate',
    files: [
      { role: 'data', source: 'a', steps: [1, 2, 3].map(step) },
      { role: 'template', source: 'b', steps: [4, 5].map(step) },
    ],
    options: {},
  }
  const seeds = ({ files }: Mutant) => files.map(({ steps }) => steps.map(({ seed }) => seed))
  const smallest = await minimised(
    mutant,
    async (smaller) => seeds(smaller).flat().includes(2) && seeds(smaller).flat().includes(5),
  )
  expect(seeds(smallest)).toEqual([[2], [5]])
})

test('outcomes are counted by tool, the most frequent first', () => {
  expect(outcomeTable({ tables: { made: 3, GATE_XML: 12 }, doses: { made: 1 } }).split('\n')).toEqual([
    '          tables  doses',
    'GATE_XML      12       ',
    'made           3      1',
    'in all        15      1',
  ])
})
