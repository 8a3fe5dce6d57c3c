'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { ChangePasswordForm } from './change-password-form'
import { Moment } from './moment'
import { NotLoaded } from './not-loaded'
import { RuledCell, RuledRow, RuledTable } from './ruled-table'
import { LinkDialog, type LinkQuestion } from './sign-in-methods/link-dialog'
import { fetchSignInMethods } from './sign-in-methods/sign-in-methods-api'
import { whatCanBeDone } from './sign-in-methods/what-can-be-done'
import { useLoaded } from './use-loaded'

export interface SignInMethodsSectionProps {
  readonly number: number
  readonly emailVerified: boolean
  readonly passwordMinimum: number
  /** The user's details: a password made from them is weak. */
  readonly known: readonly string[]
  /** Why a link that was begun here failed. */
  readonly failure: string | null
  /** The other sessions have ended. */
  readonly onPasswordChanged: () => void
  readonly className?: string
}

/** The ways into the account: its password, and the providers that it is linked to. */
export function SignInMethodsSection(props: SignInMethodsSectionProps) {
  const { number, emailVerified, passwordMinimum, known, failure, onPasswordChanged, className } = props
  const t = useTranslations('profile.signIn')
  const { value: methods, problem, load } = useLoaded(fetchSignInMethods)
  const [changing, setChanging] = useState(false)
  const [question, setQuestion] = useState<LinkQuestion | null>(null)

  return (
    <Section number={number} title={t('title')} className={className}>
      {failure !== null && (
        <Notice tone="error" live className="mb-3">
          {failure}
        </Notice>
      )}
      {methods === null ? (
        <NotLoaded loading={t('loading')} problem={problem} onAgain={() => void load()} />
      ) : (
        <RuledTable caption={t('title')} heads={[t('way'), t('state'), t('action')]}>
          <RuledRow strong name={t('password')}>
            <RuledCell>
              {methods.password === null
                ? t('noPassword')
                : t.rich('changed', { at: () => <Moment at={methods.password?.changedAt ?? ''} hour={false} /> })}
            </RuledCell>
            <RuledCell end>
              <TextButton alone aria-expanded={changing} onClick={() => setChanging(!changing)}>
                {t(methods.password === null ? 'setPassword' : 'changePassword')}
                <span className="heard-only"> {t('password')}</span>
              </TextButton>
            </RuledCell>
          </RuledRow>
          {methods.providers.map((method) => {
            const action = whatCanBeDone(methods, method, emailVerified)
            return (
              <RuledRow key={method.provider} strong name={<span translate="no">{method.name}</span>}>
                <RuledCell>
                  {method.linked === null ? t('notLinked') : (method.linked.email ?? t('linked'))}
                  {(action === 'last' || action === 'confirmFirst') && (
                    <span className="block font-narrow text-label">{t(action)}</span>
                  )}
                </RuledCell>
                <RuledCell end>
                  {(action === 'link' || action === 'unlink') && (
                    <TextButton alone onClick={() => setQuestion({ action, method })}>
                      {t(action)}
                      <span className="heard-only"> {method.name}</span>
                    </TextButton>
                  )}
                </RuledCell>
              </RuledRow>
            )
          })}
        </RuledTable>
      )}
      {methods !== null && changing && (
        <div className="mt-3">
          <ChangePasswordForm
            hasPassword={methods.password !== null}
            passwordMinimum={passwordMinimum}
            known={known}
            onCancel={() => setChanging(false)}
            onChanged={() => {
              setChanging(false)
              onPasswordChanged()
              void load()
            }}
          />
        </div>
      )}
      {methods !== null && question !== null && (
        <LinkDialog
          question={question}
          hasPassword={methods.password !== null}
          onUnlinked={() => {
            setQuestion(null)
            void load()
          }}
          onCancel={() => setQuestion(null)}
        />
      )}
    </Section>
  )
}
