import { isNamesake, labelFacts } from '../evidence/label-facts'
import { isPersonName } from './person-name'

/** Not the minutes of «за 5 мин», nor Wednesday. */
const MEAN =
  /(?<!\p{L})(?:mean|average|avg|median[aă]?|max(?:imum)?|min(?:imum)?|highest|lowest|средн\p{L}*|ср(?=\.|\s?знач)|макс\p{L}*|(?<!\d\s?|\/\s?)мин(?:им\p{L}*)?|наибольш\p{L}*|наименьш\p{L}*|медиан\p{L}*|medi[ea]|maxim[aă]?|minim[aă]?)(?!\p{L})/iu

/** Of radiotherapy: what one irradiation of many gives, beside what all of them give (разовая и суммарная очаговая доза). */
const OF_FRACTION =
  /(?<!\p{L})(?:разовая\sочаговая|(?:за|на)\s(?:одну\s)?фракцию|per\s(?:fraction|fx)|pe\sfrac[țţt]i(?:e|une))(?!\p{L})/iu
const SINGLE_FOCAL = /(?<!\p{L})РОД(?!\p{L})/u

/** Whether a text says that numbers are means, medians, extremes or of one fraction: of the doses beside them, but none to be added. */
export function saysMean(text: string): boolean {
  return (MEAN.test(text) && !isName(text)) || OF_FRACTION.test(text) || SINGLE_FOCAL.test(text)
}

/** `Max Oakes`, or a surname that begins as such a word. */
function isName(text: string): boolean {
  return isNamesake(text) || (isPersonName(text.trim()) && labelFacts(text).concepts.size === 0)
}
