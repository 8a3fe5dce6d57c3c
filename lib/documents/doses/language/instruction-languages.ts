import { EN_CONTEXT_WORDS } from './en/context-words'
import { EN_INSTRUCTION_WORDS } from './en/instruction-words'
import { EN_MEDICINE_NAMES } from './en/medicine-names'
import { LATIN_DIGITS, LATIN_INSTRUCTION_WORDS } from './latin/instruction-words'
import { MEDICINE_BEGINNINGS, MEDICINE_ENDINGS } from './latin/medicine-endings'
import { MEDICINE_NAMES } from './latin/medicine-names'
import { RO_CONTEXT_WORDS } from './ro/context-words'
import { RO_INSTRUCTION_WORDS } from './ro/instruction-words'
import { RU_CONTEXT_WORDS } from './ru/context-words'
import { RU_INSTRUCTION_WORDS } from './ru/instruction-words'
import { RU_LETTERS } from './ru/instruction-letters'
import { RU_MEDICINE_NAMES } from './ru/medicine-names'

/**
 * The data of a language for parsing dose instructions. A language is one folder of data and one line in the list
 * below.
 */
export interface InstructionLanguage {
  readonly code: string
  /** Lines `SENSE value: form, form`; see `latin/instruction-words.ts`. */
  readonly words: string
  /** Names of medicines, separated by spaces. */
  readonly names?: string
  readonly letters?: InstructionLetters
  /** Endings that only verbs have, never a medicine's name. */
  readonly verbEndings?: readonly string[]
}

export interface InstructionLetters {
  /** How names are written in Latin letters for comparison. */
  readonly transliteration: string
  /** Letters that look like Latin ones. */
  readonly lookalikes: string
  /** Letters with two spellings. */
  readonly folding: string
  /** Letters that scanners put for digits. */
  readonly digits: string
}

/** Words that all languages share. */
export const SHARED_INSTRUCTION_WORDS = {
  words: LATIN_INSTRUCTION_WORDS,
  names: MEDICINE_NAMES,
  endings: MEDICINE_ENDINGS,
  beginnings: MEDICINE_BEGINNINGS,
  digits: LATIN_DIGITS,
} as const

/** The languages in which instructions are parsed. */
export const INSTRUCTION_LANGUAGES: readonly InstructionLanguage[] = [
  { code: 'en', words: EN_INSTRUCTION_WORDS + EN_CONTEXT_WORDS, names: EN_MEDICINE_NAMES },
  {
    code: 'ru',
    words: RU_INSTRUCTION_WORDS + RU_CONTEXT_WORDS,
    names: RU_MEDICINE_NAMES,
    letters: RU_LETTERS,
    verbEndings: ['ть', 'ться', 'йте', 'ите', 'ьте'],
  },
  { code: 'ro', words: RO_INSTRUCTION_WORDS + RO_CONTEXT_WORDS, verbEndings: ['ati', 'iti', 'eti'] },
]
