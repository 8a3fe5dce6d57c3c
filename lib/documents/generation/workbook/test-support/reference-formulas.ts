/** A formula language small enough to be read and evaluated by a test on its own, without the code that moves formulas. */

/** One end of a reference. */
export interface ReferenceEnd {
  readonly column: string
  readonly row: number
  readonly isFixed: boolean
}

/** A cell, or a range where `to` is given. */
export interface CellReference {
  readonly from: ReferenceEnd
  readonly to: ReferenceEnd | null
}

type Node =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'reference'; readonly reference: CellReference }
  | { readonly kind: 'sign'; readonly sign: string; readonly left: Node; readonly right: Node }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] }

const TOKEN = /\s*([A-Z]+(?=\()|\$?[A-Z]+\$?\d+|\d+(?:\.\d+)?|[-+*/(),:])/y

function tokensOf(formula: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (let at = 0; at < formula.length; at = TOKEN.lastIndex) {
    const found = TOKEN.exec(formula)
    if (found === null) throw new Error(`No formula of this language: ${formula}`)
    tokens.push(found[1] ?? '')
  }
  return tokens
}

function endOf(text: string): ReferenceEnd {
  const [, column = '', fixed = '', row = '0'] = /^\$?([A-Z]+)(\$?)(\d+)$/.exec(text) ?? []
  if (column === '') throw new Error(`No cell: ${text}`)
  return { column, row: Number(row), isFixed: fixed === '$' }
}

class Reader {
  #at = 0

  constructor(private readonly tokens: readonly string[]) {}

  whole(): Node {
    const node = this.#sum()
    if (this.#at < this.tokens.length) throw new Error(`Too much: ${this.tokens.slice(this.#at).join(' ')}`)
    return node
  }

  #sum(): Node {
    let left = this.#product()
    for (let sign = this.#next('+', '-'); sign !== null; sign = this.#next('+', '-'))
      left = { kind: 'sign', sign, left, right: this.#product() }
    return left
  }

  #product(): Node {
    let left = this.#single()
    for (let sign = this.#next('*', '/'); sign !== null; sign = this.#next('*', '/'))
      left = { kind: 'sign', sign, left, right: this.#single() }
    return left
  }

  #single(): Node {
    const token = this.tokens[this.#at++] ?? ''
    if (token === '(') {
      const inner = this.#sum()
      this.#expect(')')
      return inner
    }
    if (/^\d/.test(token)) return { kind: 'number', value: Number(token) }
    if (/^[A-Z]+$/.test(token)) {
      this.#expect('(')
      const args = [this.#sum()]
      while (this.#next(',') !== null) args.push(this.#sum())
      this.#expect(')')
      return { kind: 'call', name: token, args }
    }
    const from = endOf(token)
    const to = this.#next(':') === null ? null : endOf(this.tokens[this.#at++] ?? '')
    return { kind: 'reference', reference: { from, to } }
  }

  #next(...signs: string[]): string | null {
    const token = this.tokens[this.#at]
    if (token === undefined || !signs.includes(token)) return null
    this.#at++
    return token
  }

  #expect(sign: string): void {
    if (this.#next(sign) === null) throw new Error(`${sign} is missing`)
  }
}

const FUNCTIONS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  SUM: (values) => values.reduce((sum, value) => sum + value, 0),
  MAX: (values) => Math.max(0, ...values),
  COUNT: (values) => values.length,
}

function valuesOf(node: Node, cells: (reference: CellReference) => readonly number[]): readonly number[] {
  switch (node.kind) {
    case 'number':
      return [node.value]
    case 'reference':
      return cells(node.reference)
    case 'sign': {
      const [left, right] = [node.left, node.right].map((side) => {
        const values = valuesOf(side, cells)
        if (values.length !== 1) throw new Error(`${values.length} values where one is needed`)
        return values[0] ?? 0
      })
      const [a, b] = [left ?? 0, right ?? 0]
      return [node.sign === '+' ? a + b : node.sign === '-' ? a - b : node.sign === '*' ? a * b : a / b]
    }
    case 'call': {
      const apply = FUNCTIONS[node.name]
      if (apply === undefined) throw new Error(`No function ${node.name}`)
      return [apply(node.args.flatMap((arg) => valuesOf(arg, cells)))]
    }
  }
}

/** What a formula gives; `cells` are the numbers of a cell or of a range. */
export function evaluate(formula: string, cells: (reference: CellReference) => readonly number[]): number {
  const values = valuesOf(new Reader(tokensOf(formula)).whole(), cells)
  if (values.length !== 1) throw new Error(`${values.length} values: ${formula}`)
  return values[0] ?? 0
}

/** The addresses of a reference, row by row. */
export function addressesOf({ from, to }: CellReference): string[] {
  const end = to ?? from
  const [first, last] = [Math.min(from.row, end.row), Math.max(from.row, end.row)]
  const columns = [from.column, end.column].map((letter) => letter.charCodeAt(0)).toSorted((a, b) => a - b)
  const addresses: string[] = []
  for (let row = first; row <= last; row++)
    for (let code = columns[0] ?? 0; code <= (columns[1] ?? 0); code++)
      addresses.push(`${String.fromCharCode(code)}${row}`)
  return addresses
}

/** What each cell of a sheet shows once its formulas are calculated: numbers by address. */
export function calculated(cells: Readonly<Record<string, string | number | boolean>>): (address: string) => number {
  const known = new Map<string, number>()
  const valueAt = (address: string): number => {
    const found = known.get(address)
    if (found !== undefined) return found
    const cell = cells[address]
    if (cell === undefined) throw new Error(`Nothing in ${address}`)
    const isFormula = typeof cell === 'string' && cell.startsWith('=')
    const value = isFormula ? evaluate(cell.slice(1), (reference) => addressesOf(reference).map(valueAt)) : Number(cell)
    known.set(address, value)
    return value
  }
  return valueAt
}
