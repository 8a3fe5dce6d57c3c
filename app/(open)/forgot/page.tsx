import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ForgotForm } from '@/components/account/forgot-form'
import { OpenSheet } from '@/components/account/open-sheet'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('titles'))('forgot') }
}

/** Available when signed in too, because an email that warns of an unknown change links here. */
export default async function ForgotPage() {
  const t = await getTranslations('account.forgot')
  return (
    <OpenSheet title={t('title')} lead={t('lead')}>
      <ForgotForm />
    </OpenSheet>
  )
}
