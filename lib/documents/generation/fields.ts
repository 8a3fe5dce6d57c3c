/**
 * The fields that fetch something from outside when a document is opened or updated, or start a program
 * (ECMA-376 §17.16.5; IMPORT and INCLUDE are older names of INCLUDEPICTURE and INCLUDETEXT).
 */
const ACTIVE: ReadonlySet<string> = new Set([
  'DDE',
  'DDEAUTO',
  'INCLUDETEXT',
  'INCLUDE',
  'INCLUDEPICTURE',
  'IMPORT',
  'LINK',
  'RD',
  'DATABASE',
])

export interface ActiveField {
  readonly name: string
  /** The index of the `w:p` that it begins in, from 0. */
  readonly paragraph: number
}

interface OpenField {
  instruction: string
  inResult: boolean
  /** Its name is what another field gives: it could be any. */
  computed: boolean
  readonly paragraph: number
}

// Any prefix: what counts is what a reader would make of it.
const MARKUP =
  /<(?:[\w.-]+:)?(p|fldChar|fldSimple|(?:del)?[iI]nstrText)((?:\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)>(?:([^<]*)(?=<\/(?:[\w.-]+:)?(?:del)?[iI]nstrText))?/g

function attribute(attributes: string, name: string): string {
  const match = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return match?.[1] ?? match?.[2] ?? ''
}

function judge(instruction: string, computed: boolean, paragraph: number): ActiveField[] {
  if (computed) return [{ name: '{ }', paragraph }]
  const plain = instruction.replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) => {
    const point = parseInt(code, hex === '' ? 10 : 16)
    return point < 0x10ffff ? String.fromCodePoint(point) : ''
  })
  const name = /^[^\p{L}]*(\p{L}+)/u.exec(plain)?.[1]?.toUpperCase() ?? ''
  return ACTIVE.has(name) ? [{ name, paragraph }] : []
}

/** The active fields of a part: simple ones, and complex ones however they are split over runs or nested. */
export function findActiveFields(xml: string): ActiveField[] {
  if (!/fldChar|fldSimple/.test(xml)) return []
  const found: ActiveField[] = []
  const open: OpenField[] = []
  let paragraph = -1
  for (const [, element = '', attributes = '', text = ''] of xml.matchAll(MARKUP)) {
    const field = open.at(-1)
    if (element === 'p') paragraph++
    else if (element === 'fldSimple') found.push(...judge(attribute(attributes, 'instr'), false, paragraph))
    else if (element !== 'fldChar') {
      if (field !== undefined && !field.inResult) field.instruction += text
    } else {
      const type = attribute(attributes, 'fldCharType')
      if (type === 'begin') {
        if (field !== undefined && !field.inResult && field.instruction.trim() === '') field.computed = true
        open.push({ instruction: '', inResult: false, computed: false, paragraph })
      } else if (type === 'separate' && field !== undefined) field.inResult = true
      else if (type === 'end' && field !== undefined) {
        open.pop()
        found.push(...judge(field.instruction, field.computed, field.paragraph))
      }
    }
  }
  return [...found, ...open.flatMap((field) => judge(field.instruction, field.computed, field.paragraph))]
}
