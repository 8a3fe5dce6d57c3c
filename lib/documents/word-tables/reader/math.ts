const RAISED: ReadonlyMap<string, string> = new Map(
  [...'0123456789+-−‑–n'].map((c, i) => [c, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁻ⁿ'][i] ?? c]),
)
const LOWERED: ReadonlyMap<string, string> = new Map(
  [...'0123456789+-−‑–'].map((c, i) => [c, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₋₋'][i] ?? c]),
)

/** Values that turn a property of an equation off (ECMA-376 §22.9.2.7). */
const OFF: ReadonlySet<string> = new Set(['0', 'off', 'false'])

/** A structure of an equation that is open, with the texts of its parts by their elements' names. */
interface OpenStructure {
  readonly name: string
  readonly parts: Map<string, string[]>
  readonly signs: Map<string, string>
}

/** Elements whose text is a part of the structure around them (ECMA-376 §22.1.2). */
export const MATH_PARTS: ReadonlySet<string> = new Set([
  'm:num',
  'm:den',
  'm:e',
  'm:sup',
  'm:sub',
  'm:deg',
  'm:fName',
  'm:lim',
])

export const MATH_STRUCTURES: ReadonlySet<string> = new Set([
  'm:f',
  'm:sSup',
  'm:sSub',
  'm:sSubSup',
  'm:sPre',
  'm:rad',
  'm:d',
  'm:nary',
  'm:func',
  'm:limLow',
  'm:limUpp',
  'm:acc',
  'm:bar',
  'm:m',
  'm:mr',
  'm:eqArr',
  'm:groupChr',
  'm:box',
  'm:borderBox',
  'm:phant',
])

/** A part of a fraction: in brackets where it is more than a number or a letter. */
export function withinFraction(text: string): string {
  return [...text].length > 1 && !/^[\d.,]+$/.test(text) && !/^\(.*\)$/.test(text) ? `(${text})` : text
}

function signs(text: string, table: ReadonlyMap<string, string>, mark: string): string {
  if (text === '') return ''
  const characters = [...text]
  if (characters.every((character) => table.has(character))) {
    return characters.map((character) => table.get(character) ?? '').join('')
  }
  return mark + withinFraction(text)
}

/** With raised signs, `^…` where some have none. */
export function raised(text: string): string {
  return signs(text, RAISED, '^')
}

/** With lowered signs, `_…` where some have none. */
export function lowered(text: string): string {
  return signs(text, LOWERED, '_')
}

/** Writes an equation in one line: x², (a+b)/c, √(x). */
export class MathText {
  readonly #open: OpenStructure[] = []
  readonly #texts: string[] = []

  /** Whether an equation is open. */
  get isOpen(): boolean {
    return this.#texts.length > 0
  }

  begin(): void {
    this.#texts.push('')
  }

  end(): string {
    return this.#texts.pop() ?? ''
  }

  add(text: string): void {
    const last = this.#texts.length - 1
    if (last >= 0) this.#texts[last] += text
  }

  openStructure(name: string): void {
    this.#open.push({ name, parts: new Map(), signs: new Map() })
  }

  sign(name: string, value: string): void {
    this.#open.at(-1)?.signs.set(name, value)
  }

  openPart(): void {
    this.#texts.push('')
  }

  closePart(name: string): void {
    const text = this.#texts.pop() ?? ''
    const structure = this.#open.at(-1)
    if (structure === undefined) this.add(text)
    else structure.parts.set(name, [...(structure.parts.get(name) ?? []), text])
  }

  closeStructure(): void {
    const structure = this.#open.pop()
    if (structure === undefined) return
    // A matrix is within its rows' structure: what is written now is a part of the one around it.
    const text = linear(structure)
    if (structure.name === 'm:f' && this.#joinsDigits(text)) this.add(' ')
    if (structure.name === 'm:mr')
      this.#open.at(-1)?.parts.set('m:e', [...(this.#open.at(-1)?.parts.get('m:e') ?? []), text])
    else this.add(text)
  }

  /** Two and a half is «2 1/2», not 21/2. */
  #joinsDigits(fraction: string): boolean {
    return /\d$/.test(this.#texts.at(-1) ?? '') && /^\d/.test(fraction)
  }
}

function linear({ name, parts, signs: given }: OpenStructure): string {
  const all = (part: string) => parts.get(part) ?? []
  const part = (key: string) => all(key).join('')
  const [base, sup, sub] = [part('m:e'), part('m:sup'), part('m:sub')]
  switch (name) {
    case 'm:f': {
      const line = given.get('m:type') === 'noBar' ? '¦' : '/'
      return withinFraction(part('m:num')) + line + withinFraction(part('m:den'))
    }
    case 'm:sSup':
      return base + raised(sup)
    case 'm:sSub':
      return base + lowered(sub)
    case 'm:sSubSup':
      return base + lowered(sub) + raised(sup)
    case 'm:sPre':
      return lowered(sub) + raised(sup) + base
    case 'm:rad': {
      const degree = part('m:deg')
      return `${degree === '' ? '' : raised(degree)}√${withinFraction(base)}`
    }
    case 'm:d': {
      const separator = given.get('m:sepChr') ?? '|'
      return (given.get('m:begChr') ?? '(') + all('m:e').join(separator) + (given.get('m:endChr') ?? ')')
    }
    case 'm:nary':
      return (given.get('m:chr') ?? '∫') + lowered(sub) + raised(sup) + base
    case 'm:func':
      return `${part('m:fName')} ${base}`
    case 'm:limLow':
    case 'm:limUpp':
      return `${base}${name === 'm:limLow' ? '_' : '^'}${withinFraction(part('m:lim'))}`
    case 'm:acc':
      return base + (given.get('m:chr') ?? '\u0302')
    case 'm:bar':
      return given.get('m:pos') === 'top' ? [...base].map((character) => `${character}\u0305`).join('') : base
    case 'm:phant':
      return OFF.has(given.get('m:show') ?? '') ? '' : base
    case 'm:mr':
      return all('m:e').join(' ')
    case 'm:m':
      return `[${all('m:e').join('; ')}]`
    case 'm:eqArr':
      return all('m:e').join('\n')
    default:
      return base
  }
}
