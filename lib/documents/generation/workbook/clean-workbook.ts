import type { OoxmlPackage } from '../../ooxml/package'
import { parseRelationships, relationshipsPart, type Relationship } from '../../ooxml/relationships'
import { problem, type Problem } from '../../problem'
import { tagsOf } from '../render/markup'
import type { CleanedPackage, StrippedContent, StrippedKind } from '../template/clean'
import { decodeText } from '../template/markup'
import { dropElement, dropOverrides, dropReferences, dropRelationships } from '../template/unlink'
import { formulaTokens } from './formula-tokens'
import { workbookPlace } from './workbook-place'

/** What a workbook is refused for. */
type ActiveKind = 'macros' | 'activeX' | 'oleLink' | 'field' | 'connection'

const REFUSED: ReadonlyMap<string, ActiveKind> = new Map([
  ['vbaProject', 'macros'],
  ['xlMacrosheet', 'macros'],
  ['xlIntlMacrosheet', 'macros'],
  ['dialogsheet', 'macros'],
  ['control', 'activeX'],
  ['activeXControlBinary', 'activeX'],
  ['connections', 'connection'],
  ['queryTable', 'connection'],
  ['xmlMaps', 'connection'],
])
const STRIPPED: ReadonlyMap<string, StrippedKind> = new Map([
  ['externalLink', 'linkedData'],
  ['oleObject', 'embeddedObject'],
  ['package', 'embeddedObject'],
  ['attachedToolbars', 'addIn'],
  ['webextensiontaskpanes', 'addIn'],
  ['extensibility', 'addIn'],
  ['userCustomization', 'addIn'],
])
const REFUSED_PARTS: readonly (readonly [RegExp, ActiveKind])[] = [
  [/(?:^|\/)vba(?:Project|Data)[^/]*$/i, 'macros'],
  [/(?:^|\/)macrosheets\//i, 'macros'],
  [/(?:^|\/)activeX\//i, 'activeX'],
]
const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i
/** Functions that fetch something or run a program. */
const ACTIVE_FUNCTIONS = new Set([
  'WEBSERVICE',
  'RTD',
  'CALL',
  'REGISTER',
  'REGISTER.ID',
  'IMAGE',
  'EXEC',
  'DDE',
  'SQL.REQUEST',
])
const MACRO = /\smacro\s*=\s*(?:"[^"]+"|'[^']+')/g

function judge({ type, target, external }: Relationship): StrippedKind | ActiveKind | null {
  const name = type.slice(type.lastIndexOf('/') + 1)
  const refused = REFUSED.get(name)
  if (refused !== undefined) return refused
  if (name === 'oleObject' && external) return 'oleLink'
  const stripped = STRIPPED.get(name)
  if (stripped !== undefined) return stripped
  if (!external) return null
  if (name === 'hyperlink') return SAFE_LINK.test(target) ? null : 'link'
  return name === 'image' ? 'linkedPicture' : 'linkedData'
}

const ACTIVE: ReadonlySet<string> = new Set<ActiveKind>(['macros', 'activeX', 'oleLink', 'field', 'connection'])

function isActive(kind: string): kind is ActiveKind {
  return ACTIVE.has(kind)
}

/** What a formula fetches or starts: a function, a link to another program (`cmd|' /C calc'!A0`), a link to a file. Null for any other. */
export function activeFormula(formula: string): string | null {
  if (/^[^"(]*\|/.test(formula)) return 'DDE'
  const tokens = formulaTokens(formula).filter(({ kind }) => kind !== 'space')
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'name' || tokens[at + 1]?.kind !== 'open') continue
    const name = token.text.toUpperCase().replace(/^_XL(?:FN|WS)\./g, '')
    if (ACTIVE_FUNCTIONS.has(name)) return name
    const argument = tokens[at + 2]
    if (name !== 'HYPERLINK' || argument?.kind !== 'text') continue
    const target = argument.text.slice(1, -1)
    if (target !== '' && !SAFE_LINK.test(target) && !target.startsWith('#')) return name
  }
  return null
}

/** Whether a formula takes values from another workbook. */
export function isForeign(formula: string): boolean {
  return formula.includes('[') && formulaTokens(formula).some(({ kind }) => kind === 'foreign')
}

/**
 * Makes a workbook safe to hand out: takes out links to other workbooks (their cells keep the values they show), embedded objects, linked
 * pictures, add-ins, assigned macros, and links to anything but the web and mail. What can't be taken out is refused: macros, ActiveX,
 * connections to data, formulas that fetch something or start a program.
 */
export function cleanWorkbook(pack: OoxmlPackage): CleanedPackage {
  const changed = new Map<string, string>()
  const removed = new Set<string>()
  const stripped: StrippedContent[] = []
  const problems: Problem[] = []
  const textOf = (part: string) => changed.get(part) ?? pack.text(part)
  const refuse = (kind: ActiveKind, part: string, name = '') => {
    const place = workbookPlace({ part })
    problems.push(problem('TEMPLATE_ACTIVE_CONTENT', 'error', { ...place, params: { ...place.params, kind, name } }))
  }
  for (const { name } of pack.entries) {
    const [, folder = '', file] = /^(.*?)_rels\/([^/]*)\.rels$/.exec(name) ?? []
    if (file !== undefined) cleanRelationships(folder + file)
    for (const [pattern, kind] of REFUSED_PARTS) if (pattern.test(name)) refuse(kind, name)
    if (/\.(?:xml|vml)$/i.test(name)) cleanMarkup(name)
  }
  for (const part of removed) changed.delete(part)
  if (removed.size > 0) changed.set('[Content_Types].xml', dropOverrides(textOf('[Content_Types].xml'), removed))
  return { changed, removed, stripped: eachOnce(stripped), problems: firstOfEach(problems) }

  function cleanRelationships(source: string): void {
    const part = relationshipsPart(source)
    const dropped: Relationship[] = []
    for (const relationship of parseRelationships(source, pack.text(part))) {
      const kind = judge(relationship)
      if (kind === null || removed.has(source)) continue
      if (isActive(kind)) {
        refuse(kind, source === '' ? relationship.target : source)
        continue
      }
      dropped.push(relationship)
      stripped.push({ part: source === '' ? relationship.target : source, kind })
      if (!relationship.external) remove(relationship.target)
    }
    if (dropped.length === 0 || removed.has(part)) return
    changed.set(part, dropRelationships(textOf(part), new Set(dropped.map(({ id }) => id))))
    if (source !== '' && pack.has(source) && !removed.has(source)) {
      changed.set(source, withoutReferences(textOf(source), new Set(dropped.map(({ id }) => id))))
    }
  }

  function remove(part: string): void {
    if (!pack.has(part)) return
    removed.add(part)
    if (pack.has(relationshipsPart(part))) removed.add(relationshipsPart(part))
  }

  function cleanMarkup(part: string): void {
    if (removed.has(part)) return
    const xml = textOf(part)
    if (/drawing/i.test(part) && MACRO.test(xml)) {
      changed.set(part, xml.replace(MACRO, ' macro=""'))
      stripped.push({ part, kind: 'addIn' })
    }
    if (/<x:FmlaMacro[\s>]/.test(xml)) {
      changed.set(part, dropElement(textOf(part), 'x:FmlaMacro'))
      stripped.push({ part, kind: 'addIn' })
    }
    for (const formula of formulasOf(xml)) {
      const active = activeFormula(formula)
      if (active !== null) refuse('field', part, active)
    }
  }
}

/** A part's XML without its references to relationships that are gone. */
function withoutReferences(xml: string, ids: ReadonlySet<string>): string {
  const without = ['hyperlink', 'externalReference', 'oleObject'].reduce((text, local) => {
    for (const name of new Set(
      [...text.matchAll(new RegExp(`<((?:[\\w.-]+:)?${local})[\\s/>]`, 'g'))].map(([, own = '']) => own),
    )) {
      const element = new RegExp(`<${name}\\s(?:[^"'>]|"[^"]*"|'[^']*')*?(?:/>|(?<!/)>[\\s\\S]*?</${name}\\s*>)`, 'g')
      text = text.replace(element, (own) => (hasId(own, ids) ? '' : own))
    }
    return text
  }, xml)
  const tidy = without.replace(
    /<((?:[\w.-]+:)?(?:hyperlinks|externalReferences|oleObjects))(?:\s[^>]*)?>(?:\s|<(\/?)mc:[^>]*>)*<\/\1\s*>/g,
    '',
  )
  return dropReferences(tidy, ids)
}

function hasId(element: string, ids: ReadonlySet<string>): boolean {
  return [...element.matchAll(/\s(?:r|relationships):id\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].some(([, a, b]) =>
    ids.has(a ?? b ?? ''),
  )
}

const FORMULA = /^(?:[\w.-]+:)?(?:f|formula|formula1|formula2|definedName|calculatedColumnFormula|totalsRowFormula)$/

/** The formulas of a part, of cells, rules, names and charts. */
export function* formulasOf(xml: string): Generator<string> {
  if (!/<(?:[\w.-]+:)?(?:f|formula\d?|definedName|\w+Formula)[\s>]/.test(xml)) return
  let open: number | null = null
  for (const tag of tagsOf(xml)) {
    if (!FORMULA.test(tag.name)) continue
    if (tag.closing && open !== null) {
      yield decodeText(xml.slice(open, tag.start))
      open = null
    } else if (!tag.closing && !tag.empty) open = tag.end
  }
}

function eachOnce(stripped: readonly StrippedContent[]): StrippedContent[] {
  const found = new Map(stripped.map((each) => [`${each.kind} ${each.part}`, each]))
  return [...found.values()].toSorted((a, b) => (a.part < b.part ? -1 : 1))
}

function firstOfEach(problems: readonly Problem[]): Problem[] {
  const found = new Map<string, Problem>()
  for (const each of problems) {
    const isWhole = each.params.kind === 'macros' || each.params.kind === 'activeX'
    const key = isWhole ? String(each.params.kind) : JSON.stringify([each.part, each.params])
    if (!found.has(key)) found.set(key, each)
  }
  return [...found.values()]
}
