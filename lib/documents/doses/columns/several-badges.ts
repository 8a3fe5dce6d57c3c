import { isPersonal } from '../lexicon/quantity'
import type { ColumnDraft } from './draft'
import { wordKey } from './fold'
import { wordsBesideUnits } from './header-units'
import { besideQuantities } from './measured-rows'
import { withoutNumbers } from './repeated-readings'

/** Shorter times, and kinds of radiation: doses that are parts of one, whatever badge measured them. */
const PARTS =
  /(?<!\p{L})(?:недел\p{L}*|смен\p{L}{1,2}|день|дня|этап\p{L}*|гамма|бета|фотон\p{L}*|рентген\p{L}*|weeks?|shifts?|days?|gamma|beta|photons?|x-?rays?|s[aă]pt[aă]m\p{L}*|schimb\p{L}*|ziua|zile|gama|foton\p{L}*)(?!\p{L})|[γβ]/iu
/** What tells a badge from another one that may have been worn at the same time. */
const MARKS =
  /(?<!\p{L})(?:основн\p{L}*|дополнительн\p{L}*|запасн\p{L}*|резервн\p{L}*|лев\p{L}{1,3}|прав\p{L}{1,3}|main|primary|secondary|additional|extra|spare|backup|left|right|principal\p{L}*|suplimentar\p{L}*|secundar\p{L}*|rezerv\p{L}*|st[aâ]ng\p{L}{0,3}|drept\p{L}{0,2}|dreapt\p{L}{1,2})(?!\p{L})/giu
/** «дозиметр № 5012», `badge A`. */
const BADGE_NUMBER =
  /(?<!\p{L})(дозиметр\p{L}*|тлд|dosimeters?|badges?|tld|dozimetr\p{L}*)[\s,]*(?:№|#|no\.?|nr\.?)?\s*(?:\d[\d/-]*|\p{L}(?!\p{L}))/giu
/** A leap year, so that it has every day. */
const SOME_YEAR = 2024

/** Whether a label names what doses are added of: a week, a shift, a kind of radiation. */
export function namesParts(label: string): boolean {
  return PARTS.test(label)
}

/**
 * «Дозиметр 1 | Дозиметр 2», «Hp(10) основной | Hp(10) дополнительный», `Hp(3) left eye | Hp(3) right eye`: perhaps worn at once, and
 * then no dose is the sum of both. Nobody adds them up before a person has said so.
 * @param group columns of one quantity at one place of one person
 */
export function doubtSeveralBadges(group: readonly ColumnDraft[]): void {
  const alike = new Map<string, ColumnDraft[]>()
  for (const draft of group) {
    if (draft.role !== 'period' || !ofBadge(draft) || draft.path.some(namesParts)) continue
    const key = keyOf(draft)
    const known = alike.get(key)
    if (known) known.push(draft)
    else alike.set(key, [draft])
  }
  for (const drafts of alike.values()) {
    if (new Set(drafts.map(({ path }) => path.join('\u0000'))).size < 2) continue
    for (const draft of drafts) draft.doubts.add('perhapsDoses')
  }
}

function ofBadge({ quantity, words }: ColumnDraft): boolean {
  return isPersonal(quantity) || words.some(({ meaning }) => meaning === 'dosimeter')
}

/** What the header says beside the badge, and of which time. */
function keyOf({ path, period }: ColumnDraft): string {
  const stretch = period?.in(period.year ?? SOME_YEAR)
  const texts = path.map((text) =>
    wordKey(withoutNumbers(besideQuantities(wordsBesideUnits(text)).replace(BADGE_NUMBER, '$1')).replace(MARKS, ' ')),
  )
  return [...texts, period?.year, stretch?.from, stretch?.to].join('\u0000')
}
