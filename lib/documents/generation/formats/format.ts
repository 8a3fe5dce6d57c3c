import type { SurnamePlace } from '../../language/person-name'
import type { Picture, PrintedPicture } from '../../pictures/picture'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellValue } from '../../spreadsheets/model'

/** A value on its way through the formats of a tag: what it is, and how it is shown so far. */
export interface TagValue {
  readonly value: CellValue
  readonly text: string
  /** The picture in the cell or in the profile. */
  readonly picture?: Picture
  /** Where the other names of its column have their surnames; null or absent where that isn't known. */
  readonly surnames?: SurnamePlace | null
}

/**
 * Why a format could not be applied: the value is of another kind; the argument is none that it takes; or it can't be known of a name
 * whose it is (`gender`), or which of its words is the surname (`order`); or the gender of the noun that is counted (`noun`).
 */
export type FormatFault = 'value' | 'argument' | 'gender' | 'order' | 'noun'

/**
 * What a format makes of a value: a text, and a new value where the formats after it should go on from that (`round`); a
 * picture; or nothing, and why.
 */
export type FormatResult =
  | { readonly text: string; readonly value?: CellValue }
  | { readonly picture: PrintedPicture }
  | { readonly fault: FormatFault }

export interface FormatDefinition {
  /** Whether it has something to say about an empty cell; the others leave it empty. */
  readonly takesEmpty: boolean
  /** The most arguments that it takes; more are a pattern or a text that lacks its quotation marks. Without it, it judges itself. */
  readonly mostArguments?: number
  apply(value: TagValue, args: readonly string[], language: DataLanguage): FormatResult
}

/** One line of the table of formats: what it is called, what it takes, what it does. */
export interface NamedFormat {
  /** As it is listed, reported and suggested. */
  readonly name: string
  /** Other names: Russian, Romanian, other programs'. */
  readonly aliases: readonly string[]
  /** What it takes, in a form for a help page: `places?`, `one|few|many`. */
  readonly parameters: readonly string[]
  /** What it does to a value, by example. None for formats that no person writes. */
  readonly examples: Readonly<Partial<Record<DataLanguage, FormatExample>>>
  readonly definition: FormatDefinition
}

export interface FormatExample {
  readonly value: string | number
  /** As written in a tag, from the format's name on. */
  readonly format: string
  readonly output: string
}

export const FAULTY_VALUE = { fault: 'value' } as const
export const FAULTY_ARGUMENT = { fault: 'argument' } as const
