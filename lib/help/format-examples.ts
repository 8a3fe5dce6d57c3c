import { applyFormats, describeFormats, type FormatDescription } from '@/lib/documents/generation/formats'
import { parseTag } from '@/lib/documents/generation/template/tags'
import { formatCell } from '@/lib/documents/spreadsheets/format'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import type { Picture } from '@/lib/documents/pictures/picture'
import { writePng } from '@/lib/documents/pictures/png'
import { EMU_PER_MM } from '@/lib/documents/pictures/units'
import { FORMAT_TEXTS, type FormatText } from './format-texts'
import { shownPicture, type ShownPicture } from './shown-picture'

export interface FormatExample {
  readonly tag: string
  /** As the cell shows it; empty for an empty one. */
  readonly value: string
  readonly result: string
  readonly picture: ShownPicture | null
}

export interface ExplainedFormat extends Pick<FormatDescription, 'name' | 'aliases' | 'parameters'> {
  /** Of the documents that the examples are for: a format may be for one language alone. */
  readonly language: DataLanguage
  readonly examples: readonly FormatExample[]
}

/** What the examples call the column. */
const COLUMN: Readonly<Record<DataLanguage, string>> = { ru: 'значение', ro: 'valoare', en: 'value' }
const PHOTO: Readonly<Record<DataLanguage, string>> = { ru: 'фото', ro: 'poză', en: 'photo' }
const CODE: Readonly<Record<DataLanguage, string>> = { ru: '0134-017', ro: '0134-017', en: '0134-017' }

function textExample([value, format]: FormatText, language: DataLanguage): FormatExample {
  const text = formatCell(value, null, language)
  const content = `${COLUMN[language]} | ${format}`
  const { printed } = applyFormats({ value, text }, parseTag(content)?.formats ?? [], language)
  const picture = typeof printed === 'string' ? null : shownPicture(printed)
  return { tag: `{${content}}`, value: text, result: typeof printed === 'string' ? printed : '', picture }
}

const POINTS = 144

const SIDE_MM = 30

/** A round stamp without a name, for the examples of pictures. */
function sampleStamp(): Picture {
  const middle = (POINTS - 1) / 2
  const black = (x: number, y: number) => {
    const radius = Math.hypot(x - middle, y - middle)
    if (radius > 58 && radius < 70) return true
    if (radius > 48 && radius < 51) return true
    return radius < 40 && Math.abs(x - y) % 18 < 3
  }
  const points = Array.from({ length: POINTS }, (_, y) => Array.from({ length: POINTS }, (__, x) => black(x, y)))
  const side = SIDE_MM * EMU_PER_MM
  return { bytes: writePng(points, Math.round((POINTS * 1_000) / SIDE_MM)), type: 'png', width: side, height: side }
}

function pictureExample(format: string, language: DataLanguage): FormatExample {
  const content = `${PHOTO[language]} | ${format}`
  const source = { value: null, text: '', picture: sampleStamp() }
  const { printed } = applyFormats(source, parseTag(content)?.formats ?? [], language)
  return {
    tag: `{${content}}`,
    value: '',
    result: '',
    picture: typeof printed === 'string' ? null : shownPicture(printed),
  }
}

function examplesOf({ name, examples }: FormatDescription, language: DataLanguage): FormatExample[] {
  if (name === 'image') return ['image', 'image:20', 'image:"x15"'].map((format) => pictureExample(format, language))
  if (name === 'qr') return ['qr', 'qr:15'].map((format) => textExample([CODE[language], format], language))
  const first = examples[language]
  const others = FORMAT_TEXTS[name]?.[language] ?? []
  const texts = first === undefined ? others : [[first.value, first.format] as const, ...others]
  return texts.map((text) => textExample(text, language))
}

/** Every format, with what it prints for values in documents of a language. */
export function explainFormats(language: DataLanguage): readonly ExplainedFormat[] {
  return describeFormats().map((format) => {
    const { name, aliases, parameters } = format
    const own = examplesOf(format, language)
    // Cases are for Russian names, whatever the language of the screen.
    const [spoken, examples] = own.length > 0 ? [language, own] : (['ru', examplesOf(format, 'ru')] as const)
    return { name, aliases, parameters, language: spoken, examples }
  })
}
