import { attributeSpan, type Edit } from '../render/markup'
import { within, type XmlElement } from './tree'

/** A definition that VML shapes refer to by its id. */
export interface Shapetype {
  /** What is the same for definitions of which one is enough. */
  readonly key: string
  readonly xml: string
}

export interface FoundShapetypes {
  readonly shapetypes: readonly Shapetype[]
  /** What puts a mark in the place of each. */
  readonly edits: readonly Edit[]
}

const MARK = /<\?merge-shapetype (\d+)\?>/g

/** The definitions in a body. Each is written where it is first met, as Word does, and no other shape may have its id. */
export function findShapetypes(xml: string, body: XmlElement): FoundShapetypes {
  const shapetypes: Shapetype[] = []
  const edits: Edit[] = []
  for (const element of within(body)) {
    if (element.name !== 'v:shapetype') continue
    const { start, end, tag } = element
    // What is in a fallback only is not there for a program that needs none.
    const key = `${isFallback(element) ? 'fallback ' : ''}${attributeSpan(tag, 'id')?.value ?? ''}`
    edits.push({ start, end, text: `<?merge-shapetype ${shapetypes.length}?>` })
    shapetypes.push({ key, xml: xml.slice(start, end) })
  }
  return { shapetypes, edits }
}

function isFallback({ parent }: XmlElement): boolean {
  for (let at = parent; at !== null; at = at.parent) if (at.name === 'mc:Fallback') return true
  return false
}

/** A rendered text with the definitions that are not `written` yet, which they then are. */
export function withShapetypes(text: string, shapetypes: readonly Shapetype[], written: Set<string>): string {
  if (shapetypes.length === 0) return text
  return text.replace(MARK, (_, index: string) => {
    const found = shapetypes[Number(index)]
    if (found === undefined || written.has(found.key)) return ''
    written.add(found.key)
    return found.xml
  })
}
