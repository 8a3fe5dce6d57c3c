import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LoginForm } from '@/components/account/login-form'
import { OpenSheet } from '@/components/account/open-sheet'
import { screenTitleKey } from '@/components/account/screen-title'
import { currentUser } from '@/lib/accounts/page-user'
import { safeCallbackUrl } from '@/lib/http/callback-url'

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('titles'))('login') }
}

export default async function LoginPage({ searchParams }: Props) {
  const callbackUrl = safeCallbackUrl((await searchParams).callbackUrl)
  // Here and not in middleware: it sees only the cookie, and an ended session would go round for ever.
  if ((await currentUser()) !== null) redirect(callbackUrl)
  const [t, titles] = await Promise.all([getTranslations('account'), getTranslations('titles')])
  const screen = screenTitleKey(callbackUrl)
  return (
    <OpenSheet
      title={t('loginTitle')}
      lead={screen === null ? t('loginLead') : t('loginLeadTo', { screen: titles(screen) })}
    >
      <LoginForm callbackUrl={callbackUrl} />
    </OpenSheet>
  )
}
