'use client'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { usePremium } from '@/components/billing/premium-provider'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { FormGrid } from '@/components/ui/form-cell'
import { TextField } from '@/components/ui/text-field'
import { ApiError } from './api-error'
import { ApiTokenExample } from './api-token-example'
import { fetchApiTokens, revokeApiToken, type ApiToken } from './api-tokens-api'
import { ApiTokensTable } from './api-tokens-table'
import { NewTokenDialog } from './new-token-dialog'
import { NotLoaded } from './not-loaded'
import { useLoaded } from './use-loaded'
import { CopyButton } from './copy-button'

export interface ApiTokensSectionProps {
  readonly hasPassword: boolean
  /** Where the API is reached, as it is configured. */
  readonly origin: string
}

/** Shows a token once. It stays until the user confirms that they copied it. */
function MadeToken({ name, token, onDone }: { name: string; token: string; onDone: () => void }) {
  const t = useTranslations('account.tokens')
  return (
    <div className="grid grid-cols-1 gap-2">
      <Notice tone="note" live fact={t('made', { name })}>
        {t('onlyNow')}
      </Notice>
      <FormGrid>
        <TextField
          label={t('token')}
          value={token}
          readOnly
          // The button that asked for it is gone with its dialog: the way on is to copy it.
          autoFocus
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          end={<CopyButton text={token} />}
        />
      </FormGrid>
      <p>
        <Button size="small" onClick={onDone}>
          {t('done')}
        </Button>
      </p>
    </div>
  )
}

/** The tokens of the user's programs: created, shown once, revoked. It is next to another section and has no number. */
export function ApiTokensSection({ hasPassword, origin }: ApiTokensSectionProps) {
  const t = useTranslations('account.tokens')
  const headingId = useId()
  const { premium } = usePremium()
  const { value: tokens, setValue, busy, problem, load, submit } = useLoaded(fetchApiTokens)
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
    <section aria-labelledby={headingId} className="min-w-0">
      <div className="flex min-h-6.5 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="contents max-sm:flex max-sm:min-w-0 max-sm:flex-col max-sm:gap-0.5">
          <h2 id={headingId} className="text-section font-semibold">
            {t('title')}
          </h2>
          <span className="min-w-0 text-small text-ink2">{t('note')}</span>
        </div>
        {allowed && (
          <Button
            size="small"
            className="ml-auto"
            icon={<KeyRound aria-hidden />}
            disabled={tokens === null}
            onClick={() => setMaking(true)}
          >
            {t('new')}
          </Button>
        )}
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3">
        {!allowed && (
          <Notice tone="note" action={<TextLink href="/subscribe">{t('plans')}</TextLink>}>
            {t('notInPlan')}
          </Notice>
        )}
        {made !== null && <MadeToken key={made.token} {...made} onDone={() => setMade(null)} />}
        {tokens === null ? (
          <NotLoaded loading={t('loading')} problem={problem} onAgain={() => void load()} />
        ) : tokens.length > 0 ? (
          <ApiTokensTable tokens={tokens} busy={busy} onRevoke={setDoomed} />
        ) : (
          allowed && <p className="text-small text-ink2">{t('empty')}</p>
        )}
        {tokens !== null && problem !== null && (
          <Notice tone="error" live>
            {problem.sentence}
          </Notice>
        )}
        {allowed && <ApiTokenExample origin={origin} />}
      </div>
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
    </section>
  )
}
