import { plainXml } from './text'
import { cellAddress } from '../address'

export interface CellNote {
  readonly row: number
  readonly col: number
  readonly text: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The notes of a sheet's cells (ECMA-376 §18.7). */
export function commentsXml(notes: readonly CellNote[]): string {
  const comments = notes.map(
    ({ row, col, text }) =>
      `<comment ref="${cellAddress(row, col)}" authorId="0"><text><r><rPr><sz val="9"/><rFont val="Tahoma"/></rPr>${plainXml(text)}</r></text></comment>`,
  )
  return `${HEAD}<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Actum</author></authors><commentList>${comments.join('')}</commentList></comments>`
}

/** A note's box in lines of about thirty letters. */
const LETTERS = 30
const MAX_LINES = 20

/**
 * The boxes in which Excel shows the notes: without such a drawing, it treats the file as damaged (ECMA-376 Part 4
 * §19.4, VML).
 */
export function notesDrawing(notes: readonly CellNote[]): string {
  const shapes = notes.map(({ row, col, text }, index) => {
    const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS)), 0)
    const height = Math.min(MAX_LINES, Math.max(3, lines + 1))
    return [
      `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;width:180pt;height:${height * 12}pt;z-index:${index + 1};visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">`,
      '<v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/>',
      '<v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>',
      '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>',
      `<x:Anchor>${col + 1}, 15, ${row}, 2, ${col + 4}, 15, ${row + Math.ceil(height * 0.8)}, 4</x:Anchor>`,
      `<x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${col}</x:Column></x:ClientData></v:shape>`,
    ].join('')
  })
  return [
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">',
    '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>',
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>',
    ...shapes,
    '</xml>',
  ].join('')
}
