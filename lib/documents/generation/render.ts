import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { DocumentError } from '../error'
import { escapeAttribute } from '../ooxml/xml'
import { problem, type Problem } from '../problem'
import { errorOf } from './problems'
import { templatePlace } from './place'
import { isPropertyPart } from './tagged-parts'
import { TAG_END, TAG_START, type Template } from './template'

/** What each key of a template prints; a section's is whether it is shown, or the rows that it is repeated for. */
export type RenderData = Readonly<Record<string, string | boolean | readonly RenderRow[]>>
export interface RenderRow {
  readonly [key: string]: string | boolean | readonly RenderRow[]
}

/** A template compiled once: gives its parts with tags, XML in UTF-8, for one row of data after another. */
export type Renderer = (data: RenderData) => ReadonlyMap<string, Uint8Array>

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
const MAIN_TYPE = `${WORD}document.main+xml`
/** docxtemplater renders all of Word's other parts alike, but knows no endnotes: it is told that all of them are headers. */
const PART_TYPE = `${WORD}header+xml`
const PROPERTIES_TYPE = 'application/vnd.openxmlformats-package.core-properties+xml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** docxtemplater's loops look at the document's sections, and stumble in a header where there is no document. */
const EMPTY_DOCUMENT = `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>`

/** A package with nothing in it but the parts that have tags, and a document. */
function taggedPackage(template: Template): PizZip {
  const zip = new PizZip()
  const parts = new Map([[template.pack.mainPart, EMPTY_DOCUMENT], ...template.parts])
  const overrides = [...parts].map(([part, xml]) => {
    zip.file(part, xml)
    const properties = isPropertyPart(template.pack, part)
    const type = part === template.pack.mainPart ? MAIN_TYPE : properties ? PROPERTIES_TYPE : PART_TYPE
    return `<Override PartName="/${escapeAttribute(part)}" ContentType="${type}"/>`
  })
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  zip.file('[Content_Types].xml', `${XML}<Types xmlns="${types}">${overrides.join('')}</Types>`)
  return zip
}

/** docxtemplater keeps these between renders and has no public way to forget them; the version is pinned. */
interface Reusable {
  rendered: boolean
  mapper: unknown
  scopeManagers: Record<string, unknown>
}

/** A module that keeps what is rendered: out of the zip it would have to be decoded. */
class Capture {
  readonly name = 'Capture'
  readonly rendered = new Map<string, Uint8Array>()

  /** A module without any of the usual functions is not taken. */
  set(): void {}

  preZip(content: Uint8Array, { filePath }: { filePath: string }): null {
    this.rendered.set(filePath, content)
    return null
  }
}

/** A fresh instance of docxtemplater for a template. Nothing that it is given comes from a person but the parts' own XML. */
function compileFresh(template: Template, capture: Capture): Docxtemplater<PizZip> {
  return new Docxtemplater(taggedPackage(template), {
    modules: [capture as unknown as Docxtemplater.DXT.Module],
    delimiters: { start: TAG_START, end: TAG_END },
    paragraphLoop: true,
    linebreaks: true,
    errorLogging: false,
    stripInvalidXMLChars: true,
    syntax: { changeDelimiterPrefix: null },
    parser: (key: string) => ({
      get: (scope: RenderData | undefined) =>
        scope !== undefined && Object.hasOwn(scope, key) ? scope[key] : undefined,
    }),
    nullGetter: () => '',
  })
}

function partsOf(template: Template, { rendered }: Capture): Map<string, Uint8Array> {
  return new Map([...template.parts.keys()].map((part) => [part, rendered.get(part) ?? new Uint8Array()]))
}

/**
 * Compiles a template once and renders it any number of times, each as a fresh instance would (a test holds them equal,
 * byte for byte). Throws DocumentError TEMPLATE_NOT_RENDERED with the place of each tag that stands where it can't.
 */
export function compileTemplate(template: Template): Renderer {
  const capture = new Capture()
  const compiled = guarded(template, () => compileFresh(template, capture))
  const reusable = compiled as unknown as Reusable
  return (data) =>
    guarded(template, () => {
      Object.assign(reusable, { rendered: false, mapper: undefined, scopeManagers: {} })
      compiled.render(data)
      return partsOf(template, capture)
    })
}

/** The same by an instance of its own: what `compileTemplate` is measured against. */
export function renderFresh(template: Template, data: RenderData): ReadonlyMap<string, Uint8Array> {
  return guarded(template, () => {
    const capture = new Capture()
    compileFresh(template, capture).render(data)
    return partsOf(template, capture)
  })
}

/** What docxtemplater's errors say of the tag that they are about. */
interface EngineError {
  readonly properties?: {
    readonly errors?: readonly EngineError[]
    readonly xtag?: unknown
    readonly openingtag?: unknown
    readonly pair?: { readonly left?: unknown }
    readonly part?: { readonly value?: unknown }
  }
}

/** Turns the renderer's own errors into ours, each at the place of its tag. */
function guarded<T>(template: Template, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof DocumentError) throw error
    const { properties } = error as EngineError
    const problems = (properties?.errors ?? [error as EngineError]).map((each) => placed(template, each))
    throw Object.assign(errorOf(problems) ?? new Error('The renderer failed'), { cause: error })
  }
}

function placed({ tags, pack }: Template, { properties }: EngineError): Problem {
  const { xtag, openingtag, pair, part } = properties ?? {}
  const key = String(xtag ?? openingtag ?? pair?.left ?? part?.value ?? '')
  const tag = tags.find((candidate) => candidate.key === key)
  const place = tag === undefined ? templatePlace(pack, pack.mainPart, null) : { ...tag.place, tag: tag.written }
  const params = { ...place.params, known: tag === undefined ? 'no' : 'yes' }
  return problem('TEMPLATE_NOT_RENDERED', 'error', { ...place, params })
}
