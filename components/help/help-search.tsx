'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { TextLink } from '@/components/ui/link'
import { SearchField } from '@/components/ui/search-field'
import { foundPages, type FoundPage, type SearchedPage } from './search-pages'

/** What is in the pages: they are on the page itself, hidden. */
function readPages(): SearchedPage[] {
  return [...document.querySelectorAll<HTMLElement>('[data-help-page]')].map(({ dataset, textContent }) => ({
    slug: dataset['helpPage'] ?? '',
    title: dataset['title'] ?? '',
    text: textContent,
  }))
}

/** Looks through all pages of the help, in place of their index while there are words to look for. */
export function HelpSearch({ supportEmail, children }: { supportEmail: string | null; children: ReactNode }) {
  const t = useTranslations('helpTools')
  const router = useRouter()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<{ readonly pages: readonly FoundPage[]; readonly isNear: boolean } | null>(null)
  const list = useRef<HTMLDivElement>(null)

  // A link to a part of the former single help page leads to its place now.
  useEffect(() => {
    const place = document.getElementById(window.location.hash.slice(1))
    const page = place?.closest<HTMLElement>('[data-help-page]')?.dataset['helpPage']
    if (page !== undefined) router.replace(`/help/${page}${window.location.hash}`)
  }, [router])

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || list.current === null) return
    const links = [...list.current.querySelectorAll('a')]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = links[at + step]
    event.preventDefault()
    if (next !== undefined) next.focus()
    else if (step < 0) list.current.closest('section')?.querySelector('input')?.focus()
  }

  return (
    <>
      <section
        aria-label={t('find')}
        data-screen-only
        className="border-b border-rule px-4 py-4 sm:pr-6 sm:pl-18"
        onKeyDown={onKeyDown}
      >
        <SearchField
          label={t('find')}
          value={words}
          className="w-full max-w-lg"
          onChange={(value) => {
            setWords(value)
            setFound(value.trim() === '' ? null : foundPages(readPages(), value))
          }}
        />
        <p role="status" className="mt-1 text-small text-ink2">
          {found !== null && (found.isNear ? t('nearest') : t('pages', { count: found.pages.length }))}
        </p>
        {found !== null && (
          <div ref={list}>
            <ul className="mt-2 grid gap-2">
              {found.pages.map(({ slug, title, before, match, after }) => (
                <li key={slug}>
                  <TextLink href={`/help/${slug}`} className="font-semibold">
                    {title}
                  </TextLink>
                  <p className="text-small text-ink2 wrap-anywhere">
                    {before}
                    {match !== '' && <mark className="bg-press font-semibold text-ink">{match}</mark>}
                    {after}
                  </p>
                </li>
              ))}
            </ul>
            {found.isNear && supportEmail !== null && (
              <p className="mt-3">
                <a className="text-act underline underline-offset-4" href={`mailto:${supportEmail}`}>
                  {t('support')}
                </a>
              </p>
            )}
          </div>
        )}
      </section>
      <div hidden={found !== null}>{children}</div>
    </>
  )
}
