import { requireKind } from '../../ooxml/kind'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../../ooxml/package'
import { problem, type Problem } from '../../problem'
import type { NamedFile, ToolContext } from '../../tool'
import type { NumberEvidence, WordTables } from '../model'
import type { ReadOptions } from '../options'
import { finishTables } from './finish-tables'
import { Notes } from './notes'
import { readLists } from './numbering'
import { scanXmlPart } from './scan'
import { Story } from './story'
import type { Unread } from './story-state'
import { readStyles } from './styles'
import type { TableBuilder } from './table-builder'

/** The kinds of parts with tables, in the order in which their tables are listed. */
const STORIES = ['header', 'footer', 'footnotes', 'endnotes', 'comments'] as const

/** The document first, then the others that it leads to, by kind and name. */
function storyParts(pack: OoxmlPackage): string[] {
  const related = pack.relationships(pack.mainPart).filter(({ external, target }) => !external && pack.has(target))
  const targets = STORIES.flatMap((kind) =>
    related
      .filter(({ type }) => type.endsWith(`/${kind}`))
      .map(({ target }) => target)
      .toSorted(),
  )
  return [...new Set([pack.mainPart, ...targets])]
}

function relatedPart(pack: OoxmlPackage, kind: string): string | null {
  return (
    pack.relationships(pack.mainPart).find(({ type, external }) => !external && type.endsWith(`/${kind}`))?.target ??
    null
  )
}

async function readEvidence(pack: OoxmlPackage, language: string | null): Promise<NumberEvidence> {
  const part = relatedPart(pack, 'settings')
  let decimalSymbol: NumberEvidence['decimalSymbol'] = null
  let themeLanguage: string | null = null
  if (part !== null && pack.has(part)) {
    await scanXmlPart(pack, part, {
      open(name, attributes) {
        const value = attributes.get('w:val')
        if (name === 'w:decimalSymbol' && (value === '.' || value === ',')) decimalSymbol = value
        else if (name === 'w:themeFontLang') themeLanguage = value ?? null
      },
      close() {},
      text() {},
    })
  }
  return { decimalSymbol, language: language ?? themeLanguage }
}

/**
 * Reads every table of a Word file: in the body, headers, footers, notes, comments, text boxes, cells. Reads each part
 * once while it is inflated, and keeps only the tables. An aborted signal throws its reason.
 * @throws DocumentError what the gate rejects, and GATE_XML
 */
export async function readTables(
  { name, bytes }: NamedFile,
  { view = 'accepted', limits = PREMIUM_GATE }: ReadOptions = {},
  { signal }: Pick<ToolContext, 'signal'> = {},
): Promise<WordTables> {
  requireKind(bytes, 'document', name)
  const pack = await openPackage(bytes, limits, { mainPartLater: true })
  const styles = await readStyles(pack, relatedPart(pack, 'styles'))
  const newLists = await readLists(pack, relatedPart(pack, 'numbering'), styles.language)
  const evidence = await readEvidence(pack, styles.language)
  const builders: TableBuilder[] = []
  const notes = new Notes()
  const pages = { current: 1 }
  const unread: Record<Unread, number> = { text: 0, row: 0, number: 0, file: 0 }
  for (const part of storyParts(pack)) {
    signal?.throwIfAborted()
    const story = new Story({
      part,
      view,
      styles,
      pages: part === pack.mainPart ? pages : null,
      // Headers and notes count on their own.
      lists: newLists(),
      relationships: new Map(pack.relationships(part).map((relationship) => [relationship.id, relationship])),
      onTable: (table) => builders.push(table),
      onNote: (note, text) => notes.add(note, text),
      onUnread: (what) => {
        unread[what]++
      },
    })
    await scanXmlPart(pack, part, story)
  }
  const messages: Problem[] = []
  const tables = finishTables(builders, notes, messages, { isPaged: pages.current > 1 })
  for (const [code, severity, count] of [
    ['TABLE_HIDDEN_TEXT', 'info', unread.text],
    ['TABLE_HIDDEN_ROWS', 'info', unread.row],
    ['TABLE_AUTO_NUMBERS', 'warning', unread.number],
    ['TABLE_INSERTED_FILES', 'warning', unread.file],
  ] as const) {
    if (count > 0) messages.push(problem(code, severity, { file: 'document', params: { count } }))
  }
  return { tables, evidence, messages }
}
