import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button-style'
import { ButtonLink } from '@/components/ui/button-link'
import { Section } from '@/components/ui/section'
import type { Sample } from '@/components/tools/shared/samples'
import { sampleUrl } from '@/components/tools/shared/sample-url'
import { HelpText } from './help-prose'
import type { HelpSectionProps } from './sections'

const STEPS = ['one', 'two', 'three'] as const

/** The first way through the generator, with files to go it with. */
export function StartSection({ id, sample }: HelpSectionProps & { sample: Sample }) {
  const t = useTranslations('help.start')
  return (
    <Section id={id} title={t('title')}>
      <ol className="mb-4 grid max-w-190 list-decimal gap-1.5 pl-6 text-base marker:font-serif marker:font-bold marker:text-print">
        {STEPS.map((step) => (
          <li key={step} data-find>
            {t(step)}
          </li>
        ))}
      </ol>
      <HelpText>{t('templateNote')}</HelpText>
      <p className="flex flex-wrap items-center gap-2" data-screen-only>
        <a className={buttonStyle()} href={sampleUrl(sample.annotated)} download>
          <Download aria-hidden />
          {t('template')}
        </a>
        <a className={buttonStyle('quiet')} href={sampleUrl(sample.data)} download>
          {t('data')}
        </a>
        <a className={buttonStyle('quiet')} href={sampleUrl(sample.form)} download>
          {t('form')}
        </a>
        <ButtonLink variant="quiet" href="/?tour=1">
          {t('tour')}
        </ButtonLink>
        <span className="text-small text-ink2">{t('tourNote')}</span>
      </p>
    </Section>
  )
}
