import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/link'
import { Sheet } from '@/components/ui/sheet'
import { ToolsTable } from './tools-table'

export interface OpenSheetProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The sheet of the screens before sign-in: a form, and next to it what Actum does. */
export function OpenSheet({ title, lead, children }: OpenSheetProps) {
  const t = useTranslations('account.tools')
  return (
    <Sheet narrow className="sm:mt-16">
      <div className="grid lg:grid-cols-[47fr_53fr]">
        <section id="sheet" tabIndex={-1} className="px-4 py-6 outline-none sm:px-9 sm:py-8">
          <h1 className="font-serif text-title font-bold">{title}</h1>
          <p className="mb-5 text-small text-ink2">{lead}</p>
          {children}
        </section>
        <section className="border-rule bg-sunk px-4 py-6 max-lg:border-t sm:px-8 sm:py-8 lg:border-l">
          <h2 className="text-section font-semibold">{t('title')}</h2>
          <p className="mb-3 text-small text-ink2">{t('lead')}</p>
          <ToolsTable />
          <p className="mt-3 text-small">
            <TextLink href="/try/generator" prefetch={false}>
              {t('ownFiles')}
            </TextLink>{' '}
            <span className="text-ink2">{t('ownFilesNote')}</span>
          </p>
          <p className="mt-3 text-small text-ink2">{t('honesty')}</p>
        </section>
      </div>
    </Sheet>
  )
}
