import type { MediaStore } from '../../pictures/media'
import { problem } from '../../problem'
import { errorOf } from '../problems'
import { templatePlace } from '../template/place'
import { taggedParts } from '../template/tagged-parts'
import type { Template } from '../template/template'
import { compileXml, SectionMisplaced } from './compile-xml'
import { highestIds, LoopIds, type HighestIds } from './loop-ids'
import type { Program } from './program'
import type { Scope } from './scope'

/** A template made ready for any number of documents. */
export interface CompiledTemplate {
  /** The parts that contain keys. */
  readonly parts: ReadonlyMap<string, Program>
  readonly highest: HighestIds
  /** The names of bookmarks that sections repeat. */
  readonly bookmarks: ReadonlySet<string>
}

/**
 * Compiles a template once. `applied` says of an optional tag's key whether it is filled.
 * @throws DocumentError TEMPLATE_NOT_RENDERED with the place of each tag that is where its section can't be repeated
 */
export function compileTemplate(template: Template, applied: (key: string) => boolean): CompiledTemplate {
  const misplaced: string[] = []
  const parts = new Map<string, Program>()
  const bookmarks = new Set<string>()
  for (const [part, xml] of template.tokenised(applied)) {
    try {
      const program = compileXml(xml, { sites: 'loops' })
      parts.set(part, program)
      for (const name of program.repeated) bookmarks.add(name)
    } catch (error) {
      if (!(error instanceof SectionMisplaced)) throw error
      misplaced.push(...error.keys)
    }
  }
  throwMisplaced(template, misplaced)
  const { pack, cleaned } = template
  const stories = taggedParts(pack).map((part) => cleaned.get(part) ?? pack.text(part))
  return { parts, highest: highestIds(stories), bookmarks }
}

/** @throws DocumentError where there are any */
export function throwMisplaced({ tags, pack, surroundings }: Template, keys: readonly string[]): void {
  const problems = keys.map((key) => {
    const tag = tags.find((candidate) => candidate.key === key)
    const place = tag === undefined ? templatePlace(pack, pack.mainPart, null) : { ...tag.place, tag: tag.written }
    const params = { ...place.params, known: tag === undefined ? 'no' : 'yes' }
    return problem('TEMPLATE_NOT_RENDERED', 'error', { ...place, params })
  })
  const error = errorOf(surroundings.of(problems))
  if (error !== null) throw error
}

/**
 * The XML of a document's parts that contain keys, for one document's data. Pictures go into the media.
 * @throws DocumentError DOCUMENT_TOO_LARGE
 */
export function renderParts(
  { parts, highest, bookmarks }: CompiledTemplate,
  scope: Scope,
  media: Pick<MediaStore, 'add'>,
): ReadonlyMap<string, string> {
  const ids = new LoopIds(highest, bookmarks)
  const rendered = new Map<string, string>()
  for (const [part, program] of parts) {
    const output = {
      picture: (picture: Parameters<MediaStore['add']>[1]) => media.add(part, picture),
      site: ids.site.bind(ids),
      drawingId: () => ids.drawingId(),
    }
    rendered.set(part, program.render(scope, output))
  }
  return rendered
}
