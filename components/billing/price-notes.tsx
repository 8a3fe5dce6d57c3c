'use client'

import { useTranslations } from 'next-intl'
import type { LegalLinks } from '@/components/layout/footer'
import type { Prices } from './price'

const PAPERS = ['terms', 'privacy', 'refunds'] as const

/** Who processes the payment, whether prices include tax, and the operator's terms. */
export function PriceNotes({ prices, links }: { prices: Prices | null; links: LegalLinks }) {
  const t = useTranslations('billing')
  const tFooter = useTranslations('footer')
  const papers = PAPERS.flatMap((key) => (links[key] === undefined ? [] : [{ key, href: links[key] }]))
  return (
    <>
      <p className="text-small text-ink2">
        {t('takenByPaddle')} {prices !== null && t(prices.country === null ? 'taxAtCheckout' : 'taxIncluded')}
      </p>
      {papers.length > 0 && (
        <ul className="flex flex-wrap gap-x-4.5 gap-y-1 text-small">
          {papers.map(({ key, href }) => (
            <li key={key}>
              <a href={href} className="target text-act underline decoration-line underline-offset-4 hover:text-act2">
                {tFooter(key)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
