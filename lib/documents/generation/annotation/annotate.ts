import { asDocx } from '../../as-docx'
import { requireKind } from '../../ooxml/kind'
import { openPackage } from '../../ooxml/package'
import { requireWellFormed } from '../../ooxml/well-formed'
import { writePackage } from '../../ooxml/write'
import type { Problem } from '../../problem'
import type { NamedFile, ToolContext } from '../../tool'
import { CommentPlaces, type CommentPlace } from './comment-places'
import { CommentsPart, type Comment } from './comments-part'
import { STANDARD_LIMITS, type GenerateOptions } from '../options'
import { replaceAll, type Replacement } from '../template/rewrite'
import type { ActLabels } from '../context'

/** More comments than this in one document are read by no one. */
const MAX_COMMENTS = 500

interface PlacedComment extends Comment {
  readonly place: CommentPlace
}

/** The problems of a template that have something to say in it, each once. */
/** The comment is at the words. */
function withoutWords(problem: Problem): Problem {
  const { words: _words, ...params } = problem.params
  return { ...problem, params }
}

function ofTemplate(problems: readonly Problem[], labels: ActLabels): { problem: Problem; text: string }[] {
  const said = new Set<string>()
  return problems
    .filter(({ file }) => file === 'template')
    .map((problem) => ({ problem, text: labels.problem(withoutWords(problem)) }))
    .filter(({ problem: { part, paragraph, tag }, text }) => {
      const key = JSON.stringify([part, paragraph, tag, text])
      return !said.has(key) && said.add(key)
    })
    .slice(0, MAX_COMMENTS)
}

/** What ranges and references of comments add to a part; those that begin or end at one place, in their order. */
function edits(comments: readonly PlacedComment[]): Replacement[] {
  const at = new Map<number, { ends: string; starts: string }>()
  const here = (offset: number) => {
    const found = at.get(offset) ?? { ends: '', starts: '' }
    at.set(offset, found)
    return found
  }
  for (const { id, place } of comments) {
    here(place.start).starts += `<w:commentRangeStart w:id="${id}"/>`
    here(place.end).ends += `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
  }
  return [...at].map(([offset, { ends, starts }]) => {
    // Where a paragraph is empty, its comment begins and ends there.
    const isEmpty = comments.some(({ place }) => place.start === offset && place.end === offset)
    return { start: offset, end: offset, xml: isEmpty ? starts + ends : ends + starts }
  })
}

/**
 * A copy of a template with a comment of Word's at the place of each of its problems: around the tag where it is found, else its
 * paragraph. What is where Word takes no comments, in headers, footers and notes, is reported at the first paragraph; its sentence
 * names the place. All else is as it was, byte for byte. A DOC, RTF or ODT is made a DOCX first.
 * @throws DocumentError what the gate refuses; GATE_XML for a part that Word could not read; as asDocx
 */
export async function annotatedTemplate(
  template: NamedFile,
  problems: readonly Problem[],
  labels: ActLabels,
  { limits = STANDARD_LIMITS }: Pick<GenerateOptions, 'limits'> = {},
  context: ToolContext = {},
): Promise<Uint8Array> {
  const { file } = await asDocx(template, { ...context, gate: limits.gate })
  requireKind(file.bytes, 'template', file.name)
  const pack = await openPackage(file.bytes, limits.gate)
  requireWellFormed(pack)
  const xml = pack.text(pack.mainPart)
  const places = new CommentPlaces(xml)
  const part = new CommentsPart(pack)
  const first = places.first
  let id = part.nextId
  const comments = ofTemplate(problems, labels).flatMap(({ problem, text }): PlacedComment[] => {
    const isHere = problem.part === pack.mainPart && problem.paragraph !== null
    const place = (isHere ? places.find(problem.paragraph, problem.tag) : null) ?? first
    return place === null ? [] : [{ id: id++, text, place }]
  })
  if (comments.length === 0) return file.bytes
  const changed = new Map([...part.with(comments), [pack.mainPart, replaceAll(xml, edits(comments))]])
  return writePackage(pack.entries, changed)
}
