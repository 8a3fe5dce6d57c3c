import type { OoxmlPackage } from '../ooxml/package'
import { child, descendant, eachBlock, elements, type XmlNode } from './xml-tree'

const SERIF = "'Liberation Serif','Times New Roman',serif"
const SANS = "'Liberation Sans',Arial,sans-serif"
const MONO = "'Liberation Mono','Courier New',monospace"

/** The families that a document's fonts are shown in: names in a style are only these. */
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ['times new roman', `'Times New Roman',${SERIF}`],
  ['times', SERIF],
  ['cambria', `Cambria,Caladea,${SERIF}`],
  ['georgia', `Georgia,${SERIF}`],
  ['garamond', `Garamond,${SERIF}`],
  ['book antiqua', SERIF],
  ['bookman old style', SERIF],
  ['century schoolbook', SERIF],
  ['pt serif', SERIF],
  ['liberation serif', SERIF],
  ['courier new', MONO],
  ['courier', MONO],
  ['consolas', MONO],
  ['lucida console', MONO],
  ['liberation mono', MONO],
  ['calibri', `Calibri,Carlito,${SANS}`],
  ['arial', `Arial,${SANS}`],
  ['verdana', `Verdana,${SANS}`],
  ['tahoma', `Tahoma,Verdana,${SANS}`],
])

export const STANDARD_FAMILY = SERIF

/** The families that a font is shown in; of a font that is not known, those without serifs. */
export function familyOf(font: string): string {
  return FAMILIES.get(font.trim().toLowerCase()) ?? SANS
}

/** The Latin fonts that a theme names (ECMA-376 §20.1.4.1.16). */
export interface ThemeFonts {
  readonly major: string | undefined
  readonly minor: string | undefined
}

/** The fonts for headings and for the body that a theme names; undefined where there's no theme. */
export async function readThemeFonts(pack: OoxmlPackage, part: string | undefined): Promise<ThemeFonts> {
  const found: Record<string, string | undefined> = {}
  if (part !== undefined && pack.has(part)) {
    await eachBlock(pack, part, new Set(['a:themeElements']), (block: XmlNode) => {
      if (block.name !== 'a:fontScheme') return true
      for (const { name } of elements(block)) {
        const collection = child(block, name)
        found[name] = collection && descendant(collection, 'a:latin')?.attributes.get('typeface')
      }
      return false
    })
  }
  return { major: found['a:majorFont'], minor: found['a:minorFont'] }
}
