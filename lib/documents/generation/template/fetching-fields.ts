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

/**
 * What a part is made of. Any prefix: what counts is what a reader would make of it, who also sees nothing in comments and
 * instructions, and text in CDATA (XML 1.0 §2.5-2.7).
 */
const TOKEN =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([\w.-]+:)?([\w.-]+)((?:[^"'>]|"[^"]*"|'[^']*')*)>|([^<]+)/g

/** An instruction, or plain text where one is expected: a reader may take it for one. */
const INSTRUCTION = /^(?:(?:del)?[iI]nstrText|t|delText)$/

const ATTRIBUTE = /([\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * The values of an element's attributes of this name: of the one with the element's own prefix, which is surely in its namespace,
 * or of all of them.
 */
function valuesOf(attributes: string, prefix: string, name: string): string[] {
  const named = [...attributes.matchAll(ATTRIBUTE)].filter(([, , local]) => local === name)
  const own = named.find(([, itsPrefix]) => prefix !== '' && itsPrefix === prefix)
  return (own === undefined ? named : [own]).map(([, , , double, single]) => double ?? single ?? '')
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

/** The active fields of a part: simple ones, and complex ones however they are split over runs, nested or written. */
export function findActiveFields(xml: string): ActiveField[] {
  if (!/fldChar|fldSimple/.test(xml)) return []
  const found: ActiveField[] = []
  const open: OpenField[] = []
  let paragraph = -1
  let inInstruction = false
  for (const [, data, closing, prefix = '', element = '', attributes = '', text = data] of xml.matchAll(TOKEN)) {
    const field = open.at(-1)
    if (text !== undefined) {
      if (inInstruction && field !== undefined && !field.inResult) field.instruction += text
    } else if (INSTRUCTION.test(element)) inInstruction = closing === '' && !attributes.endsWith('/')
    else if (closing === '/') continue
    else if (element === 'p') paragraph++
    else if (element === 'fldSimple') {
      for (const instruction of valuesOf(attributes, prefix, 'instr'))
        found.push(...judge(instruction, false, paragraph))
    } else if (element === 'fldChar') {
      const [type, another] = valuesOf(attributes, prefix, 'fldCharType')
      // Which of them a reader would take can't be known.
      if (another !== undefined) found.push(...judge('', true, paragraph))
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
