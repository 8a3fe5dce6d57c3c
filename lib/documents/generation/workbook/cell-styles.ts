import { escapeAttribute } from '../../ooxml/xml'
import { parseFormatCode } from '../../spreadsheets/formats/code'
import { attributeSpan, tagsOf } from '../render/markup'
import { attributesOf } from './sheet-xml'

/** What a cell's style says of its value: nothing, a number, a date, a time without a date, or that all of it is text. */
export type FormatKind = 'general' | 'number' | 'date' | 'time' | 'text'

/** What kind of value a number format shows. */
export function kindOfFormat(code: string | null): FormatKind {
  if (code === null) return 'general'
  if (code === '@') return 'text'
  const [first] = parseFormatCode(code).numbers
  if (first?.kind !== 'date' && first?.kind !== 'elapsed') return 'number'
  const letters = first.tokens.map((token) => (token.type === 'date' ? token.letter : '')).join('')
  const isTime = first.kind === 'elapsed' || first.system === 'longTime' || /[hs]/.test(letters)
  return isTime && !/[yd]/.test(letters) ? 'time' : 'date'
}

const FIRST_OWN_FORMAT = 164
const SHORT_DATES: ReadonlyMap<string, number> = new Map([
  ['mm-dd-yy', 14],
  ['m/d/yy h:mm', 22],
])

/** The styles of a template, as their part has them. */
export class TemplateStyles {
  readonly #xfs: readonly string[]
  readonly #codes: ReadonlyMap<string, number>
  readonly #nextFormat: number
  readonly #kinds: readonly FormatKind[]

  /** `formats` are the number formats of the cell styles, in their order. */
  constructor(
    private readonly xml: string,
    formats: readonly (string | null)[],
  ) {
    const xfs: string[] = []
    const codes = new Map<string, number>()
    let highest = FIRST_OWN_FORMAT - 1
    let isInside = false
    let start: number | null = null
    for (const tag of tagsOf(xml)) {
      const name = tag.name.slice(tag.name.indexOf(':') + 1)
      if (name === 'cellXfs') isInside = !tag.closing
      else if (name === 'numFmt' && !tag.closing) {
        const { numFmtId = '0', formatCode = '' } = attributesOf(tag)
        codes.set(formatCode, Number(numFmtId))
        highest = Math.max(highest, Number(numFmtId))
      } else if (name === 'xf' && isInside) {
        if (!tag.closing) start = tag.start
        if (start !== null && (tag.closing || tag.empty)) xfs.push(xml.slice(start, tag.end))
      }
    }
    this.#xfs = xfs
    this.#codes = codes
    this.#nextFormat = highest + 1
    this.#kinds = formats.map(kindOfFormat)
  }

  kind(style: number): FormatKind {
    return this.#kinds[style] ?? 'general'
  }

  /** The styles of one document: those of the template, and what its values need besides them. */
  forDocument(): DocumentStyles {
    return new DocumentStyles(this.xml, this.#xfs, this.#codes, this.#nextFormat)
  }
}

/** The styles that one document adds to its template's, each once. */
export class DocumentStyles {
  readonly #added = new Map<string, number>()
  readonly #xfsAdded: string[] = []
  readonly #formatsAdded = new Map<string, number>()

  constructor(
    private readonly xml: string,
    private readonly xfs: readonly string[],
    private readonly codes: ReadonlyMap<string, number>,
    private readonly nextFormat: number,
  ) {}

  /** The style that looks like another with its own number format; the same one where the template has no styles at all. */
  with(style: number, code: string): number {
    const key = `${style} ${code}`
    const known = this.#added.get(key)
    if (known !== undefined) return known
    const xf = this.xfs[style]
    if (xf === undefined) return style
    const format = this.#format(code)
    const index = this.xfs.length + this.#xfsAdded.length
    this.#xfsAdded.push(withFormat(xf, format))
    this.#added.set(key, index)
    return index
  }

  /** The styles part with what was added; null where nothing was. */
  written(): string | null {
    if (this.#xfsAdded.length === 0) return null
    const xml = withChildren(this.xml, 'cellXfs', this.#xfsAdded.join(''), this.#xfsAdded.length)
    if (this.#formatsAdded.size === 0) return xml
    const prefix = /<((?:[\w.-]+:)?)cellXfs[\s>]/.exec(xml)?.[1] ?? ''
    const formats = [...this.#formatsAdded].map(
      ([code, id]) => `<${prefix}numFmt numFmtId="${id}" formatCode="${escapeAttribute(code)}"/>`,
    )
    if (/<(?:[\w.-]+:)?numFmts[\s>]/.test(xml)) return withChildren(xml, 'numFmts', formats.join(''), formats.length)
    const all = `<${prefix}numFmts count="${formats.length}">${formats.join('')}</${prefix}numFmts>`
    return xml.replace(/<(?:[\w.-]+:)?styleSheet(?:\s[^>]*)?>/, (root) => root + all)
  }

  #format(code: string): number {
    const known = SHORT_DATES.get(code) ?? this.codes.get(code) ?? this.#formatsAdded.get(code)
    if (known !== undefined) return known
    const id = this.nextFormat + this.#formatsAdded.size
    this.#formatsAdded.set(code, id)
    return id
  }
}

function withFormat(xf: string, format: number): string {
  return xf.replace(/^<(?:[\w.-]+:)?xf(?:\s[^>]*?)?(?=\/?>)/, (tag) => {
    const without = tag.replace(/\s(?:numFmtId|applyNumberFormat)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
    return `${without} numFmtId="${format}" applyNumberFormat="1"`
  })
}

/** A list of a part with elements added at its end, and counted. */
function withChildren(xml: string, list: string, children: string, count: number): string {
  for (const tag of tagsOf(xml)) {
    if (tag.name.slice(tag.name.indexOf(':') + 1) !== list) continue
    if (!tag.closing) {
      const span = attributeSpan(tag, 'count')
      const counted =
        span === null ? xml : xml.slice(0, span.start) + (Number(span.value) + count) + xml.slice(span.end)
      const shift = counted.length - xml.length
      if (tag.empty) {
        const start = counted.slice(0, tag.end + shift).replace(/\s*\/>$/, '>')
        return `${start}${children}</${tag.name}>${counted.slice(tag.end + shift)}`
      }
      const end = counted.indexOf(`</${tag.name}`, tag.end + shift)
      return end < 0 ? xml : counted.slice(0, end) + children + counted.slice(end)
    }
  }
  return xml
}
