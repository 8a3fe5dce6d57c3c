import { attributeSpan } from '../render/markup'
import { parseTree } from './tree'

/** What a document says of its comments besides their text: which answer which, and which are done ([MS-DOCX] 2.5.1). */
export interface CommentLinks {
  readonly part: string
  readonly head: string
  readonly tail: string
  /** By the id of the last paragraph of a comment: the whole element. */
  readonly links: ReadonlyMap<string, string>
}

/** The links of a `commentsExtended` part ([MS-DOCX] §2.5.1), and what is before and after them. */
export function readCommentLinks(part: string, xml: string): CommentLinks {
  const root = parseTree(xml)
  const links = new Map<string, string>()
  for (const { name, tag, start, end } of root.children) {
    const id = attributeSpan(tag, 'w15:paraId')?.value
    if (name === 'w15:commentEx' && id !== undefined) links.set(id, xml.slice(start, end))
  }
  return { part, head: xml.slice(0, root.contentStart), tail: xml.slice(root.contentEnd), links }
}

const ID = /(\sw15:paraId\s*=\s*)(?:"[^"]*"|'[^']*')/
const PARENT = /\sw15:paraIdParent\s*=\s*(?:"([^"]*)"|'([^']*)')/

/** The links of a copy, whose comments' paragraphs have their own ids. An answer to a comment that isn't there is alone. */
export function copiedLinks({ links }: CommentLinks, ids: ReadonlyMap<string, string>): string[] {
  const copied: string[] = []
  for (const [original, id] of ids) {
    const link = links.get(original)
    if (link === undefined) continue
    const own = link.replace(ID, (_, before: string) => `${before}"${id}"`)
    copied.push(
      own.replace(PARENT, (_, double?: string, single?: string) => {
        const there = ids.get(double ?? single ?? '')
        return there === undefined ? '' : ` w15:paraIdParent="${there}"`
      }),
    )
  }
  return copied
}
