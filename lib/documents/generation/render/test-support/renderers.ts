import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { MediaBase, MediaStore } from '../../../pictures/media'
import { TAG_END, TAG_START, type Template } from '../../template/template'
import { compileTemplate, renderParts } from '../compile'
import type { Scope } from '../scope'

/** What keys print or show: a section that is true is shown, a list's turns are printed one after another. */
export interface RenderData {
  readonly [key: string]: string | boolean | readonly RenderData[]
}

/** Keys that an inner scope doesn't know are the outer one's. */
function scopeOf(data: RenderData, outer: Scope | null = null): Scope {
  const own = (key: string) => (Object.hasOwn(data, key) ? data[key] : undefined)
  const scope: Scope = {
    value(key) {
      const value = own(key)
      return typeof value === 'string' ? value : (outer?.value(key) ?? '')
    },
    section(key) {
      const value = own(key)
      if (value === undefined) return outer !== null && outer.section(key).length > 0 ? [scope] : []
      if (typeof value === 'boolean') return value ? [scope] : []
      return typeof value === 'string' ? [] : value.map((each) => scopeOf(each, scope))
    },
  }
  return scope
}

/** A renderer of a template that is compiled once. */
export function rendererOf(template: Template): (data: RenderData) => ReadonlyMap<string, string> {
  const compiled = compileTemplate(template, () => false)
  const media = new MediaBase(template.pack, template.cleaned)
  return (data) => renderParts(compiled, scopeOf(data), new MediaStore(media))
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A part as docxtemplater renders it, to which ours is compared. */
export function byDocxtemplater(xml: string, data: RenderData): string {
  const zip = new PizZip()
  zip.file('word/document.xml', xml)
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const override = `<Override PartName="/word/document.xml" ContentType="${WORD}document.main+xml"/>`
  zip.file('[Content_Types].xml', `${XML}<Types xmlns="${types}">${override}</Types>`)
  const document = new Docxtemplater(zip, {
    delimiters: { start: TAG_START, end: TAG_END },
    paragraphLoop: true,
    linebreaks: true,
    errorLogging: false,
    syntax: { changeDelimiterPrefix: null },
    parser: (key: string) => ({ get: (scope: RenderData | undefined) => scope?.[key] }),
    nullGetter: () => '',
  })
  document.render(data)
  return document.getZip().file('word/document.xml')?.asText() ?? ''
}
