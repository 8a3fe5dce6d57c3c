import type { Attributes } from '../scan-part'
import { normaliseFormat } from '../xlsx/styles'

/**
 * Collects the data styles of an OpenDocument file (1.3 part 3 §16.29) as Excel's format codes, and which cell style names
 * which. A style's maps (`style:map`) become the sections with conditions before its own.
 */
export class FormatCollector {
  private readonly codes = new Map<string, { code: string; maps: { condition: string; name: string }[] }>()
  private readonly ofCellStyle = new Map<string, { dataStyle: string | null; parent: string | null }>()
  private readonly struck = new Map<string, boolean>()
  private readonly hiddenTables = new Set<string>()
  private current: {
    name: string
    code: string
    maps: { condition: string; name: string }[]
    elapsed: boolean
  } | null = null
  private style: { name: string; family: string } | null = null
  private literal = false

  open(name: string, attributes: Attributes): void {
    if (DATA_STYLES.has(name)) {
      const elapsed = attributes['number:truncate-on-overflow'] === 'false'
      this.current = { name: attributes['style:name'] ?? '', code: '', maps: [], elapsed }
    } else if (name === 'style') this.openStyle(attributes)
    else if (name === 'table-properties' && this.style?.family === 'table' && attributes['table:display'] === 'false') {
      this.hiddenTables.add(this.style.name)
    } else if (name === 'text-properties' && this.style) {
      const line = attributes['style:text-line-through-style'] ?? attributes['style:text-line-through-type']
      if (line !== undefined) this.struck.set(`${this.style.family} ${this.style.name}`, line !== 'none')
    } else if (this.current) this.addPiece(name, attributes, this.current)
  }

  close(name: string): void {
    if (name === 'text' || name === 'currency-symbol') this.literal = false
    if (name === 'style') this.style = null
    if (this.current && DATA_STYLES.has(name)) {
      this.codes.set(this.current.name, this.current)
      this.current = null
    }
  }

  text(text: string): void {
    if (this.literal && this.current) this.current.code += quote(text)
  }

  isHiddenTable(style: string | undefined): boolean {
    return style !== undefined && this.hiddenTables.has(style)
  }

  /** The format code of a cell style, or null. */
  codeOf(style: string | undefined): string | null {
    let name = style
    for (let step = 0; name !== undefined && step < 20; step += 1) {
      const known = this.ofCellStyle.get(name)
      if (!known) return null
      if (known.dataStyle !== null) return this.compose(known.dataStyle)
      name = known.parent ?? undefined
    }
    return null
  }

  /** Whether a cell style strikes its text through, on its own or by one that it is made from (1.3 part 3 §20.384). */
  isStruck(style: string | undefined): boolean {
    let name = style
    for (let step = 0; name !== undefined && step < 20; step += 1) {
      const own = this.struck.get(`table-cell ${name}`)
      if (own !== undefined) return own
      name = this.ofCellStyle.get(name)?.parent ?? undefined
    }
    return false
  }

  /** Whether a style of a part of a cell's text strikes it through. */
  isStruckText(style: string | undefined): boolean {
    return this.struck.get(`text ${style}`) === true
  }

  private compose(name: string): string | null {
    const style = this.codes.get(name)
    if (!style) return null
    const mapped = style.maps.flatMap(({ condition, name: target }) => {
      const section = this.codes.get(target)?.code
      return section === undefined || condition === '' ? [] : [`[${condition}]${section}`]
    })
    return normaliseFormat([...mapped.slice(0, 2), style.code].join(';'))
  }

  private openStyle(attributes: Attributes): void {
    const name = attributes['style:name'] ?? ''
    const family = attributes['style:family'] ?? ''
    this.style = { name, family }
    if (family !== 'table-cell') return
    this.ofCellStyle.set(name, {
      dataStyle: attributes['style:data-style-name'] ?? null,
      parent: attributes['style:parent-style-name'] ?? null,
    })
  }

  private addPiece(
    name: string,
    attributes: Attributes,
    current: { code: string; maps: { condition: string; name: string }[]; elapsed: boolean },
  ): void {
    if (name === 'map') {
      const condition =
        /^value\(\)\s*([<>=!]+-?[\d.]+)$/.exec(attributes['style:condition'] ?? '')?.[1]?.replace('!=', '<>') ?? ''
      current.maps.push({ condition, name: attributes['style:apply-style-name'] ?? '' })
    } else if (name === 'text' || name === 'currency-symbol') this.literal = true
    else if (name === 'number') current.code += numberCode(attributes)
    else if (name === 'scientific-number') {
      const digits = '0'.repeat(Math.min(9, Number(attributes['number:min-exponent-digits'] ?? 2)))
      current.code += `${numberCode(attributes)}E+${digits}`
    } else if (name === 'fraction') {
      const places = '?'.repeat(Math.min(5, Number(attributes['number:min-denominator-digits'] ?? 1)))
      current.code += `# ${places}/${attributes['number:denominator-value'] ?? places}`
    } else if (name === 'text-content') current.code += '@'
    else current.code += dateCode(name, attributes, current)
  }
}

const DATA_STYLES = new Set([
  'number-style',
  'percentage-style',
  'currency-style',
  'date-style',
  'time-style',
  'boolean-style',
  'text-style',
])

function numberCode(attributes: Attributes): string {
  const count = (key: string) => Math.min(20, Math.max(0, Number(attributes[key]) || 0))
  const places = attributes['number:decimal-places']
  const whole = '0'.repeat(count('number:min-integer-digits'))
  if (places === undefined && whole.length <= 1) return 'General'
  const grouped = attributes['number:grouping'] === 'true'
  const integer = grouped ? `#,##${whole === '' ? '#' : whole}` : whole === '' ? '#' : whole
  const most = count('number:decimal-places')
  const least = attributes['number:min-decimal-places'] === undefined ? most : count('number:min-decimal-places')
  const fraction = most > 0 ? `.${'0'.repeat(Math.min(least, most))}${'#'.repeat(Math.max(0, most - least))}` : ''
  const thousands = ','.repeat(
    Math.min(4, Math.max(0, Math.round(Math.log10(Number(attributes['number:display-factor'] ?? 1)) / 3))),
  )
  return integer + fraction + thousands
}

function dateCode(name: string, attributes: Attributes, current: { elapsed: boolean; code: string }): string {
  const long = attributes['number:style'] === 'long'
  switch (name) {
    case 'year':
      return long ? 'yyyy' : 'yy'
    case 'month':
      return attributes['number:textual'] === 'true' ? (long ? 'mmmm' : 'mmm') : long ? 'mm' : 'm'
    case 'day':
      return long ? 'dd' : 'd'
    case 'day-of-week':
      return long ? 'dddd' : 'ddd'
    case 'hours': {
      const hours = long ? 'hh' : 'h'
      return current.elapsed && current.code === '' ? `[${hours}]` : hours
    }
    case 'minutes':
      return long ? 'mm' : 'm'
    case 'seconds': {
      const places = Math.min(3, Number(attributes['number:decimal-places'] ?? 0) || 0)
      return (long ? 'ss' : 's') + (places > 0 ? `.${'0'.repeat(places)}` : '')
    }
    case 'am-pm':
      return 'AM/PM'
    default:
      return ''
  }
}

/** A percent sign has to act, all else is as it is. */
function quote(text: string): string {
  return text
    .split('%')
    .map((piece) => (piece === '' ? '' : `"${piece.replaceAll('"', '')}"`))
    .join('%')
}
