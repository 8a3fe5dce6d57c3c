import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { DeletedNotice } from '@/components/account/deleted-notice'
import { LoginForm } from '@/components/account/login-form'
import { OpenSheet } from '@/components/account/open-sheet'
import { screenTitleKey } from '@/components/account/screen-title'
import { SocialButtons } from '@/components/account/social-buttons'
import { SocialFailure } from '@/components/account/social-failure'
import { currentUser } from '@/lib/accounts/page-user'
import { socialFailure } from '@/lib/accounts/social/failures'
import { socialProviders } from '@/lib/accounts/social/providers'
import { safeCallbackUrl } from '@/lib/http/callback-url'

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string | string[]; error?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('titles'))('login') }
}

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl: asked, error } = await searchParams
  const callbackUrl = safeCallbackUrl(asked)
  // Here and not in middleware: it sees only the cookie, and an ended session would go round for ever.
  if ((await currentUser()) !== null) redirect(callbackUrl)
  const [t, titles, errors] = await Promise.all([
    getTranslations('account'),
    getTranslations('titles'),
    getTranslations('errors'),
  ])
  const screen = screenTitleKey(callbackUrl)
  const failure = socialFailure(error)
  return (
    <OpenSheet
      title={t('loginTitle')}
      lead={screen === null ? t('loginLead') : t('loginLeadTo', { screen: titles(screen) })}
    >
      <DeletedNotice text={t('deletion.deleted')} />
      {error !== undefined && <SocialFailure sentence={failure === null ? t('social.failed') : errors(failure)} />}
      <LoginForm callbackUrl={callbackUrl} />
      <SocialButtons providers={socialProviders()} callbackUrl={callbackUrl} />
    </OpenSheet>
  )
}
