'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { loginPath } from '@/lib/accounts/login-path'
import { confirmEmail } from './email-api'
import { SendConfirmation } from './send-confirmation'
import { useLinkToken } from './use-link-token'
import { useSubmission } from './use-submission'

/** Whether someone is signed in: the link may have been opened in another browser. */
export interface ConfirmingPerson {
  readonly email: string
  /** Whether the address is confirmed and no other waits. */
  readonly confirmed: boolean
}

/** No second try with the same link helps. */
const FINAL: readonly string[] = ['LINK_NOT_VALID', 'EMAIL_TAKEN']

/** Confirms an address with the emailed link that opened this page: automatically, and with a button if that failed. */
export function ConfirmScreen({ person }: { person: ConfirmingPerson | null }) {
  const t = useTranslations('account')
  const token = useLinkToken()
  const tried = useRef<string | null>(null)
  const { busy, problem, submit } = useSubmission()
  const [confirmed, setConfirmed] = useState<string | null>(null)

  const confirm = (link: string) => void submit(async () => setConfirmed(await confirmEmail(link)))
  const confirmOnce = useEffectEvent((link: string) => {
    // An effect may run twice, and the link is good for once.
    if (tried.current === link) return
    tried.current = link
    confirm(link)
  })
  useEffect(() => {
    if (typeof token === 'string') confirmOnce(token)
  }, [token])

  if (confirmed !== null) {
    return (
      <div className="grid gap-3.5">
        <Notice tone="done" live>
          {t('confirm.done', { email: confirmed })}
        </Notice>
        <Onward signedIn={person !== null} />
      </div>
    )
  }
  if (token === null) return <NotConfirmed sentence={t('linkCut')} person={person} />
  if (problem !== null && FINAL.includes(problem.code)) {
    return <NotConfirmed sentence={problem.sentence} person={person} />
  }
  return (
    <div className="grid gap-3.5">
      {problem !== null && (
        <Notice tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy || typeof token !== 'string'}
        onClick={() => typeof token === 'string' && confirm(token)}
      >
        {t('confirm.confirm')}
      </Button>
    </div>
  )
}

function NotConfirmed({ sentence, person }: { sentence: string; person: ConfirmingPerson | null }) {
  const t = useTranslations('account.confirm')
  if (person?.confirmed === true) {
    return (
      <div className="grid gap-3.5">
        <Notice tone="done" live>
          {t('already', { email: person.email })}
        </Notice>
        <Onward signedIn />
      </div>
    )
  }
  return (
    <div className="grid gap-3.5">
      <Notice tone="error" live>
        {sentence}
      </Notice>
      {person === null ? (
        <p className="text-small">
          <TextLink alone href={loginPath('/profile')}>
            {t('logInForAnother')}
          </TextLink>
        </p>
      ) : (
        <>
          <SendConfirmation />
          <Onward signedIn />
        </>
      )}
    </div>
  )
}

function Onward({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('account')
  return (
    <ButtonLink href={signedIn ? '/' : '/login'} variant="primary" size="large" wide>
      {t(signedIn ? 'confirm.onward' : 'logIn')}
    </ButtonLink>
  )
}
