import { PREMIUM_GATE } from '../../../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../../../ooxml/package'
import type { RenderOutput } from '../../render/output'
import type { Printed, Scope } from '../../render/scope'
import { compileXml } from '../../render/compile-xml'
import { attributeSpan, tagsOf } from '../../render/markup'
import { findSites } from '../../render/sites'
import { writePackage } from '../../../ooxml/write'
import { Merger, type Volume } from '../merger'
import { planMerge, type MergePlan, type MergeTemplate } from '../plan'

/** What a test's row contains: texts, conditions, pictures, and the turns of loops. */
export interface TestRow {
  readonly [key: string]: Printed | boolean | readonly TestRow[]
}

export function scopeOf(row: TestRow, outer: Scope | null = null): Scope {
  const scope: Scope = {
    value: (key) => {
      const value = row[key]
      if (value === undefined && outer !== null) return outer.value(key)
      return value === undefined || typeof value === 'boolean' || Array.isArray(value) ? '' : (value as Printed)
    },
    section: (key) => {
      const value = row[key]
      if (Array.isArray(value)) return value.map((each: TestRow) => scopeOf(each, scope))
      if (value === undefined && outer !== null) return outer.section(key)
      return value === true ? [scope] : []
    },
  }
  return scope
}

/** `«x»` represents the key x; `«#s»` and `«/s»` the ends of a section. */
function marked(xml: string): string {
  return xml.replaceAll('«', '\ufdd0').replaceAll('»', '\ufdd1')
}

export interface TestTemplate {
  readonly template: MergeTemplate
  readonly parts: ReadonlyMap<string, string>
}

/** A template of a package whose parts are written with `«»`. */
export async function testTemplate(bytes: Uint8Array): Promise<TestTemplate> {
  const pack = await openPackage(bytes, PREMIUM_GATE)
  const xml = pack.entries
    .filter(({ name }) => name.endsWith('.xml'))
    .map(({ name }) => [name, pack.text(name)] as const)
  const parts = new Map(xml.filter(([, text]) => text.includes('«')).map(([name, text]) => [name, marked(text)]))
  return { template: { pack, cleaned: new Map(), removed: new Set() }, parts }
}

export function planned({ template, parts }: TestTemplate): MergePlan {
  const { plan, problems } = planMerge(template, parts)
  if (plan === null) throw new Error(`Refused: ${JSON.stringify(problems)}`)
  return plan
}

export function mergedBytes(plan: MergePlan, rows: readonly TestRow[], volume?: Volume): Promise<Uint8Array> {
  const merger = new Merger(plan, volume)
  for (const row of rows) merger.add(merger.render(scopeOf(row)))
  return merger.finish()
}

export async function merge(bytes: Uint8Array, rows: readonly TestRow[]): Promise<OoxmlPackage> {
  return openPackage(await mergedBytes(planned(await testTemplate(bytes)), rows), PREMIUM_GATE)
}

/** The document of one row on its own, as a zip would contain it; without the row's pictures. */
export function singleBytes({ template, parts }: TestTemplate, scope: Scope): Promise<Uint8Array> {
  let drawings = 900_000
  const output: RenderOutput = {
    picture: () => 'rIdNone',
    site: (_, original) => original,
    drawingId: () => drawings++,
  }
  const rendered = new Map<string, string>(template.cleaned)
  for (const [part, xml] of parts) rendered.set(part, compileXml(xml, { sites: 'loops' }).render(scope, output))
  return writePackage(template.pack.entries, rendered, template.removed)
}

/** Where two elements must not say the same: what each element's attribute is one of. References to them are left out. */
const DEFINITIONS: readonly (readonly [element: RegExp, attribute: string, family: string])[] = [
  [/:docPr$/, 'id', 'drawing'],
  [/:cNvPr$/, 'id', 'drawing within'],
  [/^w:bookmarkStart$/, 'w:id', 'annotation'],
  [/^w:bookmarkStart$/, 'w:name', 'bookmark name'],
  [/^w:(?:ins|del|moveFrom|moveTo|\w+Change|cellIns|cellDel|permStart|\w+RangeStart)$/, 'w:id', 'annotation'],
  [/^w:id$/, 'w:val', 'sdt'],
  [/^w:comment$/, 'w:id', 'comment'],
  [/^w:footnote$/, 'w:id', 'footnote'],
  [/^w:endnote$/, 'w:id', 'endnote'],
  [/^w:(?:p|tr)$/, 'w14:paraId', 'paragraph'],
  [/^v:(?:shape|rect|roundrect|oval|line|polyline|curve|arc|group|image)$/, 'id', 'shape'],
]

/** The ids that occur more than once in the stories of a document, all parts together. */
export function repeatedIds(pack: OoxmlPackage): string[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const part of storyParts(pack)) {
    for (const tag of tagsOf(pack.text(part))) {
      for (const [element, attribute, family] of tag.closing ? [] : DEFINITIONS) {
        // A range of comments has the comment's own id.
        if (tag.name === 'w:commentRangeStart' || !element.test(tag.name)) continue
        const value = attributeSpan(tag, attribute)?.value
        const id = `${family} ${value ?? ''}`
        if (value !== undefined && seen.has(id)) repeated.add(id)
        seen.add(id)
      }
    }
  }
  return [...repeated]
}

/** The document and the headers, footers, notes and comments that it is related to. */
export function storyParts(pack: OoxmlPackage): string[] {
  const stories = pack
    .relationships(pack.mainPart)
    .filter(({ type }) => /\/(?:header|footer|footnotes|endnotes|comments)$/.test(type))
  return [...new Set([pack.mainPart, ...stories.map(({ target }) => target)])].filter((part) => pack.has(part))
}

/** The bookmarks that something in the document leads to and that are not there. */
export function danglingReferences(pack: OoxmlPackage): string[] {
  const names = new Set<string>()
  const used = new Set<string>()
  for (const part of storyParts(pack)) {
    const xml = pack.text(part)
    for (const tag of tagsOf(xml)) {
      if (tag.name === 'w:bookmarkStart') names.add(attributeSpan(tag, 'w:name')?.value ?? '')
    }
    for (const { family, original } of findSites(xml)) if (family === 'bookmarkName') used.add(original)
  }
  return [...used].filter((name) => !names.has(name))
}
