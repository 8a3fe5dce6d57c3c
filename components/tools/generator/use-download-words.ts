'use client'

import { useTranslations } from 'next-intl'

/** Returns the text of the link to a result, by the kind of file. */
export function useDownloadWords(): (result: { readonly name: string }) => string {
  const t = useTranslations('generator.result')
  return ({ name }) => t('download', { kind: name.split('.').at(-1) ?? '' })
}
