import type { CorrectionConcept } from '../language/correction-concepts'
import { EN_CORRECTIONS } from '../language/en/corrections'
import { sourceOfForms } from '../language/header-patterns'
import { RO_CORRECTIONS } from '../language/ro/corrections'
import { RU_CORRECTIONS } from '../language/ru/corrections'
import { setAbout } from './about-role'
import type { ColumnDraft } from './draft'

const LANGUAGES = [EN_CORRECTIONS, RU_CORRECTIONS, RO_CORRECTIONS]
const WORD = String.raw`(?<!\p{L})${formsOf('corrected')}(?!\p{L})(?!\s+${formsOf('ofBadge')}(?!\p{L}))`
const CORRECTED = new RegExp(WORD, 'iu')
/** A word at the end of a name, in parentheses or after a dash. */
const BEHIND_NAME = new RegExp(String.raw`(?:\s*[([]\s*|\s+[-–—]\s+)${WORD}\.?\s*[)\]]?\s*$`, 'iu')
const WITHDRAWN = new RegExp(
  String.raw`(?<!\p{L})(?<!(?<!\p{L})${formsOf('not')}\s)${formsOf('withdrawn')}(?!\p{L})`,
  'iu',
)
const REPLACED = new RegExp(String.raw`^\P{L}*${formsOf('replaced')}\P{L}*$`, 'iu')
const PRELIMINARY = new RegExp(String.raw`(?<!\p{L})${formsOf('preliminary')}(?!\p{L})`, 'iu')
const ORIGINAL = new RegExp(String.raw`(?<!\p{L})${formsOf('original')}(?!\p{L})`, 'iu')

function formsOf(concept: CorrectionConcept): string {
  return sourceOfForms(LANGUAGES.flatMap((forms) => forms[concept]))
}

/**
 * Whether a text says that a value no longer counts: void, canceled, a mistake, replaced. «Взамен ошибочной» and
 * «исправлена ошибка» refer to another row, «ошибка, исправлено ниже» to this one.
 */
export function saysWithdrawn(text: string): boolean {
  if (REPLACED.test(text)) return true
  const withdrawn = WITHDRAWN.exec(text)
  return withdrawn !== null && withdrawn.index < (CORRECTED.exec(text)?.index ?? Number.POSITIVE_INFINITY)
}

/** Whether a text says that a value isn't final. */
export function saysPreliminary(text: string): boolean {
  return PRELIMINARY.test(text)
}

/** Whether a text says that a value replaces another one. */
export function saysCorrected(text: string): boolean {
  return CORRECTED.test(text)
}

/** Recognizes notes about rows by their cells, under a header that no list knows: `Final`, `Superseded`, `Reissued`. */
export function settleStatus(drafts: readonly ColumnDraft[]): void {
  for (const draft of drafts) {
    const { holds, role, profile, low } = draft
    if (holds !== null || role !== 'other' || low === null || low.exact || profile.doseLike > 0) continue
    if (profile.samples.some((text) => saysWithdrawn(text) || saysCorrected(text) || saysPreliminary(text)))
      setAbout(draft, 'note', 0.6)
  }
}

/** Whether a text says that a value was there before a correction. */
export function saysOriginal(text: string): boolean {
  return ORIGINAL.test(text)
}

/** Returns a name without «(исправлено)» after it. */
export function withoutCorrection(name: string): string {
  return name.replace(BEHIND_NAME, '')
}

/** Returns a label without the word for a correction, for comparing words: «Hp(10) (испр.)». */
export function uncorrected(label: string): string {
  return label.replace(new RegExp(CORRECTED, 'iu'), ' ')
}

/** Returns a label without words for what was before or after a correction. */
export function besideCorrections(label: string): string {
  return uncorrected(label).replace(new RegExp(ORIGINAL, 'giu'), ' ')
}
