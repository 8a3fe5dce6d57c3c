import type { ColumnDraft } from './draft'
import { areApart, partsOf } from './parts'
import { timeKey } from './periods'

/** Of the rows so many have to add up: one wrong sum is the file's own mistake. */
const MOSTLY = 0.9
/** Sums of binary fractions. */
const SLACK = 1e-6

/**
 * Columns of one quantity, place, person and time that nothing tells apart: «Дозиметр 1 | Дозиметр 2», `Hp(3) left eye | Hp(3) right eye`,
 * `TLD | EPD`, `Raw | Final`, or the same header twice. Perhaps they were worn at the same time, perhaps one says the other over again, and then
 * no dose is the sum of both. No one adds them up before a person has said so, unless the file does so itself.
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

/** When the doses of a column were received, as far as its header says: «2024» over «1 п/г» too, while «12 мес.» may be those of any year. */
function timeOf({ words, period: own }: ColumnDraft): string {
  return [own, ...words.map(({ period }) => period)]
    .map((named) => timeKey(named?.level === 'year' && named.year === null ? null : named))
    .join('\u0000')
}

/** Whether both have something in one row, marks in place of doses without a header aside: else nothing is added. */
function meet(a: ColumnDraft, b: ColumnDraft): boolean {
  if ([a, b].some(({ low, profile }) => low === null && profile.numbers === 0)) return false
  const [some, others] = [a.profile.sizes, b.profile.sizes]
  return some.length !== others.length || some.some((size, row) => size !== null && others[row] !== null)
}

/**
 * Whether the numbers of a column are the sums of those of the others, row by row.
 * @param least so many rows have to tell
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
