'use client'

import { useTranslations } from 'next-intl'

/** What the link to a result is called, by the kind of file that it is. */
export function useDownloadWords(): (result: { readonly name: string }) => string {
  const t = useTranslations('generator.result')
  return ({ name }) => t('download', { kind: name.split('.').at(-1) ?? '' })
}
