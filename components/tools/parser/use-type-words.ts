'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { FoundColumn, Offer } from './answers'
import { shownFormat, toldReading } from './cell-text'
import { twoReadings } from './column-type'

/** What columns' types, and the ways to read what reads two ways, are called. */
export function useTypeWords() {
  const t = useTranslations('parser.tables')
  const locale = useLocale()
  const reading = ({ sample }: Offer) => (sample === null ? '' : toldReading(sample, locale))
  return {
    /** «число 0,00». */
    type({ type, numFmt }: FoundColumn): string {
      return [t(`types.${type}`), type === 'number' ? shownFormat(numFmt, locale) : ''].filter(Boolean).join(' ')
    },
    /** The readings of an ambiguous cell, such as «1,234». */
    reading,
    /** «число: 1.234 — это 1,234», with how many of its cells are read so. */
    offer(offer: Offer, { typed, texts }: FoundColumn): string {
      const { as, sample } = offer
      if (as === 'text') return t('types.text')
      const name =
        sample === null
          ? t(`types.${as}`)
          : t('readAs', { type: t(`types.${as}`), text: sample.text, value: reading(offer) })
      return offer.typed === typed + texts ? name : t('partly', { name, count: offer.typed, of: typed + texts })
    },
    /** The text that reads two ways, and how: null where nothing does. */
    twofold(column: FoundColumn): { readonly text: string; readonly first: string; readonly second: string } | null {
      const [first, second] = twoReadings(column) ?? []
      if (first?.sample === undefined || first.sample === null || second === undefined) return null
      return { text: first.sample.text, first: reading(first), second: reading(second) }
    },
  }
}
