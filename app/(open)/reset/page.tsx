import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OpenSheet } from '@/components/account/open-sheet'
import { ResetForm } from '@/components/account/reset-form'
import { PASSWORD_MIN_CHARACTERS } from '@/lib/accounts/passwords'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('titles'))('reset') }
}

export default async function ResetPage() {
  const t = await getTranslations('account.reset')
  return (
    <OpenSheet title={t('title')} lead={t('lead')}>
      <ResetForm passwordMinimum={PASSWORD_MIN_CHARACTERS} />
    </OpenSheet>
  )
}
