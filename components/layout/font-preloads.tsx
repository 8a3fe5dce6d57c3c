'use client'

import { preload } from 'react-dom'
import { LOCALE_RECORDS, type Locale } from '@/lib/i18n/locales'

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

const FILES = { latin: LATIN, latinExtended: LATIN_EXTENDED, cyrillic: CYRILLIC } as const

/** Preloads the font of the page's text; the other two fonts load when a text needs them. */
export function FontPreloads({ locale }: { locale: Locale }) {
  for (const script of LOCALE_RECORDS[locale].scripts) {
    preload(FILES[script], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return null
}
