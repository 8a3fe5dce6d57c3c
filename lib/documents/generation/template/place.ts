import type { OoxmlPackage } from '../../ooxml/package'
import type { Problem, TablePlace } from '../../problem'

/** A place in a template as a problem names it. */
export type TemplatePlace = Pick<Problem, 'file' | 'part' | 'paragraph' | 'table' | 'params'> &
  Partial<Pick<Problem, 'sheet' | 'cell'>>

const STORY = /\.(header|footer|footnotes|endnotes|comments)\+xml$/
const BODY = /\.(?:document|template)\.main\+xml$/

/**
 * A place in a template. For a sentence, `where` names the kind of part and `at` the paragraph as a person counts, from 1.
 */
export function templatePlace(
  pack: Pick<OoxmlPackage, 'contentType'>,
  part: string,
  paragraph: number | null,
  table: TablePlace | null = null,
): TemplatePlace {
  const type = pack.contentType(part) ?? ''
  const isBody = paragraph !== null || BODY.test(type)
  const where = STORY.exec(type)?.[1] ?? (isBody ? 'document' : 'part')
  return { file: 'template', part, paragraph, table, params: { where, at: paragraph === null ? 0 : paragraph + 1 } }
}
