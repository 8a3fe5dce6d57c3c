'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubscriptionBlock } from '@/components/billing/subscription-block'
import { Dock } from '@/components/ui/dock'
import { Notice } from '@/components/ui/notice'
import { Sheet, SheetBody, SheetHead, SideColumn } from '@/components/ui/sheet'
import { TitleAction } from '@/components/ui/title-block'
import { ApiTokensSection } from './api-tokens-section'
import { DeletionSection } from './deletion-section'
import { ExportSection } from './export-section'
import { FilesSection } from './files-section'
import { AccountSection, type Address } from './profile/account-section'
import { OrganisationSection } from './profile/organisation-section'
import type { PicturesFacts } from './profile/profile-api'
import type { ProfileValues } from './profile/profile-values'
import { SAVE_ID, SaveAction } from './profile/save-action'
import { UnsavedGuard } from './profile/unsaved-guard'
import { useProfileForm } from './profile/use-profile-form'
import { SessionsSection } from './sessions-section'
import { SignInMethodsSection } from './sign-in-methods-section'
import { UsageSection } from './usage-section'
import { WebhooksSection } from './webhooks/webhooks-section'

const FORM = 'profile-form'

export interface ProfileScreenProps {
  readonly address: Address
  readonly values: ProfileValues
  readonly pictures: PicturesFacts
  /** The size of the largest picture that is taken. */
  readonly pictureBytes: number
  readonly hasPassword: boolean
  readonly passwordMinimum: number
  /** Why a provider that was to be linked is not. */
  readonly linkFailure: string | null
  /** Where the API is reached, as it is configured. */
  readonly origin: string
}

/** The profile: who one is here, what documents print of it, the ways in, what is kept, and the way out. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { values, pictureBytes, hasPassword: hadPassword, passwordMinimum, linkFailure, origin } = props
  const t = useTranslations('profile')
  const form = useProfileForm(values)
  const [address, setAddress] = useState(props.address)
  const [pictures, setPictures] = useState(props.pictures)
  const [hasPassword, setHasPassword] = useState(hadPassword)
  // A new password ends sessions, and a file that is deleted counts no longer: what shows them is fetched again.
  const [passwordChanges, setPasswordChanges] = useState(0)
  const [fileChanges, setFileChanges] = useState(0)
  return (
    <>
      <Sheet>
        <SheetHead title={t('title')} lead={t('lead')} actions={<SaveAction form={form} formId={FORM} />} />
        {/* Its fields are in two sections and name it. */}
        <form
          id={FORM}
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void form.save()
          }}
        />
        {form.dirty && <UnsavedGuard />}
        {form.problem !== null && (
          <Notice tone="error" live className="border-b border-rule px-4 py-2.5 sm:pr-6 sm:pl-18">
            {form.problem.sentence}
          </Notice>
        )}
        <SheetBody
          side={
            <SideColumn label={t('side')}>
              {/* Of the row of two that the side column is below 1440 px, these are one. */}
              <div className="border-rule max-sm:border-b xl:border-b">
                <SubscriptionBlock />
                <UsageSection version={fileChanges} />
              </div>
              <SessionsSection version={passwordChanges} />
            </SideColumn>
          }
        >
          <AccountSection number={1} form={form} formId={FORM} address={address} onAddress={setAddress} />
          <OrganisationSection
            number={2}
            form={form}
            formId={FORM}
            pictures={pictures}
            onPictures={setPictures}
            pictureBytes={pictureBytes}
          />
          <div className="grid grid-cols-1 border-b border-rule lg:grid-cols-2">
            <SignInMethodsSection
              number={3}
              className="border-b-0! max-lg:pb-2 lg:pr-3.5!"
              emailVerified={address.emailVerified}
              passwordMinimum={passwordMinimum}
              known={[address.email, form.values.name]}
              failure={linkFailure}
              onPasswordChanged={() => {
                setHasPassword(true)
                // It drops an address that waited to be confirmed.
                setAddress((before) => ({ ...before, pendingEmail: null }))
                setPasswordChanges((count) => count + 1)
              }}
            />
            <div className="min-w-0 px-4 pt-4 pb-5 sm:pr-6 sm:max-lg:pl-18 lg:pl-3.5">
              <ApiTokensSection hasPassword={hasPassword} origin={origin} />
              <div className="mt-6">
                <WebhooksSection />
              </div>
            </div>
          </div>
          <FilesSection number={4} onChanged={() => setFileChanges((count) => count + 1)} />
          <ExportSection number={5} />
          <DeletionSection number={6} hasPassword={hasPassword} />
        </SheetBody>
      </Sheet>
      {form.dirty && (
        <Dock
          watch={SAVE_ID}
          action={
            <TitleAction type="submit" form={FORM} disabled={form.busy}>
              {t('save.save')}
            </TitleAction>
          }
        />
      )}
    </>
  )
}
