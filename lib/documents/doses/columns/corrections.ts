import type { CorrectionConcept } from '../language/correction-concepts'
import { EN_CORRECTIONS } from '../language/en/corrections'
import { sourceOfForms } from '../language/header-patterns'
import { RO_CORRECTIONS } from '../language/ro/corrections'
import { RU_CORRECTIONS } from '../language/ru/corrections'

const LANGUAGES = [EN_CORRECTIONS, RU_CORRECTIONS, RO_CORRECTIONS]
const WORD = String.raw`(?<!\p{L})${formsOf('corrected')}(?!\p{L})(?!\s+${formsOf('ofBadge')}(?!\p{L}))`
const CORRECTED = new RegExp(WORD, 'iu')
/** At the end of a name, in brackets or behind a dash. */
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
 * Whether a text says that what is beside it counts no more: void, cancelled, a mistake, replaced. «Взамен ошибочной», «исправлена ошибка» say
 * it of another row, «ошибка, исправлено ниже» of this one.
 */
export function saysWithdrawn(text: string): boolean {
  if (REPLACED.test(text)) return true
  const withdrawn = WITHDRAWN.exec(text)
  return withdrawn !== null && withdrawn.index < (CORRECTED.exec(text)?.index ?? Number.POSITIVE_INFINITY)
}

/** Whether a text says that what is beside it is not the last word. */
export function saysPreliminary(text: string): boolean {
  return PRELIMINARY.test(text)
}

/** Whether a text says that what is beside it is there instead of something else. */
export function saysCorrected(text: string): boolean {
  return CORRECTED.test(text)
}

/** Whether a text says that what is beside it was there before somebody corrected it. */
export function saysOriginal(text: string): boolean {
  return ORIGINAL.test(text)
}

/** A name without «(исправлено)» behind it. */
export function withoutCorrection(name: string): string {
  return name.replace(BEHIND_NAME, '')
}

/** A label without such a word in it, as words are compared: «Hp(10) (испр.)». */
export function uncorrected(label: string): string {
  return label.replace(new RegExp(CORRECTED, 'iu'), ' ')
}

/** A label without any word for what was before or after a correction. */
export function besideCorrections(label: string): string {
  return uncorrected(label).replace(new RegExp(ORIGINAL, 'giu'), ' ')
}
