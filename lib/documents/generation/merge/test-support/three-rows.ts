import { DocumentError } from '../../../error'
import { PREMIUM_GATE } from '../../../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../../../ooxml/package'
import { planMerge } from '../plan'
import { readTemplate, type Template } from '../../template/template'
import { danglingReferences, mergedBytes, repeatedIds, scopeOf, singleBytes, storyParts, type TestRow } from './merged'

/** Templates that can't be read or filled, each for the reason that its problem names. */
export const UNREADABLE: ReadonlySet<string> = new Set([
  'TAG_UNCLOSED',
  'TAG_UNOPENED',
  'TAG_EMPTY',
  'TAG_INSTRUCTION',
  'TAG_RAW',
  'SECTION_UNCLOSED',
  'SECTION_UNOPENED',
  'SECTION_CROSSED',
  'FORMAT_UNKNOWN',
  'FIELD_NOT_SUPPORTED',
  'TEMPLATE_ACTIVE_CONTENT',
])

/** A template merged for three rows, and the documents of each of them on its own. */
export interface ThreeRows {
  readonly merged: Uint8Array
  readonly singles: readonly Uint8Array[]
}

/** Data made up for a template's tags: texts that tell their row, and sections that are shown, repeated, left out. */
function rowsFor({ tags }: Template): TestRow[] {
  return [0, 1, 2].map((row) => {
    const values = [...new Map(tags.map((tag) => [tag.key, tag.kind])).entries()]
    return Object.fromEntries(
      values.map(([key, kind], index): [string, TestRow[string]] => {
        if (kind === 'value') return [key, `Значение ${index % 7} строки ${row + 1}`]
        const shown = (index + row) % 3
        return [key, shown === 0 ? [{}, {}] : shown === 1]
      }),
    )
  })
}

/** A template's three rows, or the code of what it can't be filled or merged for. */
export async function threeRows(bytes: Uint8Array): Promise<ThreeRows | string> {
  let template: Template
  try {
    template = await readTemplate(bytes)
  } catch (error) {
    if (error instanceof DocumentError) return error.code
    throw error
  }
  const error = template.problems.find(({ severity, code }) => severity === 'error' && code !== 'TEMPLATE_NO_TAGS')
  if (error !== undefined) return error.code
  const parts = template.tokenised(() => true)
  const { plan, problems } = planMerge(template, parts)
  if (plan === null) return problems[0]?.code ?? 'MERGE_REFUSED'
  const rows = rowsFor(template)
  const singles = await Promise.all(rows.map((row) => singleBytes({ template, parts }, scopeOf(row))))
  return { merged: await mergedBytes(plan, rows), singles }
}

/** The texts of a part's paragraphs as the XML has them, white space aside; one that a section needs is none. */
function paragraphsOf(pack: OoxmlPackage, part = pack.mainPart): string[] {
  const paragraphs = pack.text(part).split(/<w:p[\s/>]/)
  return paragraphs.map((xml) => `<${xml}`.replace(/<[^>]*>/g, '').replace(/\s+/g, '')).filter((text) => text !== '')
}

function partsOf(pack: OoxmlPackage, kinds: RegExp): string[] {
  const related = pack.relationships(pack.mainPart).filter(({ type }) => kinds.test(type))
  return [...new Set(related.map(({ target }) => target))].filter((part) => pack.has(part))
}

/**
 * The texts of the headers and footers that contain one, each once: those that copies share are in a merged document once. Of
 * NUMPAGES the merged document makes SECTIONPAGES.
 */
function runningTexts(pack: OoxmlPackage): Set<string> {
  const parts = partsOf(pack, /\/(?:header|footer)$/).map((part) => paragraphsOf(pack, part).join('\n'))
  const texts = parts.map((text) => text.replaceAll('SECTIONPAGES', 'NUMPAGES'))
  return new Set(texts.filter((text) => text !== ''))
}

/** The texts of the notes in the order in which the document refers to them. */
function notesOf(pack: OoxmlPackage, note: 'footnote' | 'endnote'): string[] {
  const notes = new RegExp(`<w:${note} [^>]*?w:id="(-?\\d+)"[^>]*>(.*?)</w:${note}>`, 'gs')
  const texts = new Map(
    partsOf(pack, new RegExp(`/${note}s$`)).flatMap((part) =>
      [...pack.text(part).matchAll(notes)].map(([, id, xml = '']) => [id, xml.replace(/<[^>]*>/g, '')]),
    ),
  )
  const references = pack.text(pack.mainPart).matchAll(new RegExp(`<w:${note}Reference [^>]*?w:id="(-?\\d+)"`, 'g'))
  return [...references].map(([, id]) => texts.get(id) ?? 'no note')
}

/** What a merged document says and what the single ones say, and what must not be in it. */
export interface MergedLook {
  readonly paragraphs: readonly string[]
  readonly expected: readonly string[]
  /** Headers, footers and notes that are others, ids that are twice, references to nothing, keys that were left. */
  readonly faults: readonly string[]
}

export async function lookAtMerged({ merged, singles }: ThreeRows): Promise<MergedLook> {
  const pack = await openPackage(merged, PREMIUM_GATE)
  const each = await Promise.all(singles.map((bytes) => openPackage(bytes, PREMIUM_GATE)))
  return {
    paragraphs: paragraphsOf(pack),
    expected: each.flatMap((single) => paragraphsOf(single)),
    faults: [...textFaults(pack, each), ...packageFaults(pack, each)],
  }
}

function textFaults(pack: OoxmlPackage, singles: readonly OoxmlPackage[]): string[] {
  const [running, expected] = [runningTexts(pack), new Set(singles.flatMap((single) => [...runningTexts(single)]))]
  const notes = (['footnote', 'endnote'] as const).filter(
    (kind) => notesOf(pack, kind).join('\n') !== singles.flatMap((single) => notesOf(single, kind)).join('\n'),
  )
  return [
    ...[...expected].filter((text) => !running.has(text)).map((text) => `no header or footer says: ${text}`),
    ...[...running].filter((text) => !expected.has(text)).map((text) => `a header or footer of no row: ${text}`),
    ...notes.map((kind) => `other ${kind}s`),
  ]
}

function packageFaults(pack: OoxmlPackage, singles: readonly OoxmlPackage[]): string[] {
  const known = new Set(singles.flatMap(danglingReferences))
  const dangling = danglingReferences(pack).filter((reference) => !known.has(reference))
  const left = storyParts(pack).filter((part) => /[\ufdd0\ufdd1]|<\?merge/.test(pack.text(part)))
  return [
    ...repeatedIds(pack).map((id) => `an id that stands twice: ${id}`),
    ...dangling.map((reference) => `a reference to nothing: ${reference}`),
    ...left.map((part) => `keys left in ${part}`),
  ]
}
