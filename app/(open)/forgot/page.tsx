import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ForgotForm } from '@/components/account/forgot-form'
import { OpenSheet } from '@/components/account/open-sheet'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('titles'))('forgot') }
}

/** Open to someone signed in as well: a mail that warns of a foreign change leads here. */
export default async function ForgotPage() {
  const t = await getTranslations('account.forgot')
  return (
    <OpenSheet title={t('title')} lead={t('lead')}>
      <ForgotForm />
    </OpenSheet>
  )
}
