'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { TextButton } from '@/components/ui/link'
import type { Downloadable } from './download-action'
import { handOver, type Taker } from './hand-over'

const PATHS: Readonly<Record<Taker, string>> = { generate: '/', doses: '/dose' }

/** The way of a workbook into another tool, with one press. */
export function PassOn({
  result,
  to,
}: {
  result: Downloadable & { readonly size: number }
  to: readonly [Taker, ...Taker[]]
}) {
  const t = useTranslations('tools.passOn')
  const router = useRouter()
  // What is not a workbook, or is several, is nothing that another tool takes.
  if (!result.name.endsWith('.xlsx')) return null
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
      <span className="text-ink2">{t('title')}</span>
      {to.map((taker) => (
        <TextButton
          key={taker}
          onClick={() => {
            handOver(taker, result)
            router.push(PATHS[taker])
          }}
        >
          {t(taker)}
        </TextButton>
      ))}
    </p>
  )
}
