import type { HeaderConcept } from '../language/header-concepts'
import { sourceOf } from '../language/header-patterns'
import { setAbout } from './about-role'
import type { ColumnDraft } from './draft'
import { readPeriod, timeKey } from './periods'
import type { Surroundings } from './surroundings'

/** The start of a badge's wearing, or of someone's employment: `Start date`. */
const START = alone('startDay')
/** A patient's visit, or the day someone was hired. */
const RECEPTION = alone('reception')
const PATIENTS = new RegExp(String.raw`(?<!\p{L})${sourceOf('patients')}`, 'iu')
/** The maximum share of distinct days for days of badges, which many wearers share. Days of hire aren't shared. */
const SHARED = 0.5

const OF_TIME: ReadonlySet<string> = new Set(['date', 'period_name', 'month'])

function alone(concept: HeaderConcept): RegExp {
  return new RegExp(String.raw`^\P{L}*${sourceOf(concept)}\P{L}*$`, 'iu')
}

/**
 * Marks «Дата приёма», or `Start date` without an end, as possibly a day of hire. If the days differ between persons,
 * they aren't used for the doses, and the user must decide.
 */
export function settleLoneDays(drafts: readonly ColumnDraft[]): void {
  if (drafts.some(({ role }) => role === 'examination' || role === 'drug' || role === 'period_to')) return
  if (drafts.some(({ path }) => path.some((text) => PATIENTS.test(text)))) return
  for (const draft of drafts) {
    const said = draft.low?.text ?? ''
    const lone = (draft.role === 'period_from' && START.test(said)) || (draft.role === 'date' && RECEPTION.test(said))
    if (!lone || isShared(draft) || drafts.some(isRepeatedName)) continue
    setAbout(draft, 'other', 0.5)
    draft.doubts.add('dateUnsure')
  }
}

/**
 * Drops columns of dates or months under a header that says nothing of time, if most are outside the period in the
 * titles: the beginning of records, a calibration. The doses are of the titles' period.
 */
export function dropTimesOutside(drafts: readonly ColumnDraft[], { period }: Surroundings): void {
  dropTimesAcross(drafts)
  if (period === null) return
  const year = Number(period.from.slice(0, 4))
  for (const draft of drafts) {
    const { role, low, profile } = draft
    if (!OF_TIME.has(role) || low === null || low.meaning !== null || low.period !== null) continue
    const times = profile.samples.flatMap((text) => readPeriod(text, year) ?? [])
    const outside = times.filter(({ from, to }) => to < period.from || from > period.to).length
    if (outside * 2 > profile.samples.length) setAbout(draft, 'other', 0.6)
  }
}

/**
 * Drops a column that only looks like one of periods, such as the groups `TR-1`, `TR-2`, next to doses whose headers name
 * several periods of a year. A row isn't of a period too.
 */
function dropTimesAcross(drafts: readonly ColumnDraft[]): void {
  const across = drafts.flatMap(({ holds, low }) =>
    holds === 'values' && low?.period && low.period.level !== 'year' ? [timeKey(low.period)] : [],
  )
  if (new Set(across).size < 2) return
  for (const draft of drafts) {
    const { holds, role, low } = draft
    if (holds === null && role === 'period_name' && low !== null && low.meaning === null && low.period === null)
      setAbout(draft, 'other', 0.6)
  }
}

function isShared({ profile: { distinct, filled } }: ColumnDraft): boolean {
  return filled > 1 && distinct <= filled * SHARED
}

/** Whether persons have several rows, which are then for several times. */
function isRepeatedName({ role, profile: { distinct, filled } }: ColumnDraft): boolean {
  return (role === 'subject' || role === 'surname' || role === 'subject_id') && distinct < filled
}
