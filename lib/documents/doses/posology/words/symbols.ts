import type { Token } from '../text/tokens'

const ids = new Map<string, number>()

/** Returns the number of a sense or category, always the same for a name. */
export function symbolOf(name: string): number {
  const known = ids.get(name)
  if (known !== undefined) return known
  const id = ids.size
  ids.set(name, id)
  return id
}

/** Returns how many symbols there are. */
export function symbolCount(): number {
  return ids.size
}

const NUM = symbolOf('NUM')
const CLOCKTIME = symbolOf('CLOCKTIME')
const DATE = symbolOf('DATE')
const MEDICINE = symbolOf('MEDICINE')
const WORD = symbolOf('WORD')
const OTHER = symbolOf('ENDOFLINE')
const SIGNS = ['/', '^', '-', ',', ':', ';', '(', ')', '+', '=', '*', '<', '>', '.', '~', '"', '%']
const SIGN_SYMBOLS: ReadonlyMap<string, number> = new Map(SIGNS.map((sign) => [sign, symbolOf(`'${sign}'`)]))

/** Returns the symbol of a token's kind. Names of medicines don't count as words in rules. */
export function symbolOfToken({ kind, key }: Pick<Token, 'kind' | 'key'>, isName: boolean): number {
  if (isName) return MEDICINE
  if (kind === 'number') return NUM
  if (kind === 'word') return WORD
  if (kind === 'clock') return CLOCKTIME
  return kind === 'date' ? DATE : (SIGN_SYMBOLS.get(key) ?? OTHER)
}
