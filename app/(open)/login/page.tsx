import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { DeletedNotice } from '@/components/account/deleted-notice'
import { LandingSheet } from '@/components/account/landing-sheet'
import { LoginForm } from '@/components/account/login-form'
import { OpenSheet } from '@/components/account/open-sheet'
import { screenTitleKey } from '@/components/account/screen-title'
import { SocialButtons } from '@/components/account/social-buttons'
import { SocialFailure } from '@/components/account/social-failure'
import { triedTool } from '@/components/account/try-path'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { LandingSample } from '@/components/private/sample/landing-sample'
import type { Taker } from '@/components/tools/shared/hand-over'
import { currentUser } from '@/lib/accounts/page-user'
import { socialFailure } from '@/lib/accounts/social/failures'
import { socialProviders } from '@/lib/accounts/social/providers'
import { PLAN_LIMITS } from '@/lib/billing/plans'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { safeCallbackUrl } from '@/lib/http/callback-url'

type Parameter = string | string[]

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: Parameter; error?: Parameter; try?: Parameter }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('titles'))('login') }
}

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl: asked, error, try: tried } = await searchParams
  const callbackUrl = safeCallbackUrl(asked)
  // Here and not in middleware: it sees only the cookie, and an ended session would go round for ever.
  if ((await currentUser()) !== null) redirect(callbackUrl)
  const [t, titles, errors] = await Promise.all([
    getTranslations('account'),
    getTranslations('titles'),
    getTranslations('errors'),
  ])
  const providers = socialProviders()
  if (asked === undefined && error === undefined) {
    const opened = triedTool(tried)
    return (
      <LandingSheet
        opened={opened}
        sample={opened === null ? null : <Sample tool={opened} />}
        free={{
          megabytes: PLAN_LIMITS.free.uploadBytes / MEBIBYTE,
          rows: PLAN_LIMITS.free.rowsPerGeneration,
        }}
      >
        <DeletedNotice text={t('deletion.deleted')} />
        <LoginForm callbackUrl={callbackUrl} quiet />
        <SocialButtons providers={providers} callbackUrl={callbackUrl} />
      </LandingSheet>
    )
  }
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
      <SocialButtons providers={providers} callbackUrl={callbackUrl} />
    </OpenSheet>
  )
}

const NAMESPACES = { generate: 'generator', tables: 'parser', doses: 'dose' } as const satisfies Record<Taker, string>

/** The sample of a tool, with the words that its screen has. */
function Sample({ tool }: { tool: Taker }) {
  const { rowsPerGeneration: rows, uploadBytes, inflatedBytes } = PLAN_LIMITS.free
  const own = tool === 'doses' ? (['dose', 'doseRules'] as const) : [NAMESPACES[tool]]
  return (
    <LocalisedMessages namespaces={['private', 'tools', ...own]}>
      {/* Another tool starts again. */}
      <LandingSample key={tool} tool={tool} limits={{ rows, uploadBytes, inflatedBytes, isSignedIn: false }} />
    </LocalisedMessages>
  )
}
