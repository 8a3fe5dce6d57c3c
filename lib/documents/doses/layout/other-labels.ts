import { sourceOf } from '../language/header-patterns'
import type { Cell } from '../../spreadsheets/model'
import type { CellLooks } from '../columns/cell-facts'
import { wordKey } from '../columns/fold'
import { namesAmong } from '../columns/person-name'
import type { ColumnRole, DoseColumn, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'
import { loneWords } from './lone-words'
import { type Cells, plainRows, type Row } from './plain-rows'
import { textsOf } from './row-texts'
import { type Bounds, boundsOf, RunningSums } from './running-sums'

/** If at least this share of the labels are persons' names, the others may name something else. */
const MOSTLY = 0.6
/** Fewer names than this show no pattern. */
const FEWEST = 2
/** A column with more different names than this doesn't list departments. */
const MOST_GROUPS = 100
/**
 * A second word in lowercase with four or more letters. Lowercase words in names are shorter, such as `van der`, except
 * «оглы» and the like.
 */
const SMALL_WORD = new RegExp(String.raw`\s(?!${sourceOf('patronymicWord')})\p{Ll}{4,}`, 'u')
/** Columns that may name what people belong to, including those without a known meaning, such as `Area`. */
const GROUPS: ReadonlySet<ColumnRole> = new Set(['department', 'place', 'other'])
const OF_PERSONS: ReadonlySet<ColumnRole> = new Set(['subject_id', 'dosimeter', 'birth', 'date', 'position'])

export interface OtherLabels {
  /** Rows that add up the rows of the department they name. */
  readonly sums: readonly number[]
  /** Rows that may or may not belong to a person. */
  readonly unsure: readonly number[]
}

/**
 * Finds rows that name no person among rows that do, and lack what all those have: «Участок КТ» among people, without a
 * badge, or only a department. Rows that add up a department's doses, or everybody's, are sums. A user is asked about
 * the others; until then, their doses belong to nobody.
 */
export function otherLabels(
  table: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  kinds: ReadonlyMap<number, RowKind>,
): OtherLabels {
  const lone = loneWords(table, columns, looks, kinds)
  const found = besidePersons(
    table,
    columns,
    looks,
    new Map([...kinds, ...lone.rows.map((row) => [row, 'total'] as const)]),
  )
  return { sums: [...lone.sums, ...found.sums], unsure: [...lone.unsure, ...found.unsure] }
}

function besidePersons(
  table: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  kinds: ReadonlyMap<number, RowKind>,
): OtherLabels {
  const names = columns.filter(({ role, holds }) => holds === null && (role === 'subject' || role === 'surname'))
  const doses = columns.filter(({ holds }) => holds === 'values').map(({ index }) => index)
  const [name] = names
  if (name === undefined || names.length > 1 || doses.length === 0) return NOTHING
  const plain = plainRows(table, doses, kinds)
  const ofRole = (roles: ReadonlySet<ColumnRole>) =>
    columns.filter(({ role, holds }) => holds === null && roles.has(role)).map(({ index }) => index)
  const about = ofRole(OF_PERSONS)
  const groups = ofRole(GROUPS).filter((index) => namesGroups(plain, index))
  const groupNames = new Set(
    groups.flatMap((index) => [...cellsIn(plain, index)].flatMap((cell) => groupOf(cell) ?? [])),
  )
  const labels = new Map([...cellsIn(plain, name.index)].map((cell) => [cell, textAt(cell, looks)]))
  const isName = namesAmong([...new Set([...labels.values()].flatMap((label) => label ?? []))])
  const isBare = (cells: Cells) => ![...about, ...groups].some((index) => isFilled(cells[index]))
  const persons: Row[] = []
  const others: Labelled[] = []
  for (const each of plain) {
    const cell = each.cells[name.index]
    const label = cell === undefined ? null : (labels.get(cell) ?? null)
    if (label !== null && isName(label) && !(isBare(each.cells) && namesAny(label, groupNames))) persons.push(each)
    else others.push({ ...each, label })
  }
  if (others.length === 0 || persons.length < FEWEST || persons.length < plain.length * MOSTLY) return NOTHING
  const ofPersons = about.filter((index) => persons.every(({ cells }) => isFilled(cells[index])))
  const beside = columns.filter(
    ({ index, holds, role }) =>
      holds === null &&
      role === 'other' &&
      !groups.includes(index) &&
      persons.every(({ cells }) => isFilled(cells[index])),
  )
  const sums = new GroupSums(doses, groups, looks)
  for (const { cells } of persons) sums.add(cells)
  const nameOf = textsOf(table, name.index)
  const [added, unsure]: [number[], number[]] = [[], []]
  for (const { row, label, cells } of others) {
    const fills = ofPersons.some((index) => isFilled(cells[index]))
    const group =
      label ??
      groups
        .map((index) => cells[index]?.text ?? '')
        .join(' ')
        .trim()
    // A row with any of a person's details may be another badge of the row above. `Native | 120 kV` without a name is
    // another phase of the examination above: a sum has no kilovolts.
    const goesOn = label === null && beside.length > 0 && beside.every(({ index }) => isFilled(cells[index]))
    if (fills || goesOn || group === '') continue
    if (sums.addsUp(cells, group, label === null)) added.push(row)
    // A merged name applies to all of its rows.
    else if (label === null && (ofPersons.length === 0 || nameOf(row) !== '')) continue
    else if (ofPersons.length > 0 || SMALL_WORD.test(group)) unsure.push(row)
  }
  return { sums: added, unsure }
}

/** Returns the cells of a column. Equal cells are mostly one object, so there are far fewer than rows. */
function cellsIn(rows: readonly Row[], index: number): ReadonlySet<Cell> {
  const found = new Set<Cell>()
  let last: Cell | undefined
  for (const { cells } of rows) {
    const cell = cells[index]
    if (cell !== undefined && cell !== last) found.add(cell)
    last = cell
  }
  return found
}

function textAt(cell: Cell, looks: CellLooks): string | null {
  return isFilled(cell) ? looks.textOf(cell) : null
}

interface Labelled extends Row {
  /** Null if it names nobody. */
  readonly label: string | null
}

const NOTHING: OtherLabels = { sums: [], unsure: [] }

const groupsKnown = new WeakMap<Cell, string | null>()

/** Returns the group that a cell names, normalized for comparison; null for a figure. Equal cells are read once. */
function groupOf(cell: Cell | undefined): string | null {
  if (cell === undefined) return null
  let group = groupsKnown.get(cell)
  if (group === undefined) groupsKnown.set(cell, (group = groupIn(cell)))
  return group
}

function groupIn(cell: Cell): string | null {
  return isFilled(cell) && typeof cell.value === 'string' && /\p{L}/u.test(cell.text) ? wordKey(cell.text) : null
}

/** Whether a column names a few groups, such as departments, instead of each row. */
function namesGroups(rows: readonly Row[], index: number): boolean {
  const names = new Set<string>()
  for (const cell of cellsIn(rows, index)) {
    const group = groupOf(cell)
    if (group !== null) names.add(group)
    if (names.size > MOST_GROUPS) return false
  }
  return names.size > 0
}

function namesAny(label: string, groups: ReadonlySet<string>): boolean {
  const words = ` ${wordKey(label)} `
  return [...groups].some((group) => words.includes(` ${group} `))
}

/** Sums of each department's rows, and of all rows. */
class GroupSums {
  private readonly all = new RunningSums()
  private readonly byGroup = new Map<string, RunningSums>()

  constructor(
    private readonly doses: readonly number[],
    private readonly groups: readonly number[],
    private readonly looks: CellLooks,
  ) {}

  add(cells: Cells): void {
    const values = this.valuesOf(cells)
    this.all.add(values, false)
    for (const index of this.groups) {
      const group = groupOf(cells[index])
      if (group === null) continue
      const sum = this.byGroup.get(group) ?? new RunningSums()
      this.byGroup.set(group, sum)
      sum.add(values, false)
    }
  }

  /**
   * Whether a row is the sum of the group that it names.
   * @param orAll the row may be the sum over everybody instead
   */
  addsUp(cells: Cells, label: string, orAll: boolean): boolean {
    const values = this.valuesOf(cells)
    if (orAll && this.all.addsUpTo(values, { exactly: true })) return true
    return [...this.byGroup].some(
      ([group, sum]) => namesAny(label, new Set([group])) && sum.addsUpTo(values, { exactly: true }),
    )
  }

  private valuesOf(cells: Cells): readonly (Bounds | null)[] {
    return this.doses.map((index) => boundsOf(cells[index], this.looks))
  }
}
