'use client'

import { useTranslations } from 'next-intl'

const STANDARD = ['ru-nrb-99-2009-a', 'ru-nrb-99-2009-b', 'ro-cncan-2018', 'icrp-103'] as const

/** Returns what limits are called: those that come with the product have a name in each language, one's own the one that it was given. */
export function useProfileName(): (name: string) => string {
  const t = useTranslations('dose.file')
  return (name) => {
    const standard = STANDARD.find((each) => each === name)
    return standard === undefined ? name : t(`profiles.${standard}`)
  }
}
