'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SearchField } from '@/components/ui/search-field'

/** As the words of the page are compared: small letters, without diacritics, е for ё. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-zе])\p{M}/gu, '')
    .normalize('NFC')
}

/** Leaves only the places that say the words, and their sections; gives how many there are. */
function showOnly(words: string): number {
  const wanted = folded(words.trim())
  let found = 0
  for (const section of document.querySelectorAll<HTMLElement>('#sheet > section')) {
    let left = 0
    for (const place of section.querySelectorAll<HTMLElement>('[data-find]')) {
      const matches = folded(place.textContent ?? '').includes(wanted)
      place.hidden = !matches
      if (matches) left++
    }
    section.hidden = left === 0
    for (const region of section.querySelectorAll<HTMLElement>('[data-table-region]')) {
      const finds = [...region.querySelectorAll<HTMLElement>('[data-find]')]
      region.hidden = wanted !== '' && finds.every((place) => place.hidden)
      const heading = region.previousElementSibling
      if (heading instanceof HTMLElement && heading.tagName === 'H3') heading.hidden = region.hidden
    }
    found += left
  }
  return found
}

/** Looks through the page: what does not say the words is not shown while they are there. */
export function HelpSearch() {
  const t = useTranslations('helpTools')
  const [words, setWords] = useState('')
  const [found, setFound] = useState<number | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1" data-screen-only>
      <SearchField
        label={t('find')}
        value={words}
        onChange={(value) => {
          setWords(value)
          const count = showOnly(value)
          setFound(value.trim() === '' ? null : count)
        }}
        className="w-full sm:w-64"
      />
      <span role="status" className="text-small text-ink2">
        {found !== null && t('found', { count: found })}
      </span>
    </div>
  )
}
