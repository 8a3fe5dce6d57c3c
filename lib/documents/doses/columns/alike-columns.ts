import type { ColumnDraft } from './draft'
import { areApart, partsOf } from './parts'
import { timeKey } from './periods'

/** The minimum share of rows that must add up. A single wrong sum is the file's own mistake. */
const MOSTLY = 0.9
/** Allows for rounding when binary fractions are added. */
const SLACK = 1e-6

/**
 * Marks columns of one quantity, place, person and time that can't be distinguished: «Дозиметр 1 | Дозиметр 2», `Hp(3)
 * left eye | Hp(3) right eye`, `TLD | EPD`, `Raw | Final`, or the same header twice. The badges may have been worn
 * together, or one column may repeat the other; then no dose is the sum of both. They aren't added until a user
 * confirms it, unless the file itself adds them.
 * @param group columns of one quantity at one place of one person
 * @param totals columns of the table that say that they are sums
 */
export function doubtAlike(group: readonly ColumnDraft[], totals: readonly ColumnDraft[]): void {
  const added = group.filter(({ role }) => role === 'period')
  if (added.length < 2 || totals.some((total) => addsUp(total, added))) return
  const byTime = new Map<string, ColumnDraft[]>()
  for (const draft of added) {
    const time = timeOf(draft)
    const known = byTime.get(time)
    if (known) known.push(draft)
    else byTime.set(time, [draft])
  }
  for (const drafts of byTime.values()) {
    const parts = new Map(drafts.map((draft) => [draft, partsOf(draft.path, draft.quantity)]))
    const alike = drafts.filter((draft) =>
      drafts.some((other) => other !== draft && meet(draft, other) && !areApart(parts.get(draft), parts.get(other))),
    )
    if (alike.length === 0 || totals.some((total) => addsUp(total, drafts))) continue
    for (const draft of alike) draft.doubts.add('perhapsDoses')
  }
}

/**
 * Returns the time that a column's doses belong to, as far as its header says. A year above the period counts too:
 * «2024» over «1 п/г». «12 мес.» may be of any year.
 */
function timeOf({ words, period: own }: ColumnDraft): string {
  return [own, ...words.map(({ period }) => period)]
    .map((named) => timeKey(named?.level === 'year' && named.year === null ? null : named))
    .join('\u0000')
}

/**
 * Whether both columns have a value in the same row, so that anything is added. Marks in place of doses without a
 * header don't count.
 */
function meet(a: ColumnDraft, b: ColumnDraft): boolean {
  if ([a, b].some(({ low, profile }) => low === null && profile.numbers === 0)) return false
  const [some, others] = [a.profile.sizes, b.profile.sizes]
  return some.length !== others.length || some.some((size, row) => size !== null && others[row] !== null)
}

/**
 * Whether the numbers of a column are the sums of the other columns' numbers, row by row.
 * @param least the minimum number of rows that have several parts above zero
 */
export function addsUp(total: ColumnDraft, parts: readonly ColumnDraft[], least = 1): boolean {
  const { subject, unit, profile } = total
  if (parts.some((part) => part.subject !== subject || part.unit !== unit)) return false
  if (parts.some((part) => part.profile.sizes.length !== profile.sizes.length)) return false
  let [rows, right, telling] = [0, 0, 0]
  profile.sizes.forEach((size, row) => {
    const sizes = parts.map((part) => part.profile.sizes[row])
    if (typeof size !== 'number' || sizes.includes(undefined)) return
    const known = sizes.map((each) => each ?? 0)
    const sum = known.reduce((all, each) => all + each, 0)
    rows += 1
    if (Math.abs(size - sum) > SLACK * Math.max(1, size)) return
    right += 1
    if (known.filter((each) => each > 0).length > 1) telling += 1
  })
  return telling >= least && right >= rows * MOSTLY
}
