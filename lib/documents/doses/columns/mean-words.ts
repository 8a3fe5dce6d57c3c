import { sourceOf, wordPattern } from '../language/header-patterns'
import { conceptsIn, isNamesake, labelFacts } from '../evidence/label-facts'
import { isPersonName } from './person-name'

/** The minutes of «за 5 мин» and «мЗв/мин», and the abbreviation for Wednesday. */
const NO_STATISTIC = new RegExp(
  String.raw`(?<=\d\s?|\/\s?)${sourceOf('minutes')}(?!\p{L})|(?<!\p{L})${sourceOf('noMean')}(?!\p{L}|\.|\s?${sourceOf('meanValue')})`,
  'giu',
)
const STATISTICS = ['maximum', 'minimum', 'mean', 'median'] as const

/** Radiotherapy: the dose of one fraction, next to the dose of all fractions (разовая и суммарная очаговая доза). */
const OF_FRACTION = wordPattern('ofFraction')
const SINGLE_FOCAL = wordPattern('focal', 'u')

/**
 * Whether a text names means, medians, extremes or the dose of one fraction. They describe the doses next to them and
 * aren't added.
 */
export function saysMean(text: string): boolean {
  return (saysStatistic(text) && !isName(text)) || OF_FRACTION.test(text) || SINGLE_FOCAL.test(text)
}

function saysStatistic(text: string): boolean {
  const concepts = conceptsIn(text.replace(NO_STATISTIC, ' '))
  return STATISTICS.some((concept) => concepts.has(concept))
}

/** Whether a text is a name, such as `Max Oakes`, or a surname that begins like such a word. */
function isName(text: string): boolean {
  return isNamesake(text) || (isPersonName(text.trim()) && labelFacts(text).concepts.size === 0)
}
