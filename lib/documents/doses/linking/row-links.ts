import { headerUnits } from '../columns/header-units'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { definiteQuantity, rowsQuantity } from '../columns/rows-quantity'
import { VAGUE_QUANTITIES } from '../columns/surroundings'
import { sideOf } from '../columns/side-columns'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { DoseTable } from '../layout-model'
import { formsAndRoutes } from '#instructions'
import { type RowFacts, type WrittenUnit, writtenUnit } from '../reading/known'
import type { AboutCells } from './about-cells'
import { isControl } from './control'
import { type GroupLine, unitBeside } from './group-line'
import { isPosition, positionIn } from './positions'

const KEEP = 5_000
const FACTS = ['unit', 'quantity', 'form', 'route', 'frequency', 'duration'] as const
/** The body or a hand without a side: another column may name the place exactly. */
const COARSE: ReadonlySet<Position> = new Set(['chest', 'extremity'])
type FactRole = (typeof FACTS)[number]

/** What the cells next to a row's doses say about them, except the person and the time. Equal texts are read once. */
export class RowLinks {
  private readonly facts = new Map<string, RowFacts>()
  private readonly worn = new Map<string, Quantity | null>()
  private readonly roles: readonly FactRole[]
  /** True if the columns have different quantities: the rows are series, phases or examinations. */
  private readonly quantitiesAcross: boolean
  private group: WrittenUnit | null = null
  private groupScaled = false
  private groupQuantity: Quantity | null = null

  constructor(
    private readonly table: DoseTable,
    private readonly about: AboutCells,
  ) {
    this.roles = FACTS.filter((role) => about.has(role))
    const sure = table.columns.flatMap(({ holds, quantity }) =>
      holds === 'values' && quantity !== null && !VAGUE_QUANTITIES.has(quantity) ? [quantity] : [],
    )
    this.quantitiesAcross = new Set(sure).size > 1
  }

  /**
   * Applies a group row that names the unit or the quantity of the doses below.
   * @returns whether the quantity differs from that of the doses before
   */
  enterGroup({ unit, scaled, quantity }: GroupLine): boolean {
    if (!unit && !scaled && !quantity) return false
    const changed = quantity !== null && quantity !== this.groupQuantity
    // The unit of the block above needn't be that of another quantity.
    const other = changed && this.groupQuantity !== null
    if (unit || scaled || other) [this.group, this.groupScaled] = [unit, scaled]
    if (quantity) this.groupQuantity = quantity
    this.facts.clear()
    return changed
  }

  /** Returns what the row, or a group row above it, says about its values; null if nothing does. */
  factsOf(row: number): RowFacts | null {
    const grouped = this.group !== null || this.groupScaled || this.groupQuantity !== null
    const worn = this.wornQuantity(row)
    if (this.roles.length === 0 && !grouped && worn === null) return null
    let key = worn ?? ''
    for (const role of this.roles) key += `${this.about.first(row, role)?.text ?? ''}\u0000`
    const known = this.facts.get(key)
    if (known) return known
    const read = this.read(row)
    if (this.facts.size < KEEP) this.facts.set(key, read)
    return read
  }

  positionOf(row: number): Position | null {
    const { about } = this
    // In `Hand | L RING` the cells give the place only together.
    const said = about.texts(row, 'position')
    const position = said === null ? null : positionIn(said)
    if (position) return COARSE.has(position) ? (this.finerPosition(row) ?? position) : position
    const sided = about
      .columns('position')
      .flatMap(({ header, index }) => sideOf(header, about.cell(row, index)?.text ?? '') ?? [])
    if (sided[0]) return sided[0]
    const badge = about.text(row, 'dosimeter')
    const worn = badge === null ? null : positionIn(badge)
    if (worn) return worn
    // «Доза на хрусталик, мЗв» as a line of a card.
    const measured = about.text(row, 'quantity')
    return measured === null ? null : positionIn(measured)
  }

  /** Returns the place that one of several columns of places names exactly: `Body | COLLAR`, `Ring | RFINGR`. */
  private finerPosition(row: number): Position | null {
    const columns = this.about.columns('position')
    if (columns.length < 2) return null
    const named = columns.flatMap(({ index }) => positionIn(this.about.cell(row, index)?.text ?? '') ?? [])
    const [finer = null, ...more] = new Set(named.filter((each) => !COARSE.has(each)))
    return more.length > 0 ? null : finer
  }

  /** Returns the machine, or the badge's number. */
  deviceOf(row: number): string | null {
    const machine = this.about.text(row, 'device')
    if (machine !== null) return machine
    const badge = this.about.text(row, 'dosimeter')
    return badge !== null && !isPosition(badge) && !isControl(badge) ? badge : null
  }

  drugOf(row: number): string | null {
    return this.about.text(row, 'drug')
  }

  /** Whether the words for the position or the badge name a control badge. */
  isControlBadge(row: number): boolean {
    return (['position', 'dosimeter'] as const).some((role) => {
      const said = this.about.text(row, role)
      return said !== null && isControl(said)
    })
  }

  private quantityOf(row: number): Quantity | null {
    const text = this.about.text(row, 'quantity')
    const header = this.about.columns('quantity').find(({ index }) => this.about.cell(row, index)?.text.trim())?.header
    return text === null ? this.wornQuantity(row) : rowsQuantity(text, header ?? '')
  }

  /** Returns the quantity that a row names together with its place: `Left finger, Hp(0.07)`. */
  private wornQuantity(row: number): Quantity | null {
    const text = this.about.text(row, 'position')
    if (text === null) return null
    let quantity = this.worn.get(text)
    if (quantity === undefined) this.worn.set(text, (quantity = definiteQuantity(text)))
    return quantity
  }

  private read(row: number): RowFacts {
    const text = (role: FactRole) => this.about.text(row, role)
    const route = text('route')
    const rhythm = [text('frequency'), text('duration')].filter((part) => part !== null).join(' ')
    const [own, beside] = [unitIn(text('unit'), this.table), unitBeside(text('quantity'))]
    const unit = own && beside && areAgainst(own, beside) ? null : (own ?? beside)
    return {
      unit,
      unitUnclear: unit === null && namesRadiationUnit(text('quantity')),
      groupUnit: this.group,
      groupScaled: this.groupScaled,
      groupQuantity: this.groupQuantity,
      quantity: this.quantitiesAcross ? null : this.quantityOf(row),
      form: text('form'),
      route: route === null ? null : (routeIn(route) ?? route),
      rhythm: rhythm === '' ? null : rhythm,
    }
  }
}

function unitIn(text: string | null, { context }: DoseTable): WrittenUnit | null {
  return text === null ? null : writtenUnit(text, context)
}

/** Whether two units contradict each other: «Hp(10), мЗв | мкЗв». One of them is wrong. */
function areAgainst({ info: own }: WrittenUnit, { info: beside }: WrittenUnit): boolean {
  return own.ucum !== beside.ucum && RADIATION_KINDS.has(own.kind) && RADIATION_KINDS.has(beside.kind)
}

function namesRadiationUnit(text: string | null): boolean {
  return text !== null && headerUnits(text).some(({ kind }) => RADIATION_KINDS.has(kind))
}

/** Returns «в/м», `p.o.`, `iv` as a FHIR route. */
function routeIn(text: string): string | null {
  return formsAndRoutes(text, null).find(({ route }) => route !== null)?.route ?? null
}
