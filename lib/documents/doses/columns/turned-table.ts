import type { HeaderMeaning } from '../lexicon/headers'
import { setAbout } from './about-role'
import { isPersonName, kindShare } from './column-profile'
import type { ColumnDraft } from './draft'
import { asDose, fit } from './first-guess'
import { RADIATION_KINDS } from './header-units'
import { headerWords } from './header-words'
import { saysMean } from './mean-words'
import { measuredIn, namedQuantity } from './measured-rows'
import { namedPeriod } from './periods'
import type { Surroundings } from './surroundings'

const FIT = 0.5
const MOSTLY = 0.5
const FEWEST_PERIODS = 2
/** Headers of first columns whose texts name something else than what is measured, though doses may be spoken of. */
const NAMES_OTHERS: ReadonlySet<HeaderMeaning> = new Set([
  'subject_id',
  'birth',
  'unit',
  'position',
  'dosimeter',
  'note',
  'drug',
  'substance',
  'form',
  'route',
  'instruction',
  'department',
  'job',
  'place',
  'device',
  'examination',
])
const PERSONS: ReadonlySet<HeaderMeaning | null> = new Set(['subject', 'surname'])
/** «Иванов И. И. (таб. № 12)». */
const BEHIND_NAME = /\s*[([].*$|\s*,\s*(?:таб|id|№|no\.?|marca|врач|мед)\P{L}.*$/isu

/**
 * The column of a table turned on its side whose cells say what was measured (`Hp(10), мЗв`, «Возраст»), persons or periods being over
 * the columns right of it. Null where the table is none of these.
 */
export function quantityLabels(drafts: readonly ColumnDraft[]): ColumnDraft | null {
  const label = firstOfTexts(drafts)
  if (!label || label.profile.people > 0) return null
  if (label.low?.meaning && NAMES_OTHERS.has(label.low.meaning)) return null
  const across = acrossFrom(label, drafts)
  if (!across.some((draft) => personOver(draft, label) !== null || isPeriodOnly(draft))) return null
  if (across.some(saysDosesItself)) return null
  const unit = across.some(isOfUnits) ? ANY_UNIT : ''
  return label.profile.samples.some((text) => isMeasured(text, unit)) ? label : null
}

/** Stands for a unit of some row: which of them has it is seen row by row. */
const ANY_UNIT = 'mSv'

function isMeasured(text: string, unit: string): boolean {
  const words = headerWords(text)
  const units = words.units.some(({ kind }) => kind !== 'activity' && RADIATION_KINDS.has(kind))
  return (namedQuantity(words) !== null || (words.dose && (units || unit !== ''))) && measuredIn(text, unit) === 'dose'
}

/**
 * Settles such a table: the labels are quantities, and a column of numbers under a person or a period holds the doses that its rows
 * name. Under other words, and under periods that are nobody's, a person has to say.
 * @param named the title names a person
 */
export function settleTurned(drafts: readonly ColumnDraft[], around: Surroundings, named: boolean): void {
  const label = quantityLabels(drafts)
  if (!label) return
  if (label.role !== 'quantity') setAbout(label, 'quantity', 0.8)
  const across = acrossFrom(label, drafts)
  const persons = across.some((draft) => personOver(draft, label) !== null)
  for (const draft of across) {
    if (draft.profile.filled === 0 || fit(draft) < FIT || draft.words.some(({ noDose }) => noDose)) continue
    const person = personOver(draft, label)
    const { low, candidate } = draft
    const ofPeriod = isPeriodOnly(draft) || (low !== null && low.role !== null)
    if (person === null && !ofPeriod && !candidate) continue
    if (person === null && low !== null && saysMean(low.text)) {
      draft.candidate = false
      continue
    }
    asDose(draft)
    if (person !== null) draft.subject = person
    else if (!ofPeriod) {
      if (low?.rest) draft.subject = low.text
      draft.doubts.add('perhapsDoses')
    } else if (!named && !persons && !around.doses) draft.doubts.add('perhapsDoses')
  }
}

/**
 * Settles the first column where its header speaks of the columns across: «ФИО» or «Доза, мЗв» over months, persons being over the
 * others; «ФИО / Доза, мЗв» over persons.
 */
export function settleCorner(drafts: readonly ColumnDraft[]): void {
  const label = firstOfTexts(drafts)
  if (!label || label.profile.filled === 0) return
  const across = acrossFrom(label, drafts).filter((draft) => fit(draft) >= FIT)
  const ofPersons = label.role === 'subject' || label.role === 'surname'
  const ofDoses = label.holds === 'values' && fit(label) < FIT
  if (!ofPersons && !ofDoses) return
  if (across.some((draft) => personOver(draft, label) !== null)) {
    const role = calendarIn(label)
    if (role) setAbout(label, role, 0.8)
  } else if (ofDoses && label.profile.people >= MOSTLY && across.some(isPeriodOnly)) setAbout(label, 'subject', 0.8)
}

/** The first column's header where it names a unit or a quantity that its own texts have nothing of: it speaks of the table. */
export function cornerText(drafts: readonly ColumnDraft[]): string | null {
  const label = firstOfTexts(drafts)
  if (!label?.low || label.profile.filled === 0 || label.profile.doseLike > 0) return null
  const { units, text } = label.low
  const telling = units.some(({ kind }) => RADIATION_KINDS.has(kind) && kind !== 'activity')
  return telling || namedQuantity(label.low) !== null ? text : null
}

/** Whom a column's header names: by its look, or because the corner says that persons are across. Null where it names nobody. */
export function personOver({ path, low }: ColumnDraft, label: ColumnDraft): string | null {
  const named = path.findLast((text) => {
    const words = headerWords(text)
    if (words.rest && isPersonName(text)) return true
    const bare = text.replace(BEHIND_NAME, '')
    return bare !== text && headerWords(bare).rest && isPersonName(bare)
  })
  if (named !== undefined) return named
  return low?.rest && saysPersons(label) ? low.text : null
}

/** «ФИО», «Показатель / ФИО». */
function saysPersons({ path }: ColumnDraft): boolean {
  return path.some((text) => text.split(/[/\\|]/).some((part) => PERSONS.has(headerWords(part).meaning)))
}

function firstOfTexts(drafts: readonly ColumnDraft[]): ColumnDraft | null {
  const first = drafts.find(({ profile, low }) => profile.filled > 0 && low?.meaning !== 'row_number')
  return first && (first.profile.numbers < FIT || first.profile.years) ? first : null
}

function acrossFrom({ index }: ColumnDraft, drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  return drafts.filter((draft) => draft.index > index)
}

function isPeriodOnly({ low }: ColumnDraft): boolean {
  return low !== null && low.period !== null && !low.rest
}

function isOfUnits({ low, profile }: ColumnDraft): boolean {
  return low?.meaning === 'unit' || kindShare(profile, 'unit') >= MOSTLY
}

/** A column of doses by its own header: the rows only tell more of it. */
function saysDosesItself({ low, profile }: ColumnDraft): boolean {
  if (!low || low.noDose || profile.filled === 0) return false
  const units = low.units.some(({ kind }) => RADIATION_KINDS.has(kind))
  return (units || low.dose || namedQuantity(low) !== null) && low.role !== 'role_limit'
}

/** How the first column's texts name the time; null where they don't. */
function calendarIn({ profile }: ColumnDraft): 'date' | 'period_name' | null {
  if (kindShare(profile, 'date') >= MOSTLY) return 'date'
  const periods = profile.samples.filter((text) => namedPeriod(text)?.whole)
  const enough = periods.length >= FEWEST_PERIODS && periods.length >= profile.samples.length * MOSTLY
  return enough ? 'period_name' : null
}
