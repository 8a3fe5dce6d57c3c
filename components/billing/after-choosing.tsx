import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'

const STEPS = ['window', 'card', 'waits', 'limits'] as const

/** What follows the press, step by step. */
export function AfterChoosing() {
  const t = useTranslations('billing.after')
  return (
    <Section title={t('title')}>
      <ol className="border-y-2 border-heavy text-cell">
        {STEPS.map((step, index) => (
          <li key={step} className="flex border-b border-rule last:border-b-0">
            <span
              aria-hidden
              className="w-7.5 shrink-0 border-r border-rule py-1.5 text-center font-serif font-bold text-print"
            >
              {index + 1}
            </span>
            <span className="min-w-0 px-2 py-1.5">{t(step)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
