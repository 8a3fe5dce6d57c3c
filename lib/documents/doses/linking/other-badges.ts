import { wordKey } from '../columns/fold'
import { areApart, badgeMarks, isBadgeMark, partsOf, radiationsIn } from '../columns/parts'
import { wordPattern } from '../language/header-patterns'
import type { ColumnRole } from '../layout-model'
import type { Draft } from './draft'

/** More different names than this aren't names of badges. */
const MOST_KINDS = 6
/** Words for a badge worn in addition to another one, which needs no words itself. */
const BESIDE = wordPattern('besideBadge')
const LETTER = /\p{L}/u
const DIGIT = /\d/

/**
 * Returns the words that identify a row's badge: «основной», `left eye`, `TLD`. Empty if a number identifies it, or
 * nothing does.
 * @param cells the cells next to the dose
 */
export function badgeWords(cells: readonly { readonly role: ColumnRole; readonly text: string }[]): string {
  return cells
    .flatMap(({ role, text }) => {
      if (role === 'dosimeter' || role === 'position')
        return LETTER.test(text) && !DIGIT.test(text) ? [wordKey(text)] : []
      // «доп. смена» and `left the company` don't identify a badge.
      return (role === 'other' || role === 'note') && isBadgeMark(text) ? badgeMarks(text) : []
    })
    .join(' ')
}

/**
 * Doses of one person, quantity, place and time by the words for their badges: «основной | дополнительный», `TLD |
 * EPD`, `left eye | right eye`. The badges may have been worn at the same time, and then the dose isn't the sum of
 * both.
 */
export class OtherBadges {
  /** The first dose of each kind, in reading order. */
  private readonly firsts = new Map<string, Draft>()
  private readonly order: readonly string[]

  /** @param wordsOf returns the `badgeWords` of a dose */
  constructor(
    group: readonly Draft[],
    private readonly wordsOf: (draft: Draft) => string,
  ) {
    for (const draft of group) {
      const words = wordsOf(draft)
      if (!this.firsts.has(words)) this.firsts.set(words, draft)
    }
    this.order = this.firsts.size > MOST_KINDS ? [] : [...this.firsts.keys()]
  }

  /** Returns the first dose of a differently named badge, if it comes before the first dose of this one's badge. */
  firstBefore(draft: Draft, dropped: ReadonlySet<Draft>): Draft | undefined {
    if (this.order.length < 2) return undefined
    const words = this.wordsOf(draft)
    const { quantity } = draft.reading
    const other = this.order
      .slice(0, this.order.indexOf(words))
      .map((each) => ({ each, first: this.firsts.get(each) }))
      .find(
        ({ each, first }) =>
          first !== undefined &&
          first.row !== draft.row &&
          !dropped.has(first) &&
          // A badge without words may well be the one before it.
          (each !== '' || BESIDE.test(words)) &&
          (words !== '' || BESIDE.test(each)) &&
          !areOfOtherRadiations(each, words) &&
          !areApart(partsOf([each], quantity), partsOf([words], quantity)),
      )
    return other?.first
  }
}

/** Whether two badges measure different radiations: «ТЛД | нейтронный». Their doses are added. */
function areOfOtherRadiations(...badges: readonly [string, string]): boolean {
  const [one, other] = badges.map((words) => radiationsIn(words).includes('neutron'))
  return one !== other
}
