import { escapeText } from '../../ooxml/xml'
import type { TextRun } from './text-run'

/** What a text may contain that can't be in XML as it is. */
const SPECIAL = /[&<>\r_\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/
/** What a program would take off, or make one space. */
const NEEDS_PRESERVE = /^\s|\s$|[\t\n]|\s\s/

/**
 * A text as the content of a `t`: a text with `_x0041_` in it would be read as `A` (ECMA-376 Part 1 §22.9.2.19), so the
 * underscore is written by its own code.
 */
function textXml(text: string): string {
  if (!SPECIAL.test(text)) return text
  return escapeText(text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'))
}

/** A `t` element. */
export function plainXml(text: string): string {
  return `<t${NEEDS_PRESERVE.test(text) ? ' xml:space="preserve"' : ''}>${textXml(text)}</t>`
}

/** A `r` element (CT_RElt, ECMA-376 §18.4.4): a stretch with the looks that differ from its cell's. */
function runXml({ text, bold, italic, position, struck }: TextRun): string {
  const looks = [
    bold ? '<b/>' : '',
    italic ? '<i/>' : '',
    struck ? '<strike/>' : '',
    position === 'base' ? '' : `<vertAlign val="${position}"/>`,
    '<sz val="11"/><color rgb="FF000000"/><rFont val="Calibri"/><family val="2"/>',
  ].join('')
  return `<r><rPr>${looks}</rPr>${plainXml(text)}</r>`
}

/** Whether the stretches of a text look unlike each other, or unlike anything that a cell's own font can say. */
export function isRich(runs: readonly TextRun[]): boolean {
  const [first] = runs
  if (first === undefined) return false
  return runs.some(
    ({ bold, italic, position, struck }) =>
      position !== 'base' || struck === true || bold !== first.bold || italic !== first.italic,
  )
}

/** The content of an `is` (CT_Rst, ECMA-376 §18.4.8). */
export function stringXml(text: string, runs: readonly TextRun[] | undefined): string {
  return runs === undefined ? plainXml(text) : runs.map(runXml).join('')
}
