import { mayBeExpression, parseTag, type Comparison, type ComparisonOperator, type TagContent } from './tags'

/** An instruction of docxtpl and Jinja that means something here. */
export type Instruction =
  | { readonly kind: 'if'; readonly condition: TagContent | null }
  | { readonly kind: 'elif'; readonly condition: TagContent | null }
  | { readonly kind: 'for'; readonly variable: string; readonly rows: string | null }
  | { readonly kind: 'else' }
  | { readonly kind: 'endif' | 'endfor' }

const WORD = /^[-+]?\s*(?:(p|tr|tc|r)\s+)?([a-z]+)\s*([\s\S]*?)\s*[-+]?$/
const NAME = '[\\p{L}_][\\p{L}\\p{N}_.]*'
const CONDITION = new RegExp(`^(not\\s+)?(${NAME})(?:\\s*(==|!=|<=|>=|<|>)\\s*(.+))?$`, 'u')
const FOR = new RegExp(`^([\\p{L}_][\\p{L}\\p{N}_]*)\\s+in\\s+(${NAME})$`, 'u')
/** A variable before a point, where a name begins. */
const VARIABLE = /(?<![\p{L}\p{N}_."])([\p{L}_][\p{L}\p{N}_]*)\.(?=\p{L})/gu
const NUMBER = /^-?\d+(?:\.\d+)?$/
const QUOTED = /^(["'“”„«‘’])(.*)(["'“”»‘’])$/u
const QUOTED_TEXT = /"[^"]*"|'[^']*'/g
const JINJA_ONLY = /\w\s*(?<!\b(?:and|or|not)\s*)\(|[[\]{}|~%]|\b(?:in|is|if|else|True|False|None)\b/
const CONSTANTS: ReadonlySet<string> = new Set(['True', 'False', 'None', 'true', 'false', 'none'])

/** What Jinja knows of a loop's turn. */
const LOOP_VALUES: ReadonlyMap<string, string> = new Map([
  ['loop.first', '#row.number = 1'],
  ['loop.last', '#row.number = rows | count'],
  ['loop.length', 'rows | count'],
  ['loop.index0', '(row.number - 1)'],
  ['loop.revindex', '(rows | count - row.number + 1)'],
  ['loop.revindex0', '(rows | count - row.number)'],
])
/** Whatever else it knows has no meaning here. */
const LOOP_ONLY = /(?<![\p{L}\p{N}_.])loop\.(?!(?:first|last|length|index)(?![\p{L}\p{N}_.]))/u
/** The same within a longer condition. */
const LOOP_PART = /(?<![\p{L}\p{N}_.])loop\./u

function parseCondition(text: string): TagContent | null {
  if (LOOP_ONLY.test(text)) return null
  return simpleCondition(text) ?? composedCondition(text)
}

/** Of several parts, or with arithmetic in it: what only Jinja has (calls, lists, tests, filters) is none of ours. */
function composedCondition(text: string): TagContent | null {
  if (!mayBeExpression(text) || LOOP_PART.test(text) || JINJA_ONLY.test(text.replace(QUOTED_TEXT, '""'))) return null
  const parsed = parseTag(`#${text}`)
  return parsed && { ...parsed, repeats: false }
}

function simpleCondition(text: string): TagContent | null {
  const match = CONDITION.exec(text)
  const [, not, name = '', sign, right = ''] = match ?? []
  if (match === null || CONSTANTS.has(name)) return null
  let comparison: Comparison | null = null
  if (sign !== undefined) {
    const quoted = QUOTED.exec(right.trim())
    // What is neither a number nor a text in quotation marks is another variable, or more of an expression.
    if (quoted === null ? !NUMBER.test(right.trim()) : /["']/.test(quoted[2] ?? '')) return null
    const operator = (sign === '==' ? '=' : sign) as ComparisonOperator
    comparison = { operator, operand: quoted?.[2] ?? right.trim(), quoted: quoted !== null }
  }
  const whole = comparison === null ? name : text.replace(/^not\s+/, '')
  return { kind: not === undefined ? 'section' : 'inverted', name, formats: [], whole, comparison, repeats: false }
}

/** The instruction between `{%` and `%}`; null for one that has no meaning here. */
export function parseInstruction(content: string): Instruction | null {
  const [, where, word, rest = ''] = WORD.exec(content.trim()) ?? []
  if (word === 'if' || word === 'elif') return { kind: word, condition: parseCondition(rest) }
  if (word === 'for') {
    const [, variable = '', rows = null] = FOR.exec(rest) ?? []
    // A loop over cells makes columns, which is another thing than rows.
    return { kind: 'for', variable, rows: where === 'tc' ? null : rows }
  }
  if (word === 'endif' || word === 'endfor' || word === 'else') return rest === '' ? { kind: word } : null
  return null
}

interface Frame {
  readonly kind: 'if' | 'for'
  /** False for one that was not understood: then neither is what belongs to it. */
  readonly known: boolean
  readonly variable: string
  /** How many sections its end closes. */
  closes: number
  /** The condition that an `else` turns round. */
  last: TagContent | null
}

const END: TagContent = { kind: 'end', name: '', formats: [], whole: '', comparison: null, repeats: null }

function turned(condition: TagContent): TagContent {
  return { ...condition, kind: condition.kind === 'section' ? 'inverted' : 'section' }
}

/**
 * Turns the instructions of a part, in document order, into the sections that mean the same: `{% else %}` ends one and opens its
 * opposite; within `{% for row in rows %}` the tag `{{ row.name }}` is `name`, and `{{ loop.index }}` the turn's number.
 */
export class Instructions {
  readonly #frames: Frame[] = []
  /** The variables of the loops that are open, each as often as it is. */
  readonly #variables = new Map<string, number>()

  /** The ends of sections that an instruction is; null for one that can't be carried out. */
  read(content: string): TagContent[] | null {
    const instruction = parseInstruction(content)
    if (instruction === null) return null
    const frame = this.#frames.at(-1)
    switch (instruction.kind) {
      case 'if': {
        const condition = instruction.condition === null ? null : this.inLoop(instruction.condition)
        const known = condition !== null
        this.#frames.push({ kind: 'if', known, variable: '', closes: 1, last: condition })
        return condition === null ? null : [condition]
      }
      case 'for': {
        const { rows, variable } = instruction
        this.#frames.push({ kind: 'for', known: rows !== null, variable, closes: 1, last: null })
        if (rows === null) return null
        const base = { kind: 'section', name: rows, formats: [], whole: rows, comparison: null, repeats: true } as const
        const section = this.inLoop(base)
        this.#count(variable, 1)
        return [section]
      }
      case 'endif':
      case 'endfor':
        if (frame === undefined) return [END]
        if (`end${frame.kind}` !== instruction.kind) return null
        this.#frames.pop()
        if (frame.kind === 'for' && frame.known) this.#count(frame.variable, -1)
        return frame.known ? Array.from({ length: frame.closes }, () => END) : null
      case 'else':
      case 'elif': {
        if (frame?.kind !== 'if' || !frame.known || frame.last === null) return null
        const opened = [END, turned(frame.last)]
        if (instruction.kind === 'else') {
          frame.last = null
          return opened
        }
        if (instruction.condition === null) return null
        frame.last = this.inLoop(instruction.condition)
        frame.closes++
        return [...opened, frame.last]
      }
    }
  }

  /** A tag as it is meant within the loops that are around it: of their variables only what follows the point is a name. */
  inLoop(content: TagContent): TagContent {
    if (this.#variables.size === 0) return content
    if (content.name === 'loop.index') return { ...content, name: 'row.number', whole: 'row.number' }
    const ofLoop = content.comparison === null ? parseTag(LOOP_VALUES.get(content.name) ?? '') : null
    if (ofLoop !== null) return { ...ofLoop, kind: content.kind, formats: [...ofLoop.formats, ...content.formats] }
    if (this.#variables.has(content.name)) return { ...content, name: '.', whole: '.' }
    const without = (text: string) =>
      text.replace(VARIABLE, (whole, variable: string) => (this.#variables.has(variable) ? '' : whole))
    const { comparison, expression = null } = content
    return {
      ...content,
      name: without(content.name),
      whole: without(content.whole),
      comparison: comparison?.quoted === false ? { ...comparison, operand: without(comparison.operand) } : comparison,
      expression: expression === null ? null : without(expression),
    }
  }

  #count(variable: string, by: number): void {
    const count = (this.#variables.get(variable) ?? 0) + by
    if (count > 0) this.#variables.set(variable, count)
    else this.#variables.delete(variable)
  }
}
