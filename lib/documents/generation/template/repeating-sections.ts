import { applyEdits, tagsOf, type Edit, type MarkupTag } from '../render/markup'

/** A content control (w:sdt) with the stretches that it is made of. */
interface Control {
  readonly start: number
  end: number
  properties: string
  contentStart: number
  contentEnd: number
  /** The controls right within its content. */
  readonly inner: Control[]
  /** The element that it is in. */
  readonly parent: string
}

/**
 * A part's XML with the repeating sections of Word (w15:repeatingSection) as sections over the rows: the content of the item that
 * holds tags is between `{#rows}` and `{/rows}`, and the controls around it go. A section without tags stays as it is.
 */
export function withRepeatingSections(xml: string): string {
  if (!xml.includes('<w15:repeatingSection')) return xml
  const edits: Edit[] = []
  for (const section of findControls(xml)) {
    if (!/<w15:repeatingSection(?=[\s/>])/.test(section.properties)) continue
    const items = section.inner.filter(({ properties }) => properties.includes('<w15:repeatingSectionItem'))
    const [filled, another] = items.filter(({ contentStart, contentEnd }) =>
      holdsTags(xml.slice(contentStart, contentEnd)),
    )
    if (filled === undefined || another !== undefined) continue
    edits.push({ start: section.start, end: section.contentStart, text: '' })
    for (const item of items) {
      const content = xml.slice(item.contentStart, item.contentEnd)
      edits.push({ start: item.start, end: item.end, text: item === filled ? repeated(content) : content })
    }
    edits.push({ start: section.contentEnd, end: section.end, text: '' })
  }
  return applyEdits(xml, edits)
}

function holdsTags(xml: string): boolean {
  const hasTitledControl = /<w:(?:alias|tag)\s[^>]*w:val="[^"]/.test(xml)
  return hasTitledControl || xml.includes('{') || /\bMERGEFIELD\b/.test(xml)
}

/** The controls of a part that are in no repeating section, each with those in it. */
function findControls(xml: string): Control[] {
  const found: Control[] = []
  const open: Control[] = []
  const path: string[] = []
  let depth = 0
  for (const tag of tagsOf(xml)) {
    if (tag.closing) path.pop()
    const control = open.at(-1)
    if (tag.name === 'w:sdt') depth += readControl(tag, open, found, path.at(-1) ?? '')
    else if (control !== undefined && path.at(-1) === 'w:sdt') readPart(xml, tag, control)
    if (!tag.closing && !tag.empty) path.push(tag.name)
  }
  return depth === 0 ? found : []
}

function readControl(
  { closing, empty, start, end }: MarkupTag,
  open: Control[],
  found: Control[],
  parent: string,
): number {
  if (empty) return 0
  if (!closing) {
    const control = { start, end, properties: '', contentStart: end, contentEnd: end, inner: [], parent }
    const around = open.at(-1)
    // Another one in an item repeats within each row: it is left as it is.
    ;(around === undefined || !around.properties.includes('<w15:repeatingSection') ? found : around.inner).push(control)
    open.push(control)
    return 1
  }
  const control = open.pop()
  if (control !== undefined) control.end = end
  return -1
}

function readPart(xml: string, { name, closing, empty, start, end }: MarkupTag, control: Control): void {
  if (name === 'w:sdtPr' && !empty) {
    if (closing) control.properties = xml.slice(control.contentStart, start)
    else control.contentStart = end
  } else if (name === 'w:sdtContent' && !empty) {
    if (closing) control.contentEnd = start
    else control.contentStart = end
  }
}

const [OPEN, CLOSE] = ['{#rows}', '{/rows}'].map((tag) => `<w:r><w:t>${tag}</w:t></w:r>`) as [string, string]

/** An item's content between the ends of a section: in the first and the last cell of rows, else in their own paragraphs. */
function repeated(content: string): string {
  if (/^\s*<w:r[\s>]/.test(content)) return OPEN + content + CLOSE
  if (!/^\s*<w:tr[\s>]/.test(content)) return `<w:p>${OPEN}</w:p>${content}<w:p>${CLOSE}</w:p>`
  const tags = [...tagsOf(content)]
  const first = tags.find(({ name, closing, empty }) => name === 'w:p' && !closing && !empty)
  const last = tags.findLast(({ name, closing }) => name === 'w:p' && closing)
  if (first === undefined || last === undefined) return content
  const properties = /^\s*<w:pPr(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/w:pPr\s*>)/.exec(content.slice(first.end))?.[0] ?? ''
  const at = first.end + properties.length
  return content.slice(0, at) + OPEN + content.slice(at, last.start) + CLOSE + content.slice(last.start)
}
