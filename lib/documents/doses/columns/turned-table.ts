import type { HeaderMeaning } from '../lexicon/headers'
import type { AboutRole } from '../layout-model'
import { setAbout } from './about-role'
import { kindShare } from './column-profile'
import type { ColumnDraft } from './draft'
import { asDose, fit } from './first-guess'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { headerWords } from './header-words'
import { saysMean } from './mean-words'
import { isMeasured, namedQuantity, namesInFull } from './measured-rows'
import { namedPeriod } from './periods'
import { namesAmong } from './person-name'
import { personOver, saysPersons } from './persons-over'
import type { Surroundings } from './surroundings'

/** A transposed table: its rows say what was measured, its columns are persons or periods. */
export interface Turned {
  /** The column of the row labels, from 0. */
  readonly label: number
  /** The title, or a line above rows, names a person. */
  readonly named: boolean
}

const FIT = 0.5
const MOSTLY = 0.5
const FEWEST_PERIODS = 2
/** Meanings of first columns that don't name quantities, although their rows may mention doses. */
const NAMES_OTHERS: ReadonlySet<HeaderMeaning> = new Set([
  'subject_id',
  'birth',
  'other_date',
  'unit',
  'position',
  'dosimeter',
  'note',
  'form',
  'route',
  'instruction',
  'department',
  'job',
  'place',
  'device',
  'examination',
])
const PLACES: ReadonlySet<HeaderMeaning | null> = new Set(['place', 'department'])
/** A placeholder for the units of a column of units, before each row's unit is known. */
const SOME_UNIT = 'mSv'
const MOSTLY_PERIODS = 0.5

/**
 * Returns the column whose cells say what was measured (`Hp(10), мЗв`, «Возраст»), with persons or periods over the
 * columns to its right. Null if rows are persons, days or places, or if the columns themselves name their doses.
 */
export function quantityLabels(drafts: readonly ColumnDraft[]): ColumnDraft | null {
  const unit = drafts.some(isOfUnits) ? SOME_UNIT : ''
  const left = leftTexts(drafts)
  const at = left.findIndex(
    ({ low, profile }) =>
      // Months with a line of cumulative doses below them are still months.
      kindShare(profile, 'period') < MOSTLY_PERIODS &&
      profile.samples.some((text) => isMeasured(text, unit, low?.meaning === 'quantity')),
  )
  const label = left[at]
  if (!label || left.slice(0, at + 1).some(namesOthers) || left.slice(0, at).some(holdsPersons)) return null
  // With names in another column of labels, rows are persons whatever the order of the columns.
  if (left.slice(at + 1).some(({ profile }) => profile.people >= MOSTLY)) return null
  const across = rightOf(label, drafts)
  if (across.some((draft) => saysDosesItself(draft, label))) return null
  if (across.some((draft) => personOver(draft, label) !== null)) return label
  // «ФИО» over «Орлов А. А., Hp(10)» isn't a corner.
  return !saysPersons(label) && across.some((draft) => isPeriodOnly(draft) || isPerhapsOver(draft)) ? label : null
}

/** Returns the column of units next to the labels, before roles are set. */
export function unitsBeside(label: ColumnDraft, drafts: readonly ColumnDraft[]): ColumnDraft | null {
  return rightOf(label, drafts).find(isOfUnits) ?? null
}

/**
 * Interprets a transposed table: a column of numbers under a person or a period contains the doses that its rows name.
 * Under other words, and under periods without a known person, the user must decide.
 */
export function settleTurned(drafts: readonly ColumnDraft[], around: Surroundings, { label: at, named }: Turned): void {
  const label = drafts.find(({ index }) => index === at)
  if (!label) return
  if (label.role !== 'quantity') settleLabel(label, 'quantity')
  const across = rightOf(label, drafts)
  const personIn = personsAcross(across, label)
  const persons = across.some((draft) => personIn(draft) !== null)
  for (const draft of across) {
    if (draft.profile.filled === 0 || fit(draft) < FIT || draft.words.some(({ noDose }) => noDose)) continue
    const person = personIn(draft)
    const { low, candidate } = draft
    const ofPeriod = isPeriodOnly(draft) || (low !== null && low.role !== null)
    const ofPlace = low !== null && PLACES.has(low.meaning)
    if (person === null && !ofPeriod && !ofPlace && !candidate) continue
    if (person === null && low !== null && saysMean(low.text)) {
      draft.candidate = false
      continue
    }
    asDose(draft)
    if (person !== null) draft.subject = person
    else if (!ofPeriod) {
      if (low?.rest || ofPlace) draft.subject = low.text
      draft.doubts.add('perhapsDoses')
    } else if (!named && !persons && !around.doses && !speaksOfDoses(draft)) draft.doubts.add('perhapsDoses')
  }
}

/** Returns the person over each column. Together even `Ives J | Kemp D` are names. */
function personsAcross(across: readonly ColumnDraft[], label: ColumnDraft): (draft: ColumnDraft) => string | null {
  const open = across.flatMap(({ low }) => (low?.rest && low.position === null ? [low.text] : []))
  const isName = namesAmong([...new Set(open)])
  return (draft) => {
    const { low } = draft
    return personOver(draft, label) ?? (low?.rest && low.position === null && isName(low.text) ? low.text : null)
  }
}

/** Whether row labels name units, so that the numbers of a column have several units. */
export function rowsNameUnits(drafts: readonly ColumnDraft[], { label }: Turned): boolean {
  const samples = drafts.find(({ index }) => index === label)?.profile.samples ?? []
  return samples.some((text) => headerWords(text).units.some(({ kind }) => RADIATION_KINDS.has(kind)))
}

/**
 * Sets the first column if its header describes the other columns: «ФИО» or «Доза, мЗв» over months, with persons over
 * the other columns; or «Доза, мЗв» over persons, with months over them.
 */
export function settleCorner(drafts: readonly ColumnDraft[]): void {
  const label = firstOfTexts(drafts)
  if (!label) return
  const days = isOfHeader(label) ? calendarIn(label) : null
  if (days) return settleLabel(label, days)
  const ofPersons = (label.role === 'subject' || label.role === 'surname') && label.profile.people < MOSTLY
  const ofDoses = label.holds === 'values' && (fit(label) < FIT || label.profile.years)
  if (!ofPersons && !ofDoses) return
  const across = rightOf(label, drafts).filter((draft) => fit(draft) >= FIT)
  if (across.some((draft) => personOver(draft, label) !== null)) {
    const role = calendarIn(label)
    if (role) settleLabel(label, role)
  } else if (ofDoses && label.profile.people >= MOSTLY && across.some(isPeriodOnly)) settleLabel(label, 'subject')
}

/**
 * Returns the headers of the columns of labels, if their unit or quantity doesn't occur in their own cells.
 * They then describe the table. They are joined into one text, since different units wouldn't apply to it.
 */
export function cornerText(drafts: readonly ColumnDraft[]): string | null {
  const labels = leftTexts(drafts)
  const texts = drafts.filter((draft) => labels.includes(draft) || saysPersons(draft)).flatMap(ofTable)
  return texts.length === 0 ? null : texts.join(' / ')
}

/**
 * Returns a year over months, such as «2024», which applies to all of them. Null if the first column's header says
 * anything else.
 */
export function cornerYear(drafts: readonly ColumnDraft[]): string | null {
  const first = firstOfTexts(drafts)
  const period = first?.low?.period ?? null
  if (!first || period === null || !period.whole || period.level !== 'year') return null
  return kindShare(first.profile, 'period') >= MOSTLY_PERIODS ? (first.low?.text ?? null) : null
}

/** Returns the lines of a label column's header that name a quantity or a unit of doses. */
function ofTable({ words, profile }: ColumnDraft): readonly string[] {
  if (profile.doseLike >= MOSTLY && !profile.years) return []
  return words.flatMap((line) => {
    const telling = line.units.some(({ kind }) => RADIATION_KINDS.has(kind) && kind !== 'activity')
    return telling || (namedQuantity(line) !== null && namesInFull(line.text)) ? [line.text] : []
  })
}

/** Whether «Ед. изм.» in the corner over months describes the header's own lines, not the cells below it. */
function isOfHeader({ role, profile }: ColumnDraft): boolean {
  return (
    (role === 'unit' && kindShare(profile, 'unit') === 0) ||
    (role === 'quantity' && kindShare(profile, 'quantity') === 0)
  )
}

function settleLabel(label: ColumnDraft, role: AboutRole): void {
  setAbout(label, role, 0.8)
  label.quantity = null
  label.unit = null
  label.unitSource = null
  label.position = null
  label.period = null
}

/** Whether the rows of a column are persons. A header for persons over periods is the label of its own row. */
function holdsPersons(draft: ColumnDraft): boolean {
  return saysPersons(draft) && kindShare(draft.profile, 'period') < MOSTLY_PERIODS
}

/** Whether rows are persons, places or examinations. */
function namesOthers({ profile, low }: ColumnDraft): boolean {
  const meaning = low?.meaning ?? null
  return profile.people > 0 || (meaning !== null && NAMES_OTHERS.has(meaning))
}

/** Returns the columns to the left of all numbers, not counting row numbers and years. */
function leftTexts(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const filled = drafts.filter(
    ({ profile, low }) =>
      profile.filled > 0 && low?.meaning !== 'row_number' && !(profile.counting && !profile.years && profile.integers),
  )
  const numbers = filled.findIndex(
    ({ profile, low }) => profile.numbers >= FIT && !profile.years && low?.meaning !== 'subject_id',
  )
  return numbers < 0 ? filled : filled.slice(0, numbers)
}

function firstOfTexts(drafts: readonly ColumnDraft[]): ColumnDraft | null {
  return leftTexts(drafts)[0] ?? null
}

function rightOf({ index }: ColumnDraft, drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  return drafts.filter((draft) => draft.index > index)
}

function isPeriodOnly({ low }: ColumnDraft): boolean {
  return low !== null && low.period !== null && !low.rest
}

/** Whether numbers under «Иванов», `Room 2` may belong to a person. */
function isPerhapsOver(draft: ColumnDraft): boolean {
  const { low, profile } = draft
  return low !== null && (low.rest || PLACES.has(low.meaning)) && profile.filled > 0 && fit(draft) >= FIT
}

function isOfUnits({ low, profile }: ColumnDraft): boolean {
  return low?.meaning === 'unit' || kindShare(profile, 'unit') >= MOSTLY
}

/**
 * Whether a column contains doses by its own header, so that the rows only add details. Under a name or a period, the
 * rows determine what it contains.
 */
function saysDosesItself(draft: ColumnDraft, label: ColumnDraft): boolean {
  const { low, profile } = draft
  if (!low || low.noDose || low.role !== null || profile.filled === 0) return false
  if (low.meaning === 'value' || namedQuantity(low) !== null) return true
  return speaksOfDoses(draft) && !isPeriodOnly(draft) && personOver(draft, label) === null
}

function speaksOfDoses({ low }: ColumnDraft): boolean {
  return low !== null && (low.dose || low.units.some(({ kind }) => RADIATION_KINDS.has(kind)))
}

/** Returns how the first column's texts name the time; null if they don't. */
function calendarIn({ profile }: ColumnDraft): 'date' | 'period_name' | null {
  if (kindShare(profile, 'date') >= MOSTLY) return 'date'
  const periods = profile.samples.filter((text) => namedPeriod(text)?.whole)
  const enough = periods.length >= FEWEST_PERIODS && periods.length >= profile.samples.length * MOSTLY
  return enough ? 'period_name' : null
}
