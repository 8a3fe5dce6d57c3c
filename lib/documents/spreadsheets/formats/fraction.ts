import type { Token } from './code'

/** `# ?/?`, `# ??/??`, `# ?/8`: the nearest fraction with as many digits below the line as the code has places, or with the denominator it names. */
export function renderFraction(value: number, tokens: readonly Token[], plain: (token: Token) => string): string {
  const slash = tokens.findIndex((token) => token.type === 'slash')
  let numeratorStart = slash
  while (numeratorStart > 0 && isPlace(tokens[numeratorStart - 1])) numeratorStart -= 1
  let end = slash + 1
  while (end < tokens.length && (isPlace(tokens[end]) || isFigure(tokens[end]))) end += 1

  const below = tokens.slice(slash + 1, end)
  const named = below
    .map((token) => (token.type === 'literal' ? token.text : token.type === 'digit' && token.char === '0' ? '0' : ''))
    .join('')
  const before = tokens.slice(0, numeratorStart)
  const mixed = before.some((token) => token.type === 'digit')

  const whole = mixed ? Math.floor(value) : 0
  const fixed = /^[1-9]\d*$/.test(named) ? Number(named) : 0
  const [top, bottom] =
    fixed > 0
      ? [Math.round((value - whole) * fixed), fixed]
      : nearest(value - whole, 10 ** Math.min(below.length, 7) - 1)
  const carried = mixed && top === bottom ? whole + 1 : whole
  const numerator = mixed && top === bottom ? 0 : top

  let wholeShown = false
  const lead = before.map((token) => {
    if (token.type !== 'digit') return plain(token)
    if (wholeShown) return ''
    wholeShown = true
    return carried > 0 || token.char === '0' || numerator === 0 ? String(carried) : ''
  })
  const tail = tokens.slice(end).map(plain)
  // Excel leaves the fraction's place blank where nothing remains next to a whole number.
  const fraction = mixed && numerator === 0 ? '' : `${numerator}/${bottom}`
  return [...lead, fraction, ...tail].join('')

  function isPlace(token: Token | undefined): boolean {
    return token?.type === 'digit'
  }
  function isFigure(token: Token | undefined): boolean {
    return token?.type === 'literal' && /^\d$/.test(token.text)
  }
}

/** The fraction nearest to `value` with a denominator up to `limit`, by continued fractions. */
function nearest(value: number, limit: number): [number, number] {
  let [top0, bottom0, top1, bottom1] = [0, 1, 1, 0]
  let rest = value
  for (let step = 0; step < 40; step += 1) {
    const part = Math.floor(rest)
    const top = part * top1 + top0
    const bottom = part * bottom1 + bottom0
    if (bottom > limit) {
      const most = Math.floor((limit - bottom0) / bottom1)
      const semi: [number, number] = [most * top1 + top0, most * bottom1 + bottom0]
      const semiIsNearer = Math.abs(semi[0] / semi[1] - value) < Math.abs(top1 / bottom1 - value)
      return semiIsNearer ? semi : [top1, bottom1]
    }
    ;[top0, bottom0, top1, bottom1] = [top1, bottom1, top, bottom]
    if (Math.abs(rest - part) < 1e-10 || Math.abs(top / bottom - value) < 1e-12) break
    rest = 1 / (rest - part)
  }
  return [top1, bottom1]
}
