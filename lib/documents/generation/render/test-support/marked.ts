import { compileXml } from '../compile-xml'
import type { RenderOutput } from '../output'
import type { Printed, Scope } from '../scope'

/** `«x»` is the key x, `«#s»` and `«/s»` the ends of a section. */
export function marked(xml: string): string {
  return xml.replaceAll('«', '\ufdd0').replaceAll('»', '\ufdd1')
}

export interface Data {
  readonly [key: string]: string | boolean | readonly Data[]
}

function scopeOf(data: Data, outer: Scope | null = null): Scope {
  const scope: Scope = {
    value: (key): Printed => {
      const value = data[key]
      return typeof value === 'string' ? value : (outer?.value(key) ?? '')
    },
    section: (key) => {
      const value = data[key]
      if (value === undefined) return outer === null ? [] : outer.section(key).length > 0 ? [scope] : []
      if (typeof value === 'boolean') return value ? [scope] : []
      return typeof value === 'string' ? [] : value.map((each) => scopeOf(each, scope))
    },
  }
  return scope
}

const OUTPUT: RenderOutput = {
  picture: () => 'rId1',
  site: (family, original, turn) => (turn === 0 ? original : `${family}-${original}-${turn}`),
  drawingId: () => 1,
}

/** The XML with its marks filled in; what must differ says its family, what it was and the turn. */
export function render(xml: string, data: Data): string {
  return compileXml(marked(xml), { sites: 'loops' }).render(scopeOf(data), OUTPUT)
}

export const run = (text: string, properties = '') => `<w:r>${properties}<w:t>${text}</w:t></w:r>`
export const p = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
export const tc = (...content: string[]) => `<w:tc>${content.join('')}</w:tc>`
export const tr = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
export const tbl = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
export const body = (...content: string[]) => `<w:body>${content.join('')}</w:body>`
export const ROWS = { rows: [{ x: '1' }, { x: '2' }] }
