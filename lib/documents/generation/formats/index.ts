import type { SurnamePlace } from '../../language/person-name'
import type { Picture } from '../../pictures/picture'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellValue } from '../../spreadsheets/model'
import type { Printed } from '../render/scope'
import { normaliseName } from '../matching/normalise'
import { nearest } from '../matching/similarity'
import type { FormatCall } from '../template/tags'
import { DATE_FORMATS } from './date-formats'
import { FAULTY_ARGUMENT, type FormatExample, type FormatFault, type NamedFormat, type TagValue } from './format'
import { NAME_FORMATS } from './name-formats'
import { NUMBER_FORMATS } from './number-formats'
import { PICTURE_FORMATS } from './picture-formats'
import { TEXT_FORMATS } from './text-formats'
import { WORD_FORMATS } from './word-formats'
import { WORDS_FORMATS } from './words-formats'

export type { FormatDefinition, FormatFault, FormatResult, NamedFormat, TagValue } from './format'

/** The formats that a person may ask for, in the order in which they are listed. */
const LISTED: readonly NamedFormat[] = [
  ...DATE_FORMATS,
  ...NUMBER_FORMATS,
  ...WORDS_FORMATS,
  ...NAME_FORMATS,
  ...TEXT_FORMATS,
  ...PICTURE_FORMATS,
]

/** Every format by every name it is called by, as normaliseName gives names. */
const FORMATS: ReadonlyMap<string, NamedFormat> = new Map(
  [...LISTED, ...WORD_FORMATS].flatMap((format) =>
    [format.name, ...format.aliases].map((name): [string, NamedFormat] => [normaliseName(name), format]),
  ),
)

/** A format's description: its names, what it takes, what it does. */
export interface FormatDescription {
  readonly name: string
  readonly aliases: readonly string[]
  readonly parameters: readonly string[]
  readonly examples: Readonly<Partial<Record<DataLanguage, FormatExample>>>
}

/** Every format that a person may write in a tag. */
export function describeFormats(): readonly FormatDescription[] {
  return LISTED.map(({ name, aliases, parameters, examples }) => ({ name, aliases, parameters, examples }))
}

/** Whether a format has this name, or this alias of one. */
export function isFormat(name: string): boolean {
  return FORMATS.has(name)
}

/** A format's first name, by any of its names; null where none has it. */
export function formatNamed(name: string): string | null {
  return FORMATS.get(name)?.name ?? null
}

const SUGGESTED = LISTED.flatMap(({ name, aliases }) => [name, ...aliases])

/** The format most like a name that is none. */
export function nearestFormat(name: string): string | null {
  return nearest(name, SUGGESTED, (format) => format)
}

/** A value as it comes from its source. */
export interface SourceValue {
  readonly value: CellValue
  readonly text: string
  readonly picture?: Picture | null
  readonly surnames?: SurnamePlace | null
}

export interface FormattedValue {
  readonly printed: Printed
  readonly faults: readonly { readonly format: string; readonly fault: FormatFault }[]
}

/**
 * A value through a tag's formats, in order. A format that does not fit it is left out and reported; so is one after a picture, of
 * which nothing can be made. Names that aren't those of a format are skipped: the template's inspection reports them.
 */
export function applyFormats(
  source: SourceValue,
  formats: readonly FormatCall[],
  language: DataLanguage,
): FormattedValue {
  const faults: { format: string; fault: FormatFault }[] = []
  let current: TagValue = {
    value: source.value,
    text: source.text,
    picture: source.picture ?? undefined,
    surnames: source.surnames ?? null,
  }
  let picture: Printed | null = null
  for (const { name, args } of formats) {
    const definition = FORMATS.get(name)?.definition
    if (definition === undefined) continue
    if (picture !== null) {
      faults.push({ format: name, fault: 'value' })
      continue
    }
    if (current.text.trim() === '' && current.picture === undefined && !definition.takesEmpty) continue
    const isCutUp = args.length > (definition.mostArguments ?? args.length)
    const result = isCutUp ? FAULTY_ARGUMENT : definition.apply(current, args, language)
    if ('fault' in result) faults.push({ format: name, fault: result.fault })
    else if ('picture' in result) picture = result.picture
    else current = { ...current, ...result }
  }
  return { printed: picture ?? current.text, faults }
}

/** Whether the tag itself has a text for an empty cell. */
export function handlesEmpty(formats: readonly FormatCall[]): boolean {
  return formats.some(({ name }) => FORMATS.get(name)?.definition.takesEmpty)
}
