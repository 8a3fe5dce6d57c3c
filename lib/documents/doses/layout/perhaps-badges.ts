import { wordsBesideUnits } from '../columns/header-units'
import { headerWords, wholeMeaning } from '../columns/header-words'
import { besideQuantities, namedQuantity } from '../columns/measured-rows'
import { partsOf } from '../columns/parts'
import { timeKey } from '../columns/periods'
import { saysMeasurement, withoutNumbers } from '../columns/repeated-readings'
import { isPersonal } from '../lexicon/quantity'
import { positionIn } from '../linking/positions'

/** What the rows seen of one quantity, place on the body and time say. */
interface Alike {
  ofBadges: boolean
  bare: boolean
}

/**
 * Knows the dose rows of a table turned on its side that perhaps say again what another one says: «Hp(10), дозиметр 1» and «Hp(10),
 * дозиметр 2» may have been worn at the same time or one after the other, and so may «Hp(10) основной» and «Hp(10) дополнительный». Places on
 * the body, periods and kinds of radiation tell doses apart.
 */
export class PerhapsBadges {
  private readonly seen = new Map<string, Alike>()

  /**
   * Whether a row perhaps says again what one says that was asked about before it.
   * @param beside what else tells its doses from those of other rows
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

/** «Эффективная доза 2, мЗв»: a quantity's name, a unit and a number. */
function isBare(label: string): boolean {
  const rest = withoutNumbers(wordsBesideUnits(besideQuantities(label))).trim()
  return rest === '' || wholeMeaning(rest) === 'dose'
}
