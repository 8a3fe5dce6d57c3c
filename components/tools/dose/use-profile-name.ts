'use client'

import { useTranslations } from 'next-intl'

const STANDARD = ['ru-nrb-99-2009-a', 'ru-nrb-99-2009-b', 'ro-cncan-2018', 'icrp-103'] as const

/** Returns the name of limits: built-in ones have a name in each language, custom ones the name that the user gave. */
export function useProfileName(): (name: string) => string {
  const t = useTranslations('dose.file')
  return (name) => {
    const standard = STANDARD.find((each) => each === name)
    return standard === undefined ? name : t(`profiles.${standard}`)
  }
}
