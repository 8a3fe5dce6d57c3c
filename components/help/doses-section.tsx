import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import type { DoseLanguage } from '@/lib/documents/doses/lexicon/types'
import { LIMIT_PROFILES, type DoseLimit } from '@/lib/documents/doses/limits/profiles'
import type { Messages } from '@/lib/i18n/messages'
import type { DoseTopic } from '@/lib/help/pages'
import { markFacts, periodFacts, positionFacts, quantityFacts, unitFacts } from '@/lib/help/dose-facts'
import { HelpText } from './help-prose'
import { HelpTable, NAMES_WIDTH } from './help-table'
import type { TitledSectionProps } from './sections'

const LIMITED = ['effective', 'lens', 'skin', 'extremities'] as const

export interface DosesSectionProps extends TitledSectionProps {
  readonly topic: DoseTopic
  readonly language: DoseLanguage
}

/** Units, quantities, marks, positions, periods or limits, all from the tables that the extractor itself reads by. */
export function DosesSection({ id, title, topic, language }: DosesSectionProps) {
  const t = useTranslations('help.doses')
  return (
    <Section id={id} title={title}>
      <HelpText>{t('lead')}</HelpText>
      <Topic topic={topic} language={language} />
    </Section>
  )
}

function Topic({ topic, language }: Pick<DosesSectionProps, 'topic' | 'language'>): ReactNode {
  const t = useTranslations('help.doses')
  const words = useTranslations('dose.words')
  const censors = useTranslations('dose.doses.censors')
  switch (topic) {
    case 'units':
      return (
        <>
          <HelpTable
            caption={t('units')}
            heads={[t('unitKind'), t('unitsWritten'), t('canonical')]}
            widths={['28%', undefined, '20%']}
            stacked
            groups={unitFacts(language).map(({ kind, symbols, canonical }) => ({
              id: `doses-unit-${kind}`,
              rows: [[t(`kinds.${kind}`), symbols.join(', '), canonical ?? t('notConverted')]],
            }))}
          />
          <p data-find className="mt-2 text-small text-ink2">
            {t('rates')}
          </p>
        </>
      )
    case 'quantities':
      return (
        <>
          <HelpTable
            caption={t('quantities')}
            heads={[t('quantity'), t('named')]}
            widths={[NAMES_WIDTH]}
            groups={quantityFacts(language).map(({ quantity, names }) => ({
              id: `doses-quantity-${quantity}`,
              rows: [[quantity, names.join('; ')]],
            }))}
          />
        </>
      )
    case 'marks':
      return (
        <>
          <HelpTable
            caption={t('marks')}
            heads={[t('meaning'), t('mark')]}
            widths={[NAMES_WIDTH]}
            groups={markFacts(language).map(({ censor, marks }) => ({
              id: `doses-mark-${censor}`,
              rows: [[censors(censor), marks.join('; ')]],
            }))}
          />
          <p data-find className="mt-2 text-small text-ink2">
            {t('marksNote')}
          </p>
        </>
      )
    case 'positions':
      return (
        <>
          <HelpTable
            caption={t('positions')}
            heads={[t('position'), t('named')]}
            widths={[NAMES_WIDTH]}
            groups={positionFacts(language).map(({ position, words: named }) => ({
              id: `doses-position-${position}`,
              rows: [[words(`positions.${position}`), named.join('; ')]],
            }))}
          />
        </>
      )
    case 'periods':
      return (
        <>
          <HelpTable
            caption={t('periods')}
            heads={[t('period'), t('named')]}
            widths={[NAMES_WIDTH]}
            groups={periodFacts(language).map(({ length, words: named }) => ({
              id: `doses-period-${length}`,
              rows: [[t(`lengths.${length}`), named.join('; ')]],
            }))}
          />
          <p data-find className="mt-2 text-small text-ink2">
            {t('periodsNote')}
          </p>
        </>
      )
    case 'limits':
      return (
        <>
          <Limits />
          <p data-find className="mt-2 text-small text-ink2">
            {t('limitsNote')}
          </p>
        </>
      )
    case 'posology':
      return <HelpText>{t('posology')}</HelpText>
  }
}

function Limits() {
  const t = useTranslations('help.doses')
  const words = useTranslations('dose.words')
  const profiles = useTranslations('dose.file.profiles')

  function limit({ id, value, averaged }: DoseLimit): string {
    const protectedPart = LIMITED.find((part) => id.startsWith(part)) ?? 'effective'
    return words(`limit.${averaged ? 'mean' : 'year'}`, { value, what: words(`limits.${protectedPart}`) })
  }

  return (
    <HelpTable
      caption={t('limits')}
      heads={[t('limit'), t('source')]}
      widths={['50%']}
      groups={LIMIT_PROFILES.map(({ name, limits }) => ({
        id: `doses-limits-${name}`,
        head: <b className="font-semibold">{profiles(name as ProfileName)}</b>,
        rows: limits.map((each) => [
          limit(each),
          <span key="source" className="text-ink2">
            {each.verified ? each.source : t('unverified', { source: each.source })}
          </span>,
        ]),
      }))}
    />
  )
}

type ProfileName = keyof Messages['dose']['file']['profiles']
