import { wordsBesideUnits } from '../columns/header-units'
import { headerWords, wholeMeaning } from '../columns/header-words'
import { besideQuantities, namedQuantity } from '../columns/measured-rows'
import { partsOf } from '../columns/parts'
import { timeKey } from '../columns/periods'
import { saysMeasurement, withoutNumbers } from '../columns/repeated-readings'
import { isPersonal } from '../lexicon/quantity'
import { positionIn } from '../linking/positions'

/** What is known of the earlier rows with the same quantity, place on the body and time. */
interface Alike {
  ofBadges: boolean
  bare: boolean
}

/**
 * Recognizes dose rows of a transposed table that may repeat another row. «Hp(10), дозиметр 1» and «Hp(10), дозиметр 2»
 * may have been worn at the same time or one after the other. So may «Hp(10) основной» and «Hp(10) дополнительный».
 * Places on the body, periods and kinds of radiation distinguish doses.
 */
export class PerhapsBadges {
  private readonly seen = new Map<string, Alike>()

  /**
   * Whether a row may repeat a row that was passed in before.
   * @param beside what else distinguishes its doses from those of other rows
   */
  again(label: string, beside: string): boolean {
    const words = headerWords(label)
    const quantity = namedQuantity(words)
    const position = positionIn(label)
    const parts = [...partsOf([label], quantity)].sort()
    const key = [quantity, position, timeKey(words.period), ...parts, beside].join('\u0000')
    const known = this.seen.get(key)
    const badge = isPersonal(quantity) || position !== null
    const ofBadges = words.meaning === 'dosimeter' || saysMeasurement(label)
    const bare = !badge && words.meaning === null && isBare(label)
    this.seen.set(key, { ofBadges: ofBadges || known?.ofBadges === true, bare: bare || known?.bare === true })
    if (!known) return false
    return badge || ofBadges || known.ofBadges || (bare && known.bare)
  }
}

/** Whether a label is only a quantity's name, a unit and a number: «Эффективная доза 2, мЗв». */
function isBare(label: string): boolean {
  const rest = withoutNumbers(wordsBesideUnits(besideQuantities(label))).trim()
  return rest === '' || wholeMeaning(rest) === 'dose'
}
