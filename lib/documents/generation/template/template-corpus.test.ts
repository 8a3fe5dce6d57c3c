import { describe, expect, test } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CORPUS } from '../../test-support/corpus'
import { findTags } from './find'
import { walkMarkup } from './markup'
import { scanPart } from './scan'
import { readTemplate } from './template'
import { TAG_END, TAG_START } from './tokenise'

const ROOT = path.join(CORPUS, 'templates')

// Without the corpus, which is not part of the project, these are skipped.
const whereCorpus = existsSync(ROOT) ? describe : describe.skip

function templates(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.docx'))
    .map((name) => path.join(folder, name))
}

/** Whether every element that opens is closed, in its turn. */
function isBalanced(xml: string): boolean {
  const open: string[] = []
  let balanced = true
  walkMarkup(xml, ({ name, closing, empty }) => {
    if (closing) balanced &&= open.pop() === name
    else if (!empty) open.push(name)
  })
  return balanced && open.length === 0
}

whereCorpus('templates that other people wrote (skipped where the corpus is absent)', () => {
  test('are read, and contain nothing but keys where their tags were', async () => {
    let read = 0
    for (const name of templates()) {
      const template = await readTemplate(readFileSync(path.join(ROOT, name)))
      const wrong = template.problems.some(({ severity }) => severity === 'error')
      for (const [part, xml] of template.tokenised(() => true)) {
        expect({ name, part, balanced: isBalanced(xml) }).toEqual({ name, part, balanced: true })
        if (wrong) continue
        const texts = scanPart(xml).map(({ text }) => text)
        expect({ name, tags: texts.flatMap((text) => findTags(text).tags) }).toEqual({ name, tags: [] })
        const keys = xml.split(TAG_START).length - 1
        expect(xml.split(TAG_END)).toHaveLength(keys + 1)
        expect(keys).toBe(template.tags.filter(({ place }) => place.part === part).length)
      }
      read++
    }
    expect(read).toBeGreaterThan(150)
  }, 60_000)

  test('of a mail merge made in Word need no change', async () => {
    for (const name of templates('docx-mailmerge')) {
      const template = await readTemplate(readFileSync(path.join(ROOT, name)))
      expect({ name, problems: template.problems }).toEqual({ name, problems: [] })
      expect(template.tags.length).toBeGreaterThan(0)
      for (const xml of template.tokenised(() => true).values()) expect(xml).not.toMatch(/MERGEFIELD/)
    }
  })
})
