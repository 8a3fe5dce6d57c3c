import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { OpenSheet } from '@/components/account/open-sheet'
import { RegisterForm } from '@/components/account/register-form'
import { SocialButtons } from '@/components/account/social-buttons'
import { currentUser } from '@/lib/accounts/page-user'
import { PASSWORD_MIN_CHARACTERS } from '@/lib/accounts/passwords'
import { socialProviders } from '@/lib/accounts/social/providers'
import { safeCallbackUrl } from '@/lib/http/callback-url'

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('titles'))('register') }
}

export default async function RegisterPage({ searchParams }: Props) {
  const callbackUrl = safeCallbackUrl((await searchParams).callbackUrl)
  if ((await currentUser()) !== null) redirect(callbackUrl)
  const t = await getTranslations('account')
  return (
    <OpenSheet title={t('registerTitle')} lead={t('registerLead')}>
      <RegisterForm callbackUrl={callbackUrl} passwordMinimum={PASSWORD_MIN_CHARACTERS} />
      <SocialButtons providers={socialProviders()} callbackUrl={callbackUrl} />
    </OpenSheet>
  )
}
