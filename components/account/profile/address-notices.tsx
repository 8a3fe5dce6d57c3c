'use client'

import { useTranslations } from 'next-intl'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { SendConfirmation } from '../send-confirmation'
import { useSubmission } from '../use-submission'
import type { Address } from './account-section'
import { changeAccount } from './profile-api'

export interface AddressNoticesProps {
  readonly address: Address
  readonly onAddress: (address: Address) => void
}

/** An address that is not confirmed, or another that waits to take its place, and what can be done about it. */
export function AddressNotices({ address, onAddress }: AddressNoticesProps) {
  const t = useTranslations('account')
  const tAddress = useTranslations('profile.address')
  const { busy, problem, submit } = useSubmission()
  const { email, pendingEmail, emailVerified } = address
  if (pendingEmail === null && emailVerified) return null

  const keep = () => submit(async () => onAddress(await changeAccount({ email })))
  return (
    <div className="mt-3 grid gap-1">
      <Notice tone="note">{pendingEmail === null ? t('unconfirmed') : t('pending', { email: pendingEmail })}</Notice>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-1">
        {/* Another address is another link. */}
        <SendConfirmation key={pendingEmail ?? email} />
        {pendingEmail !== null && (
          <TextButton alone className="text-small" disabled={busy} onClick={() => void keep()}>
            {tAddress('keep', { email })}
          </TextButton>
        )}
      </div>
      {problem !== null && (
        <Notice tone="error" live>
          {problem.sentence}
        </Notice>
      )}
    </div>
  )
}
