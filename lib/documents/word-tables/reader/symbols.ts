/**
 * The symbol fonts that Word documents use for letters and signs. Symbol: Adobe's Symbol encoding as Unicode maps it
 * (unicode.org/Public/MAPPINGS/VENDORS/ADOBE/symbol.txt); Wingdings: the signs that are in forms and lists.
 */
const SYMBOL_LOW = ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
const SYMBOL_HIGH =
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\u0000〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'

function encoding(...ranges: readonly (readonly [start: number, characters: string])[]): ReadonlyMap<number, string> {
  const map = new Map<number, string>()
  for (const [start, characters] of ranges) {
    for (const [index, character] of [...characters].entries())
      if (character !== '\u0000') map.set(start + index, character)
  }
  return map
}

const WINGDINGS: ReadonlyMap<number, string> = new Map([
  ...encoding([0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿']),
  [0x20, ' '],
  [0x6c, '●'],
  [0x6d, '❍'],
  [0x6e, '■'],
  [0x6f, '☐'],
  [0x71, '❑'],
  [0x72, '❒'],
  [0x75, '◆'],
  [0x76, '❖'],
  [0x77, '◆'],
  [0x78, '☒'],
  [0x9e, '·'],
  [0x9f, '•'],
  [0xa7, '▪'],
  [0xa8, '☐'],
  [0xab, '★'],
  [0xd8, '➢'],
  [0xdf, '←'],
  [0xe0, '→'],
  [0xe1, '↑'],
  [0xe2, '↓'],
  [0xe8, '➔'],
  [0xf0, '⇨'],
  [0xfb, '✗'],
  [0xfc, '✓'],
  [0xfd, '☒'],
  [0xfe, '☑'],
])

const WINGDINGS_2: ReadonlyMap<number, string> = new Map([
  [0x2a, '☐'],
  [0x4f, '✗'],
  [0x50, '✓'],
  [0x51, '☒'],
  [0x52, '☑'],
  [0x53, '☒'],
  [0x54, '☒'],
  [0x97, '●'],
  [0xa1, '■'],
  [0xa3, '☐'],
])

/** Arrowheads, which templates have as bullets. */
const WINGDINGS_3 = encoding([0x70, '▲▼△▽◀▶◁▷◣◢◤◥🞀🞂🞁'])

const FONTS: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  ['symbol', encoding([0x20, SYMBOL_LOW], [0xa0, SYMBOL_HIGH])],
  ['wingdings', WINGDINGS],
  ['wingdings 2', WINGDINGS_2],
  ['wingdings 3', WINGDINGS_3],
  ['webdings', new Map([[0x61, '✔']])],
])

/** Word writes the codes of symbol fonts in Unicode's private area (ECMA-376 §17.3.3.30). */
const PRIVATE = 0xf000
const IS_PRIVATE = /[\uf020-\uf0ff]/
const EACH_PRIVATE = /[\uf020-\uf0ff]/g

/** All other fonts are distinguished by this alone. */
const SYMBOLIC = /^\s*(?:symbol|wingdings|webdings)/i

function encodingOf(font: string | null): ReadonlyMap<number, string> | undefined {
  return font === null || !SYMBOLIC.test(font) ? undefined : FONTS.get(font.trim().toLowerCase())
}

function plainCode(code: number): number {
  return code >= PRIVATE && code <= PRIVATE + 0xff ? code - PRIVATE : code
}

export const LAST_CODE_POINT = 0x10ffff

/** What represents a code of a symbol font; the code's own character where the font or the code is not known. */
export function symbolOf(font: string | null, code: number): string {
  return encodingOf(font)?.get(plainCode(code)) ?? String.fromCodePoint(code)
}

/** A run's text in a symbol font, in plain characters where they are known. A text in any other font stays as it is. */
export function plainSymbols(text: string, font: string | null): string {
  const characters = encodingOf(font)
  if (characters === undefined) return text
  return text.replace(/[\s\S]/g, (character) => characters.get(plainCode(character.charCodeAt(0))) ?? character)
}

/** A list's bullet; one of no known font is Symbol's, as Word's first ones are. */
export function plainBullet(text: string, font: string | null): string {
  const plain = plainSymbols(text, font)
  return IS_PRIVATE.test(plain) ? plain.replace(EACH_PRIVATE, (sign) => symbolOf('Symbol', sign.charCodeAt(0))) : plain
}
