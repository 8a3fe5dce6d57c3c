import { wordKey } from '../columns/fold'
import { areApart, badgeMarks, isBadgeMark, partsOf, radiationsIn } from '../columns/parts'
import type { ColumnRole } from '../layout-model'
import type { Draft } from './draft'

/** Names of this many badges aren't names of badges. */
const MOST_KINDS = 6
/** Of a badge that is worn beside another one: that one needs no words. */
const BESIDE =
  /(?<!\p{L})(?:доп\p{L}*|запас\p{L}*|резерв\p{L}*|secondary|additional|extra|spare|backup|supliment\p{L}*|secundar\p{L}*|rezerv\p{L}*)(?!\p{L})/iu
const LETTER = /\p{L}/u
const DIGIT = /\d/

/**
 * What the words of a row tell its badge by: «основной», `left eye`, `TLD`. Empty where a number does, or nothing.
 * @param cells what stands beside the dose
 */
export function badgeWords(cells: readonly { readonly role: ColumnRole; readonly text: string }[]): string {
  return cells
    .flatMap(({ role, text }) => {
      if (role === 'dosimeter' || role === 'position')
        return LETTER.test(text) && !DIGIT.test(text) ? [wordKey(text)] : []
      // «доп. смена», `left the company` tell no badge.
      return (role === 'other' || role === 'note') && isBadgeMark(text) ? badgeMarks(text) : []
    })
    .join(' ')
}

/**
 * Doses of one person, quantity, place and time by the words for their badges: «основной | дополнительный», `TLD | EPD`, `left eye | right
 * eye`. Perhaps they were worn at the same time, and then the dose is not the sum of both.
 */
export class OtherBadges {
  /** The first dose of each kind, in reading order. */
  private readonly firsts = new Map<string, Draft>()
  private readonly order: readonly string[]

  /** @param wordsOf what `badgeWords` says of a dose */
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

  /** The first dose of a badge that other words tell from this one's and that is before the first of its own. */
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
          // A badge that nothing is said of may well be the one before it.
          (each !== '' || BESIDE.test(words)) &&
          (words !== '' || BESIDE.test(each)) &&
          !areOfOtherRadiations(each, words) &&
          !areApart(partsOf([each], quantity), partsOf([words], quantity)),
      )
    return other?.first
  }
}

/** «ТЛД | нейтронный»: their doses are added. */
function areOfOtherRadiations(...badges: readonly [string, string]): boolean {
  const [one, other] = badges.map((words) => radiationsIn(words).includes('neutron'))
  return one !== other
}
