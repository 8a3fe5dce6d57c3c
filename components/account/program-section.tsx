'use client'

import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { NotLoaded } from './not-loaded'
import type { Loaded } from './use-loaded'

interface ProgramSectionProps<Value> {
  /** Where its sentences are. */
  readonly name: 'account.tokens' | 'account.webhooks'
  readonly icon: ReactNode
  /** Whether the plan includes them. */
  readonly allowed: boolean
  readonly loaded: Loaded<readonly Value[]>
  readonly onNew: () => void
  /** The secret of the one that was just created. */
  readonly made: ReactNode
  readonly table: (values: readonly Value[]) => ReactNode
  /** What follows the table. */
  readonly children: ReactNode
}

/** A list of what programs use of the account. It is next to another section and has no number. */
export function ProgramSection<Value>({
  name,
  icon,
  allowed,
  loaded: { value, problem, load },
  onNew,
  made,
  table,
  children,
}: ProgramSectionProps<Value>) {
  const t = useTranslations(name)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <div className="flex min-h-6.5 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="contents max-sm:flex max-sm:min-w-0 max-sm:flex-col max-sm:gap-0.5">
          <h2 id={headingId} className="text-section font-semibold">
            {t('title')}
          </h2>
          <span className="min-w-0 text-small text-ink2">{t('note')}</span>
        </div>
        {allowed && (
          <Button size="small" className="ml-auto" icon={icon} disabled={value === null} onClick={onNew}>
            {t('new')}
          </Button>
        )}
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3">
        {!allowed && (
          <Notice tone="note" action={<TextLink href="/subscribe">{t('plans')}</TextLink>}>
            {t('notInPlan')}
          </Notice>
        )}
        {made}
        {value === null ? (
          <NotLoaded loading={t('loading')} problem={problem} onAgain={() => void load()} />
        ) : value.length > 0 ? (
          table(value)
        ) : (
          allowed && <p className="text-small text-ink2">{t('empty')}</p>
        )}
        {value !== null && problem !== null && (
          <Notice tone="error" live>
            {problem.sentence}
          </Notice>
        )}
        {children}
      </div>
    </section>
  )
}
