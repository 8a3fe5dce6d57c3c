'use client'

import { preload } from 'react-dom'
import type { Locale } from '@/lib/i18n/locales'

const LATIN = new URL(
  '../../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
  import.meta.url,
).pathname
const LATIN_EXTENDED = new URL(
  '../../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2',
  import.meta.url,
).pathname
const CYRILLIC = new URL(
  '../../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2',
  import.meta.url,
).pathname

/** The parts of the text's face that a language is written with. */
const FILES: Readonly<Record<Locale, readonly string[]>> = {
  'ru-RU': [CYRILLIC, LATIN],
  'ro-RO': [LATIN, LATIN_EXTENDED],
  'en-US': [LATIN],
}

/** Has the face of the text fetched with the page; the two other faces come when their words are there. */
export function FontPreloads({ locale }: { locale: Locale }) {
  for (const file of FILES[locale]) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return null
}
