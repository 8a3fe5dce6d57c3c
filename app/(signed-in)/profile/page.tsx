import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProfileScreen } from '@/components/account/profile-screen'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { requirePageUser } from '@/lib/accounts/page-user'
import { PASSWORD_MIN_CHARACTERS } from '@/lib/accounts/passwords'
import { profileOf } from '@/lib/accounts/profile/profile'
import { MAX_PICTURE_BYTES } from '@/lib/accounts/profile/profile-pictures'
import { socialFailure } from '@/lib/accounts/social/failures'
import { signInMethods } from '@/lib/accounts/social/sign-in-methods'
import { env } from '@/lib/env'

interface Props {
  readonly searchParams: Promise<{ error?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('profile') }
}

export default async function Page({ searchParams }: Props) {
  const { id, email, name, emailVerified, pendingEmail } = await requirePageUser('/profile')
  const [{ error }, errors, profile, methods] = await Promise.all([
    searchParams,
    getTranslations('errors'),
    profileOf(id),
    signInMethods(id),
  ])
  const { success: _success, pictures, ...fields } = profile
  const failure = socialFailure(error)
  return (
    <LocalisedMessages namespaces={['profile', 'account', 'billing', 'tools']}>
      <ProfileScreen
        address={{ email, emailVerified, pendingEmail }}
        values={{ ...fields, name: name ?? '' }}
        pictures={pictures}
        pictureBytes={MAX_PICTURE_BYTES}
        hasPassword={methods.password !== null}
        passwordMinimum={PASSWORD_MIN_CHARACTERS}
        linkFailure={failure && errors(failure)}
        origin={env().origin}
      />
    </LocalisedMessages>
  )
}
