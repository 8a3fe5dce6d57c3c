import { wordKey } from '../columns/fold'
import { remember } from '../remember'
import { EN_HEADERS } from '../lexicon/en/headers'
import { RO_HEADERS } from '../lexicon/ro/headers'
import { RU_HEADERS } from '../lexicon/ru/headers'

const WORDS = [EN_HEADERS, RU_HEADERS, RO_HEADERS].flatMap(({ entries }) => entries.control ?? []).map(wordKey)
const WHOLE = new Set(WORDS)
/** What a control badge is called may be numbered: «Контрольный дозиметр 3». */
const NUMBERED = /^(.*?\S) ?(?:[№#n] ?)?\d+$/u

const LETTER = /\p{L}/u

/** Whether a name in place of a person's, or a badge's, is that of a control badge, which is no one's dose. */
export function isControl(text: string): boolean {
  return LETTER.test(text) && saysControl(text)
}

const saysControl = remember((text) => {
  const key = wordKey(text)
  return WHOLE.has(key) || WHOLE.has(NUMBERED.exec(key)?.[1] ?? '') || key.startsWith('control badge')
})
