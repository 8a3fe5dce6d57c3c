import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { DocumentError } from '../../error'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../../ooxml/package'
import { writePackage } from '../../ooxml/write'
import { CORPUS, wordFilesOf } from '../../test-support/corpus'
import { cleanPackage } from './clean'

const FOLDERS = ['hostile/public', 'hostile/synthetic', 'templates', 'tables', 'revisions']
const MAX_BYTES = 2_000_000

// Without the corpus, which is not part of the project, these are skipped.
const whereCorpus = existsSync(CORPUS) ? describe : describe.skip

function documents(): string[] {
  return FOLDERS.flatMap(wordFilesOf)
}

async function opened(bytes: Uint8Array): Promise<OoxmlPackage | null> {
  try {
    return await openPackage(bytes, PREMIUM_GATE)
  } catch (error) {
    if (error instanceof DocumentError) return null
    throw error
  }
}

/** What must not be in a document that is handed out, looked for without any of the cleaner's own means. */
function findings(pack: OoxmlPackage): string[] {
  return pack.entries.flatMap(({ name }) => {
    const found = /vbaProject|activeX\/|oleObject/i.test(name) ? [name] : []
    if (!/\.(?:xml|rels)$/i.test(name)) return found
    const text = pack.text(name)
    const external = [...text.matchAll(/<[^<]*TargetMode\s*=\s*["']External["'][^<]*/g)]
      .map(([element]) => element)
      .filter((element) => !/Target\s*=\s*["'](?:https?:\/\/|mailto:)/i.test(element) || !/hyperlink["']/.test(element))
    const elements =
      /<w:(?:altChunk|subDoc|attachedTemplate)[\s/>][^>]*r:id|<w:mailMerge[\s>]|<o:OLEObject\s/.exec(text) ?? []
    return [...found, ...external, ...elements].map((each) => `${name}: ${each.slice(0, 200)}`)
  })
}

whereCorpus('documents that other people wrote, many of them hostile (skipped where the corpus is absent)', () => {
  test('are refused, or contain nothing active once they are clean, and cleaning twice changes nothing', async () => {
    let clean = 0
    for (const name of documents()) {
      const bytes = readFileSync(name)
      const pack = bytes.length > MAX_BYTES ? null : await opened(bytes)
      if (pack === null || !pack.kind.startsWith('do')) continue
      const { changed, removed, problems } = cleanPackage(pack)
      if (problems.length > 0) continue
      const again = await openPackage(await writePackage(pack.entries, changed, removed), PREMIUM_GATE)
      expect({ name, found: findings(again) }).toEqual({ name, found: [] })
      expect(cleanPackage(again)).toMatchObject({ stripped: [], problems: [] })
      clean++
    }
    expect(clean).toBeGreaterThan(300)
  }, 100_000)
})
