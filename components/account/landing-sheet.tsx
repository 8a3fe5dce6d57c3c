import { ListChecks, MapPin, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Taker } from '@/components/tools/shared/hand-over'
import { TextLink } from '@/components/ui/link'
import { Sheet } from '@/components/ui/sheet'
import { ToolsTable } from './tools-table'

const FACTS = [
  { id: 'private', Icon: ShieldCheck },
  { id: 'asks', Icon: ListChecks },
  { id: 'address', Icon: MapPin },
] as const

export interface LandingSheetProps {
  /** The tool whose sample is open. */
  readonly opened: Taker | null
  readonly sample: ReactNode
  /** How large files may be without an account, and how many rows the generator takes. */
  readonly free: { readonly megabytes: number; readonly rows: number }
  /** The sign-in form. */
  readonly children: ReactNode
}

/** What a visitor sees first: the three tools with a sample of each, and the sign-in next to them. */
export function LandingSheet({ opened, sample, free, children }: LandingSheetProps) {
  const t = useTranslations('account.landing')
  const account = useTranslations('account')
  return (
    <div className="mx-auto w-full max-w-[78rem]">
      <Sheet className="sm:mt-2">
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20.5rem]">
          <section id="sheet" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-8 sm:py-8">
            <h1 className="font-serif text-title font-bold">{t('title')}</h1>
            <p className="mb-5 text-small text-ink2">{t('lead')}</p>
            <ToolsTable opened={opened} isFirst />
            {sample ?? (
              <ul className="mt-5 grid gap-4 text-small sm:grid-cols-3">
                {FACTS.map(({ id, Icon }) => (
                  <li key={id}>
                    <h2 className="flex items-start gap-1.5 font-semibold">
                      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-print" />
                      {t(`facts.${id}.title`)}
                    </h2>
                    <p className="text-ink2">{t(`facts.${id}.text`)}</p>
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink2">
              {opened === null && <span>{t('own', free)}</span>}
              <TextLink alone href="/help" prefetch={false}>
                {t('how')}
              </TextLink>
            </p>
          </section>
          <section
            aria-labelledby="sign-in-title"
            className="border-rule bg-sunk px-4 py-6 max-lg:border-t sm:px-8 sm:py-8 lg:border-l lg:px-7"
          >
            <h2 id="sign-in-title" className="font-serif text-title font-bold">
              {account('loginTitle')}
            </h2>
            <p className="mb-5 text-small text-ink2">{t('signInLead')}</p>
            {children}
          </section>
        </div>
      </Sheet>
    </div>
  )
}
