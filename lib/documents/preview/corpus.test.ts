import { describe, expect, test } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { preview } from '../generation/preview'
import { readTemplate } from '../generation/template/template'
import { csvFile } from '../generation/test-support/files'
import { CORPUS } from '../test-support/corpus'
import { expectHarmless, textOfHtml } from './test-support/html'

const ROOT = path.join(CORPUS, 'templates', 'ppr')

function names(): string[] {
  return existsSync(ROOT) ? readdirSync(ROOT).filter((name) => name.endsWith('.docx')) : []
}

// Without the corpus, which is not part of the project, these are skipped.
const whereCorpus = existsSync(ROOT) ? describe : describe.skip

whereCorpus('acts that other people wrote (skipped where the corpus is absent)', () => {
  test.each(names())('%s is shown with every value marked', async (name) => {
    const bytes = readFileSync(path.join(ROOT, name))
    const { tags } = await readTemplate(bytes)
    const columns = [...new Set(tags.filter(({ kind }) => kind !== 'end').map((tag) => tag.name))]
    const values = columns.map((_, index) => `Значение <${index}> & «ș»`)
    const shown = await preview({ data: csvFile([columns, values]), template: { name, bytes } }, {})
    expectHarmless(shown.html)
    expect(shown.cut).toBe(false)
    const marked = [...shown.html.matchAll(/<span[^>]* data-value[^>]*>(.*?)<\/span>/g)].map(([, text]) => text ?? '')
    const texts = new Set(marked.map(textOfHtml))
    const printed = new Set(tags.filter(({ kind }) => kind === 'value').map((tag) => tag.name))
    for (const [index, value] of values.entries()) if (printed.has(columns[index] ?? '')) expect(texts).toContain(value)
  })
})
