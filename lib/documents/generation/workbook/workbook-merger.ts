import { relationshipsPart } from '../../ooxml/relationships'
import { escapeAttribute, escapeText } from '../../ooxml/xml'
import { insertAtEnd } from '../../pictures/insert'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import { attributeSpan, tagsOf } from '../render/markup'
import type { Scope } from '../render/scope'
import type { DocumentStyles } from './cell-styles'
import { problem, type Problem } from '../../problem'
import { attributesOf } from './sheet-xml'
import { printText, textOf } from './text-program'
import { hasTags, type CompiledWorkbook } from './compile-workbook'
import { renderWorkbook, type RenderedWorkbook } from './workbook-render'
import { workbookPlace } from './workbook-place'
import type { TemplateSheet } from './workbook-template'

const CONTENT_TYPES = '[Content_Types].xml'
const RELATIONSHIP_BASE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** Parts that copies of a sheet can have in common. */
const SHARED = /^image\/|printerSettings$/

interface NewSheet {
  readonly name: string
  readonly part: string
  /** The sheet of the template that it is a copy of. */
  readonly source: TemplateSheet
}

interface NewName {
  readonly name: string
  readonly sheet: number
  readonly formula: string
}

/** One document on its way into a merged workbook. */
export interface SheetCopy {
  readonly rendered: RenderedWorkbook
  readonly names: readonly string[]
  readonly tables: ReadonlyMap<string, string>
}

/**
 * One workbook of many documents: the sheets with tags are there once for each, one set after another; those without are there once.
 * What belongs to a sheet (drawings, comments, tables, its own names) is copied with it.
 */
export class WorkbookMerger {
  readonly #changed = new Map<string, string | Uint8Array>()
  readonly #sheets: NewSheet[] = []
  readonly #names: NewName[] = []
  readonly #types: { part: string; type: string }[] = []
  readonly #taken: string[] = []
  readonly #styles: DocumentStyles
  #removed: ReadonlySet<string> = new Set()
  #parts = 0
  #tables = 0
  #copies = 0

  constructor(private readonly compiled: CompiledWorkbook) {
    this.#styles = compiled.template.styles.forDocument()
    for (const sheet of compiled.template.sheets) if (!hasTags(sheet)) this.#taken.push(sheet.entry.name)
  }

  get copies(): number {
    return this.#copies
  }

  /** Renders a document under the names that its sheets will have. @throws DocumentError as `renderWorkbook` */
  render(scope: Scope, title: string): SheetCopy {
    const { sheets } = this.compiled.template
    const tagged = sheets.filter(hasTags)
    const wanted = tagged.map(({ name, entry }) =>
      name !== null ? textOf(printText(name.pieces, scope)) : tagged.length === 1 ? title : `${entry.name} ${title}`,
    )
    const unique = uniqueSheetNames([...this.#taken, ...wanted]).slice(this.#taken.length)
    const names = sheets.map((sheet) =>
      hasTags(sheet) ? (unique[tagged.indexOf(sheet)] ?? sheet.entry.name) : sheet.entry.name,
    )
    const tables = new Map<string, string>()
    if (this.#copies > 0) {
      for (const sheet of tagged)
        for (const { kind, part } of this.compiled.companions.get(sheet) ?? [])
          if (kind === 'table') {
            const name = tableName(this.compiled.template.pack.text(part))
            tables.set(name.toLowerCase(), `${name}_${this.#copies + 1}`)
          }
    }
    return { rendered: renderWorkbook(this.compiled, scope, { names, tables, styles: this.#styles }), names, tables }
  }

  /** Puts a rendered document into the workbook. */
  add({ rendered, names, tables }: SheetCopy): void {
    const { template } = this.compiled
    const isFirst = this.#copies === 0
    this.#copies++
    for (const sheet of template.sheets) if (hasTags(sheet)) this.#taken.push(names[sheet.index] ?? '')
    if (isFirst) {
      for (const [part, content] of rendered.changed) this.#changed.set(part, content)
      this.#removed = rendered.removed
      return
    }
    const places = new Map<number, number>()
    for (const sheet of template.sheets.filter(hasTags)) {
      const part = this.#copy(sheet.entry.part, rendered, tables, new Map())
      const xml = this.#text(part)
      this.#changed.set(part, xml.replace(/\stabSelected\s*=\s*"[^"]*"/, ''))
      places.set(sheet.index, template.book.sheets.length + this.#sheets.length)
      this.#sheets.push({ name: names[sheet.index] ?? '', part, source: sheet })
    }
    for (const { name, sheet, formula, isOfTagged } of rendered.names) {
      const place = sheet === null ? (isOfTagged ? [...places.values()][0] : undefined) : places.get(sheet)
      if (place !== undefined) this.#names.push({ name, sheet: place, formula })
    }
  }

  /** The workbook's parts that differ from the template's. */
  finish(): RenderedWorkbook {
    const { template } = this.compiled
    const { pack, book } = template
    const ids: string[] = []
    const holder = relationshipsPart(pack.mainPart)
    const relationships = this.#sheets.map(({ part }, index) => {
      const Id = `rIdActumSheet${index + 1}`
      ids.push(Id)
      return { Id, Type: `${RELATIONSHIP_BASE}/worksheet`, Target: `/${part}` }
    })
    if (relationships.length > 0) {
      this.#changed.set(holder, insertAtEnd(this.#base(holder), 'Relationships', 'Relationship', relationships))
      let sheetId = Math.max(0, ...book.sheets.map((sheet) => sheet.sheetId))
      const elements = this.#sheets.map(
        ({ name }, index) =>
          `<${book.prefix}sheet xmlns:r="${RELATIONSHIP_BASE}" name="${escapeAttribute(name)}" sheetId="${++sheetId}" r:id="${ids[index] ?? ''}"/>`,
      )
      const xml = this.#base(pack.mainPart)
      const listed = xml.replace(/<\/(?:[\w.-]+:)?sheets\s*>/, (end) => elements.join('') + end)
      this.#changed.set(pack.mainPart, this.#withNames(listed, book.prefix))
    }
    if (this.#types.length > 0) {
      const overrides = this.#types.map(({ part, type }) => ({ PartName: `/${part}`, ContentType: type }))
      this.#changed.set(CONTENT_TYPES, insertAtEnd(this.#base(CONTENT_TYPES), 'Types', 'Override', overrides))
    }
    const styles = this.#styles.written()
    if (styles !== null && template.stylesPart !== null) this.#changed.set(template.stylesPart, styles)
    return { changed: this.#changed, removed: this.#removed, problems: this.#sharedSheets(), names: [] }
  }

  /** A sheet that is there once can't show figures of every document: it shows the first one's, and that is reported. */
  #sharedSheets(): Problem[] {
    if (this.#copies < 2) return []
    const { stale, template } = this.compiled
    return template.sheets
      .filter((sheet) => !hasTags(sheet) && stale.has(sheet))
      .map(({ entry }) => {
        const place = workbookPlace({ sheet: entry.name })
        return problem('SHEET_OF_FIRST', 'warning', { ...place, params: place.params })
      })
  }

  #withNames(xml: string, prefix: string): string {
    if (this.#names.length === 0) return xml
    const elements = this.#names.map(
      ({ name, sheet, formula }) =>
        `<${prefix}definedName name="${escapeAttribute(name)}" localSheetId="${sheet}">${escapeText(formula)}</${prefix}definedName>`,
    )
    if (/<(?:[\w.-]+:)?definedNames[\s>]/.test(xml))
      return xml.replace(/<\/(?:[\w.-]+:)?definedNames\s*>/, (end) => elements.join('') + end)
    return xml.replace(
      /<\/(?:[\w.-]+:)?sheets\s*>/,
      (end) => `${end}<${prefix}definedNames>${elements.join('')}</${prefix}definedNames>`,
    )
  }

  #text(part: string): string {
    const own = this.#changed.get(part)
    return typeof own === 'string' ? own : this.#base(part)
  }

  #base(part: string): string {
    const own = this.#changed.get(part)
    return typeof own === 'string' ? own : (this.compiled.base.get(part) ?? this.compiled.template.pack.text(part))
  }

  /** A copy of a part of one document, with what it leads to. */
  #copy(
    part: string,
    { changed }: RenderedWorkbook,
    tables: ReadonlyMap<string, string>,
    done: Map<string, string>,
  ): string {
    const known = done.get(part)
    if (known !== undefined) return known
    const { pack } = this.compiled.template
    const dot = part.lastIndexOf('.')
    const name = `${part.slice(0, dot)}_actum${++this.#parts}${part.slice(dot)}`
    done.set(part, name)
    const base = this.compiled.base.get(part)
    const content = changed.get(part) ?? base ?? (pack.has(part) ? pack.read(part) : new Uint8Array())
    const text =
      typeof content === 'string' ? content : /\.(?:xml|vml)$/i.test(part) ? new TextDecoder().decode(content) : null
    this.#changed.set(name, text === null ? content : this.#renamedTable(text, tables))
    const type = typeOf(
      typeof changed.get(CONTENT_TYPES) === 'string' ? String(changed.get(CONTENT_TYPES)) : this.#base(CONTENT_TYPES),
      part,
    )
    if (type !== null) this.#types.push({ part: name, type })
    const holder = relationshipsPart(part)
    const own = changed.get(holder)
    const xml =
      typeof own === 'string' ? own : (this.compiled.base.get(holder) ?? (pack.has(holder) ? pack.text(holder) : null))
    if (xml !== null)
      this.#changed.set(relationshipsPart(name), this.#copyRelationships(part, xml, changed, tables, done))
    return name
  }

  #copyRelationships(
    part: string,
    xml: string,
    changed: RenderedWorkbook['changed'],
    tables: ReadonlyMap<string, string>,
    done: Map<string, string>,
  ): string {
    const { pack } = this.compiled.template
    let written = ''
    let at = 0
    for (const tag of tagsOf(xml)) {
      if (tag.closing || !/(?:^|:)Relationship$/.test(tag.name)) continue
      const { Target = '', TargetMode } = attributesOf(tag)
      const span = attributeSpan(tag, 'Target')
      if (span === null || TargetMode === 'External') continue
      const target = resolved(part, Target)
      const isShared = pack.has(target) && SHARED.test(pack.contentType(target) ?? '')
      const copy = isShared
        ? target
        : this.#copy(target, { changed, removed: new Set(), problems: [], names: [] }, tables, done)
      written += `${xml.slice(at, span.start)}/${escapeAttribute(copy)}`
      at = span.end
    }
    return written + xml.slice(at)
  }

  /** A table's name and number are its own in the whole workbook. */
  #renamedTable(xml: string, tables: ReadonlyMap<string, string>): string {
    const tag = /<(?:[\w.-]+:)?table\s[^>]*>/.exec(xml)?.[0]
    if (tag === undefined || !/displayName\s*=/.test(tag)) return xml
    const name = tables.get(tableName(xml).toLowerCase()) ?? tableName(xml)
    const renamed = tag
      .replace(/(\s(?:name|displayName)\s*=\s*")[^"]*"/g, (_, head: string) => `${head}${escapeAttribute(name)}"`)
      .replace(/(\sid\s*=\s*")\d+"/, (_, head: string) => `${head}${10_000 + ++this.#tables}"`)
    return xml.replace(tag, () => renamed)
  }
}

function tableName(xml: string): string {
  return /<(?:[\w.-]+:)?table\s[^>]*?\sdisplayName\s*=\s*"([^"]*)"/.exec(xml)?.[1] ?? ''
}

function typeOf(types: string, part: string): string | null {
  const name = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const override = new RegExp(`<[^<>]*PartName\\s*=\\s*"/${name}"[^<>]*>`, 'i').exec(types)?.[0] ?? ''
  return /ContentType\s*=\s*"([^"]*)"/.exec(override)?.[1] ?? null
}

function resolved(part: string, target: string): string {
  const segments = target.startsWith('/') ? [] : part.split('/').slice(0, -1)
  for (const segment of target.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}
