'use client'

import { useTranslations } from 'next-intl'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { Section } from '@/components/ui/section'
import { foundDoses, isWithoutDoses } from './found'
import type { DoseExtractor } from './use-dose'

const nothingPart = deferred(() => import('./nothing-found'))
const dosesPart = deferred(() => import('./found-doses'))

/** Every dose with its person, period, unit, source of the unit, and cell. */
export function DosesSection({ dose, number }: { dose: DoseExtractor; number: number }) {
  const t = useTranslations('dose.doses')
  const doses = foundDoses(dose.state.inspected)
  const isNothing = doses !== null && isWithoutDoses(doses)
  const nothing = useDeferred(nothingPart, isNothing)
  const part = useDeferred(dosesPart, doses !== null && !isNothing)
  if (doses !== null && isNothing) {
    return (
      <Section number={number} title={t('title')} note={t('found', { count: 0 })}>
        {nothing !== null && <nothing.NothingFound doses={doses} />}
      </Section>
    )
  }
  if (doses === null || part === null) return <Section number={number} title={t('title')} note={t('coming')} coming />
  return <part.FoundDoses dose={dose} doses={doses} number={number} />
}
