import { formulaTokens } from './formula-tokens'
import { compileSheet, type SheetProgram } from './sheet-program'
import { columnOfLetters } from './sheet-xml'
import type { TemplateSheet, WorkbookTemplate } from './workbook-template'

/** A template worked through once for all documents of a run. */
export interface CompiledWorkbook {
  readonly template: WorkbookTemplate
  /** Sheets whose figures may be others than in the template: those with tags, and those that refer to such. */
  readonly stale: ReadonlySet<TemplateSheet>
  readonly programs: ReadonlyMap<TemplateSheet, SheetProgram | null>
  /** Whether a sheet's rows move or a sheet gets another name. */
  readonly moves: boolean
  /** Parts that are the same in every document and differ from the template's. */
  readonly base: ReadonlyMap<string, string>
  /** The drawings, comments and so on of each sheet. */
  readonly companions: ReadonlyMap<TemplateSheet, readonly Companion[]>
  readonly charts: readonly string[]
  /** A part as documents begin with it; inflated once. */
  text(part: string): string
}

interface Counted {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Companion {
  readonly kind: 'drawing' | 'comments' | 'threadedComment' | 'vmlDrawing' | 'table' | 'pivotTable'
  readonly part: string
}

const COMPANIONS = /\/(drawing|comments|threadedComment|vmlDrawing|table|pivotTable)$/
const CHART = /drawingml\.chart\+xml$|ms-office\.chartex\+xml$/

/** Whether a sheet says something of a document. */
export function hasTags({ cells, margins, name }: TemplateSheet): boolean {
  return cells.size > 0 || margins.length > 0 || name !== null
}

function hasMoves({ plan }: TemplateSheet): boolean {
  return plan.blocks.length > 0 || plan.marks.size > 0
}

export function hasFormulas({ sheet }: TemplateSheet): boolean {
  return sheet?.rows.some(({ cells }) => cells.some(({ formula }) => formula !== null)) ?? false
}

/** Works out once what documents of a template have in common. */
export function compileWorkbook(template: WorkbookTemplate): CompiledWorkbook {
  const { sheets, pack, removed } = template
  const counted = countedRanges(template)
  const companions = new Map(
    sheets.map((sheet) => {
      const all = sheet.entry.part === '' ? [] : pack.relationships(sheet.entry.part)
      const own = all.flatMap(({ type, target, external }): Companion[] => {
        const kind = COMPANIONS.exec(type)?.[1] as Companion['kind'] | undefined
        return kind === undefined || external || removed.has(target) || !pack.has(target)
          ? []
          : [{ kind, part: target }]
      })
      return [sheet, own] as const
    }),
  )
  const base = baseParts(template)
  const texts = new Map(base)
  return {
    template,
    stale: staleSheets(template),
    programs: new Map(
      sheets.map((sheet) => {
        const ranges = counted.get(sheet.entry.name.toLowerCase()) ?? []
        const isCounted = (row: number, column: number) =>
          ranges.some(
            ({ left, right, top, bottom }) => row >= top && row <= bottom && column >= left && column <= right,
          )
        return [sheet, compileSheet(sheet, isCounted)]
      }),
    ),
    moves: sheets.some((sheet) => hasMoves(sheet) || sheet.name !== null),
    base,
    text: (part) => {
      const text = texts.get(part) ?? pack.text(part)
      texts.set(part, text)
      return text
    },
    companions,
    charts: pack.entries
      .map(({ name }) => name)
      .filter((name) => CHART.test(pack.contentType(name) ?? '') && !removed.has(name)),
  }
}

/** Sheets with tags, sheets whose formulas refer to such, and so on. */
function staleSheets({ sheets, book }: WorkbookTemplate): Set<TemplateSheet> {
  const stale = new Set(sheets.filter((sheet) => sheet.cells.size > 0 || hasMoves(sheet)))
  if (stale.size === 0) return stale
  const refers = new Map(
    sheets.map((sheet) => {
      const names = new Set<string>()
      let isOpen = false
      for (const { cells } of sheet.sheet?.rows ?? []) {
        for (const { formula } of cells) {
          if (formula === null) continue
          const tokens = formulaTokens(formula.text)
          for (const [at, token] of tokens.entries()) {
            if (token.kind === 'reference' && token.sheet !== null) names.add(token.sheet.toLowerCase())
            if (token.kind === 'reference' && token.lastSheet !== null) isOpen = true
            // A name, a table or an address that is worked out may lead to any sheet.
            if (token.kind === 'structured') isOpen = true
            if (token.kind === 'name' && (tokens[at + 1]?.kind !== 'open' || /^(?:INDIRECT|OFFSET)$/i.test(token.text)))
              isOpen ||= book.names.length > 0 || tokens[at + 1]?.kind === 'open'
          }
        }
      }
      return [sheet, { names, isOpen }] as const
    }),
  )
  for (let size = -1; size !== stale.size;) {
    size = stale.size
    const names = new Set([...stale].map(({ entry }) => entry.name.toLowerCase()))
    for (const [sheet, own] of refers)
      if (own.isOpen || [...own.names].some((name) => names.has(name))) stale.add(sheet)
  }
  return stale
}

/** The ranges that formulas refer to, by the sheet's name in lower case. */
function countedRanges({ sheets, book }: WorkbookTemplate): Map<string, Counted[]> {
  const found = new Map<string, Counted[]>()
  const take = (formula: string, own: string) => {
    for (const token of formulaTokens(formula)) {
      if (token.kind !== 'reference') continue
      const { from, to, sheet } = token
      const last = to ?? from
      const columns = [from.column, last.column].map((letters) =>
        letters === '' ? null : columnOfLetters(letters.toUpperCase()),
      )
      const key = sheet?.toLowerCase() ?? own
      const range = {
        left: columns[0] ?? 1,
        right: columns[1] ?? 16_384,
        top: from.row === 0 ? 1 : Math.min(from.row, last.row),
        bottom: from.row === 0 ? 1_048_576 : Math.max(from.row, last.row),
      }
      const known = found.get(key)
      if (known === undefined) found.set(key, [range])
      else known.push(range)
    }
  }
  for (const { sheet, entry } of sheets)
    for (const { cells } of sheet?.rows ?? [])
      for (const { formula } of cells)
        if (formula !== null && formula.text !== '') take(formula.text, entry.name.toLowerCase())
  for (const { formula, name } of book.names) if (!name.startsWith('_xlnm.')) take(formula, '')
  return found
}

/** Parts that every document has in the same, other form than the template: texts with tags are printed elsewhere. */
function baseParts(template: WorkbookTemplate): Map<string, string> {
  const { pack, cleaned, sheets, strings } = template
  const base = new Map(cleaned)
  const textOf = (part: string) => base.get(part) ?? pack.text(part)
  const part = pack
    .relationships(pack.mainPart)
    .find(({ type, external }) => !external && type.endsWith('/sharedStrings'))?.target
  const tagged = new Set<number>()
  for (const { sheet, cells } of sheets)
    for (const { number, cells: all } of sheet?.rows ?? [])
      for (const { type, value, column } of all)
        if (type === 's' && cells.has(`${number}:${column}`)) tagged.add(Number(value))
  if (part !== undefined && pack.has(part) && tagged.size > 0 && strings.length > 0) {
    let index = -1
    const xml = textOf(part).replace(
      /<((?:[\w.-]+:)?)si(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/(?:[\w.-]+:)?si\s*>)/g,
      (whole, prefix: string) => {
        index++
        return tagged.has(index) ? `<${prefix}si><${prefix}t/></${prefix}si>` : whole
      },
    )
    base.set(part, xml)
  }
  return base
}
