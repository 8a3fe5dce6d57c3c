'use client'

import { Webhook as WebhookIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { usePremium } from '@/components/billing/premium-provider'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { ApiError } from '../api-error'
import { NotLoaded } from '../not-loaded'
import { useLoaded } from '../use-loaded'
import { Deliveries } from './deliveries'
import { MadeWebhook } from './made-webhook'
import { NewWebhookDialog } from './new-webhook-dialog'
import { enableWebhook, fetchWebhooks, removeWebhook, type Webhook } from './webhooks-api'
import { WebhooksTable } from './webhooks-table'

/** The user's webhooks. It is next to another section and has no number. */
export function WebhooksSection() {
  const t = useTranslations('account.webhooks')
  const headingId = useId()
  const { premium } = usePremium()
  const { value: webhooks, setValue, busy, problem, load, submit } = useLoaded(fetchWebhooks)
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<{ url: string; secret: string } | null>(null)
  const [doomed, setDoomed] = useState<Webhook | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)

  const remove = ({ id }: Webhook) =>
    submit(async () => {
      try {
        await removeWebhook(id)
      } catch (error) {
        // Another tab was quicker.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
      }
      setValue((all) => all.filter((webhook) => webhook.id !== id))
      notify.done(t('removed'))
    })
  const enable = ({ id }: Webhook) =>
    submit(async () => {
      const enabled = await enableWebhook(id)
      setValue((all) => all.map((webhook) => (webhook.id === id ? enabled : webhook)))
      notify.done(t('enabled'))
    })

  // Until the plan is known nothing is refused here: the server enforces the rule.
  const allowed = premium?.limits.webhooks !== false
  const open = webhooks?.find(({ id }) => id === openId)
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
            icon={<WebhookIcon aria-hidden />}
            disabled={webhooks === null}
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
        {made !== null && <MadeWebhook key={made.secret} {...made} onDone={() => setMade(null)} />}
        {webhooks === null ? (
          <NotLoaded loading={t('loading')} problem={problem} onAgain={() => void load()} />
        ) : webhooks.length > 0 ? (
          <WebhooksTable
            webhooks={webhooks}
            busy={busy}
            openId={openId}
            onOpen={({ id }) => setOpenId(id === openId ? null : id)}
            onEnable={(webhook) => void enable(webhook)}
            onRemove={setDoomed}
          />
        ) : (
          allowed && <p className="text-small text-ink2">{t('empty')}</p>
        )}
        {webhooks !== null && problem !== null && (
          <Notice tone="error" live>
            {problem.sentence}
          </Notice>
        )}
        {open !== undefined && <Deliveries key={open.id} webhook={open} />}
      </div>
      <NewWebhookDialog
        open={making}
        onCancel={() => setMaking(false)}
        onMade={({ secret, ...webhook }) => {
          setMaking(false)
          setMade({ url: webhook.url, secret })
          setValue((all) => [...all, webhook])
        }}
      />
      <Dialog
        open={doomed !== null}
        title={t('ask')}
        confirm={t('remove')}
        safe={t('keep')}
        onConfirm={() => {
          if (doomed !== null) void remove(doomed)
          setDoomed(null)
        }}
        onSafe={() => setDoomed(null)}
      >
        {t('askFact', { url: doomed?.url ?? '' })}
      </Dialog>
    </section>
  )
}
