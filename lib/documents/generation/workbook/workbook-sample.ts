import type { OoxmlPackage } from '../../ooxml/package'
import type { BookSheet } from './book-xml'
import type { SheetXml } from './sheet-xml'
import { runText, wholeText } from './text-program'
import { marginSpots, otherSpots } from './workbook-texts'

const SAMPLE_LENGTH = 20_000
/** What a header's codes say of its form: `&L`, `&12`, `&"Arial,Bold"` (ECMA-376 §18.3.1.46). */
const MARGIN_CODES = /&(?:"[^"]*"|\d+|K[\dA-F]{6}|.)/gi

interface SampledSheet {
  readonly entry: BookSheet
  readonly xml: string
  readonly sheet: SheetXml | null
}

/**
 * The first 20 000 characters of what a workbook says, by which its language is known: its sheets' names, the texts of cells wherever they
 * are stored, headers and footers, comments and text boxes. `textOf` returns a part's XML.
 */
export function workbookSample(
  pack: OoxmlPackage,
  sheets: readonly SampledSheet[],
  strings: readonly string[],
  textOf: (part: string) => string,
  removed: ReadonlySet<string>,
): string {
  const texts: string[] = []
  let length = 0
  for (const text of textsOf(pack, sheets, strings, textOf, removed)) {
    if (length > SAMPLE_LENGTH) break
    texts.push(text)
    length += text.length
  }
  return texts.join('\n').slice(0, SAMPLE_LENGTH)
}

function* textsOf(
  pack: OoxmlPackage,
  sheets: readonly SampledSheet[],
  strings: readonly string[],
  textOf: (part: string) => string,
  removed: ReadonlySet<string>,
): Generator<string> {
  for (const { entry } of sheets) yield entry.name
  for (const string of strings) yield wholeText(runText(string))
  for (const { sheet } of sheets)
    for (const { cells } of sheet?.rows ?? [])
      for (const { type, inline } of cells) if (type === 'inlineStr') yield wholeText(runText(inline ?? ''))
  for (const { xml, entry } of sheets)
    for (const { spot } of marginSpots(xml, entry)) yield wholeText(spot.text).replace(MARGIN_CODES, ' ')
  for (const { spot } of otherSpots(pack, removed, textOf, 'all')) if (spot.isLoose !== true) yield wholeText(spot.text)
}
