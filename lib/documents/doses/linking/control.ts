import { inRussian } from '../columns/abbreviations'
import { wordKey } from '../columns/fold'
import { labelFacts } from '../evidence/label-facts'
import { PhraseFinder } from '../evidence/phrases'
import { EN_PEOPLE } from '../language/en/people'
import type { PeopleConcept } from '../language/people-concepts'
import { RO_PEOPLE } from '../language/ro/people'
import { RU_PEOPLE } from '../language/ru/people'
import { remember } from '../remember'
import { EN_HEADERS } from '../lexicon/en/headers'
import { RO_HEADERS } from '../lexicon/ro/headers'
import { RU_HEADERS } from '../lexicon/ru/headers'

const WORDS = [EN_HEADERS, RU_HEADERS, RO_HEADERS].flatMap(({ entries }) => entries.control ?? []).map(wordKey)
const WHOLE = new Set(WORDS)
/** The name of a control badge may be numbered: «Контрольный дозиметр 3». */
const NUMBERED = /^(.*?\S) ?(?:[№#n] ?)?\d+$/u

/** `FON` in a list whose Russian words are in Latin letters. */
const CAPITALS = /^[A-Z]{3,}$/

const LETTER = /\p{L}/u
const PEOPLE = new PhraseFinder<PeopleConcept>([EN_PEOPLE, RU_PEOPLE, RO_PEOPLE])

/** Whether a text in place of a person's name says that nobody has the badge: `Spare`, «Запасной № 2». */
export function namesNobody(text: string): boolean {
  const words = wordKey(text)
    .split(' ')
    .filter((word) => LETTER.test(word))
  return PEOPLE.in(words).some(({ concept, from, to }) => concept === 'nobody' && from === 0 && to === words.length)
}

/** Whether a name in place of a person's or a badge's is that of a control badge. Its dose belongs to nobody. */
export function isControl(text: string): boolean {
  return LETTER.test(text) && saysControl(text)
}

const saysControl = remember((text) => {
  const key = wordKey(text)
  const isKnown = WHOLE.has(key) || WHOLE.has(NUMBERED.exec(key)?.[1] ?? '') || key.startsWith('control badge')
  return isKnown || saysOnlyControl(text) || (CAPITALS.test(text) && saysOnlyControl(inRussian(text.toLowerCase())))
})

/** Whether all words of a label are of control badges: «Martor fond». */
function saysOnlyControl(text: string): boolean {
  const { concepts, covered } = labelFacts(text)
  return covered === 1 && concepts.get('control') === 1 && concepts.size === 1
}
