import { CONTENT_TYPES } from '../../ooxml/content-types'
import type { OoxmlPackage } from '../../ooxml/package'
import { relationshipsPart } from '../../ooxml/relationships'
import { escapeText } from '../../ooxml/xml'
import { cellAddress } from '../../spreadsheets/address'
import { commentsXml, notesDrawing } from '../../spreadsheets/writing/comments'
import type { CorrectedCell } from './corrected'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const COMMENTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml'
const VML = 'application/vnd.openxmlformats-officedocument.vmlDrawing'
const COMMENTS_PART = 'xl/actumComments.xml'
const DRAWING_PART = 'xl/drawings/actumNotes.vml'
/** What follows `legacyDrawing` in a sheet (ECMA-376 Part 1 §18.3.1.99). */
const AFTER_DRAWING =
  /<(?:legacyDrawingHF|drawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)\b|<\/worksheet>/

/**
 * Adds a note to each of the cells of a sheet, whose XML is in `changed`. False where the sheet's own notes are written in an unusual
 * way.
 */
export function withNotes(
  source: OoxmlPackage,
  part: string,
  cells: readonly CorrectedCell[],
  changed: Map<string, string>,
): boolean {
  if (!source.text(CONTENT_TYPES).includes('</Types>')) return false
  const links = source.relationships(part).filter(({ external }) => !external)
  const comments = links.find(({ type }) => type.endsWith('/comments'))
  const drawing = links.find(({ type }) => type.endsWith('/vmlDrawing'))
  const known = comments === undefined ? '' : source.text(comments.target)
  const [noted, fresh] = [cells.filter((cell) => has(known, cell)), cells.filter((cell) => !has(known, cell))]
  if (comments === undefined) {
    if (source.has(COMMENTS_PART)) return false
    changed.set(COMMENTS_PART, commentsXml(cells.map(asNote)))
    typed(source, changed, `<Override PartName="/${COMMENTS_PART}" ContentType="${COMMENTS}"/>`)
    linked(source, changed, part, 'rIdActumNotes', 'comments', `/${COMMENTS_PART}`)
  } else {
    const added = withComments(known, noted, fresh)
    if (added === null) return false
    changed.set(comments.target, added)
  }
  if (drawing !== undefined) {
    const boxes = withBoxes(source.text(drawing.target), fresh)
    if (boxes === null) return false
    changed.set(drawing.target, boxes)
    return true
  }
  // Notes without their boxes are a damaged file of somebody else's.
  if (comments !== undefined || source.has(DRAWING_PART)) return false
  changed.set(DRAWING_PART, notesDrawing(fresh.map(asNote)))
  typed(source, changed, `<Override PartName="/${DRAWING_PART}" ContentType="${VML}"/>`)
  linked(source, changed, part, 'rIdActumBoxes', 'vmlDrawing', `/${DRAWING_PART}`)
  const xml = changed.get(part) ?? source.text(part)
  const place = `<legacyDrawing xmlns:r="${OFFICE}" r:id="rIdActumBoxes"/>`
  changed.set(
    part,
    xml.replace(AFTER_DRAWING, (tag) => place + tag),
  )
  return true
}

function asNote({ row, column, note }: CorrectedCell) {
  return { row, col: column, text: note }
}

function addressOf({ row, column }: CorrectedCell): string {
  return cellAddress(row, column)
}

function has(comments: string, cell: CorrectedCell): boolean {
  return comments.includes(`ref="${addressOf(cell)}"`)
}

/** Notes that are there already go on in a new line. */
function withComments(xml: string, noted: readonly CorrectedCell[], fresh: readonly CorrectedCell[]): string | null {
  if (!xml.includes('</authors>') || !xml.includes('</commentList>')) return null
  const author = [...xml.matchAll(/<author[\s>/]/g)].length
  let next = xml.replace('</authors>', '<author>Actum</author></authors>')
  for (const cell of noted) {
    const start = next.indexOf(`ref="${addressOf(cell)}"`)
    const end = next.indexOf('</text>', start)
    if (end === -1) return null
    next = `${next.slice(0, end)}<r><t xml:space="preserve">\n${escapeText(cell.note)}</t></r>${next.slice(end)}`
  }
  const [, own = ''] = /<commentList>(.*)<\/commentList>/s.exec(commentsXml(fresh.map(asNote))) ?? []
  return next.replace('</commentList>', () => `${own.replaceAll('authorId="0"', `authorId="${author}"`)}</commentList>`)
}

function withBoxes(vml: string, cells: readonly CorrectedCell[]): string | null {
  const end = vml.lastIndexOf('</xml>')
  if (end === -1) return null
  const whole = notesDrawing(cells.map(asNote))
  const type = /<v:shapetype id="_x0000_t202".*?<\/v:shapetype>/s.exec(whole)?.[0] ?? ''
  const last = Math.max(1024, ...[...vml.matchAll(/_x0000_s(\d+)/g)].map(([, id]) => Number(id)))
  let id = last
  const shapes = [...whole.matchAll(/<v:shape .*?<\/v:shape>/gs)].map(([shape]) =>
    shape.replace(/_x0000_s\d+/, () => `_x0000_s${(id += 1)}`),
  )
  return `${vml.slice(0, end)}${vml.includes('id="_x0000_t202"') ? '' : type}${shapes.join('')}${vml.slice(end)}`
}

function typed(source: OoxmlPackage, changed: Map<string, string>, element: string): void {
  const types = changed.get(CONTENT_TYPES) ?? source.text(CONTENT_TYPES)
  changed.set(CONTENT_TYPES, types.replace('</Types>', `${element}</Types>`))
}

function linked(
  source: OoxmlPackage,
  changed: Map<string, string>,
  part: string,
  id: string,
  type: string,
  target: string,
): void {
  const held = relationshipsPart(part)
  const element = `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const links =
    changed.get(held) ?? (source.has(held) ? source.text(held) : `<Relationships xmlns="${PACKAGE}"></Relationships>`)
  changed.set(
    held,
    links.includes('</Relationships>')
      ? links.replace('</Relationships>', `${element}</Relationships>`)
      : links.replace(/<Relationships\b([^>]*?)\/>/, `<Relationships$1>${element}</Relationships>`),
  )
}
