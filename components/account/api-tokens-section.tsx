'use client'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePremium } from '@/components/billing/premium-provider'
import { Dialog } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { ApiError } from './api-error'
import { ApiTokenExample } from './api-token-example'
import { fetchApiTokens, revokeApiToken, type ApiToken } from './api-tokens-api'
import { ApiTokensTable } from './api-tokens-table'
import { NewTokenDialog } from './new-token-dialog'
import { ProgramSection } from './program-section'
import { ShownOnce } from './shown-once'
import { useLoaded } from './use-loaded'

export interface ApiTokensSectionProps {
  readonly hasPassword: boolean
  /** Where the API is reached, as it is configured. */
  readonly origin: string
}

/** The tokens of the user's programs: created, shown once, revoked. It is next to another section and has no number. */
export function ApiTokensSection({ hasPassword, origin }: ApiTokensSectionProps) {
  const t = useTranslations('account.tokens')
  const { premium } = usePremium()
  const loaded = useLoaded(fetchApiTokens)
  const { setValue, busy, submit } = loaded
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)
  const [doomed, setDoomed] = useState<ApiToken | null>(null)

  const revoke = ({ id, name }: ApiToken) =>
    submit(async () => {
      try {
        await revokeApiToken(id)
      } catch (error) {
        // It has expired in the meantime, or another tab was faster.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
      }
      setValue((all) => all.filter((token) => token.id !== id))
      notify.done(t('revoked', { name }))
    })

  // Until the plan is known, everything is allowed here, because the server enforces the rule.
  const allowed = premium?.limits.apiTokens !== false
  return (
    <>
      <ProgramSection
        name="account.tokens"
        icon={<KeyRound aria-hidden />}
        allowed={allowed}
        loaded={loaded}
        onNew={() => setMaking(true)}
        made={
          made !== null && (
            <ShownOnce
              key={made.token}
              fact={t('made', { name: made.name })}
              warning={t('onlyNow')}
              label={t('token')}
              value={made.token}
              done={t('done')}
              onDone={() => setMade(null)}
            />
          )
        }
        table={(tokens) => <ApiTokensTable tokens={tokens} busy={busy} onRevoke={setDoomed} />}
      >
        {allowed && <ApiTokenExample origin={origin} />}
      </ProgramSection>
      <NewTokenDialog
        open={making}
        hasPassword={hasPassword}
        onCancel={() => setMaking(false)}
        onMade={({ token, ...row }) => {
          setMaking(false)
          setMade({ name: row.name, token })
          setValue((all) => [row, ...all])
        }}
      />
      <Dialog
        open={doomed !== null}
        title={t('ask', { name: doomed?.name ?? '' })}
        confirm={t('revoke')}
        safe={t('keep')}
        onConfirm={() => {
          if (doomed !== null) void revoke(doomed)
          setDoomed(null)
        }}
        onSafe={() => setDoomed(null)}
      >
        {t('askFact')}
      </Dialog>
    </>
  )
}
