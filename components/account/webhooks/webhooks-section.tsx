'use client'

import { Webhook as WebhookIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePremium } from '@/components/billing/premium-provider'
import { Dialog } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { ApiError } from '../api-error'
import { ProgramSection } from '../program-section'
import { ShownOnce } from '../shown-once'
import { useLoaded } from '../use-loaded'
import { Deliveries } from './deliveries'
import { NewWebhookDialog } from './new-webhook-dialog'
import { enableWebhook, fetchWebhooks, removeWebhook, type Webhook } from './webhooks-api'
import { WebhooksTable } from './webhooks-table'

/** The user's webhooks. It is next to another section and has no number. */
export function WebhooksSection() {
  const t = useTranslations('account.webhooks')
  const { premium } = usePremium()
  const loaded = useLoaded(fetchWebhooks)
  const { value: webhooks, setValue, busy, submit } = loaded
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

  // Until the plan is known, everything is allowed here, because the server enforces the rule.
  const allowed = premium?.limits.webhooks !== false
  const open = webhooks?.find(({ id }) => id === openId)
  return (
    <>
      <ProgramSection
        name="account.webhooks"
        icon={<WebhookIcon aria-hidden />}
        allowed={allowed}
        loaded={loaded}
        onNew={() => setMaking(true)}
        made={
          made !== null && (
            <ShownOnce
              key={made.secret}
              fact={t('madeTitle', { url: made.url })}
              warning={t('madeFact')}
              label={t('secret')}
              value={made.secret}
              done={t('done')}
              onDone={() => setMade(null)}
            />
          )
        }
        table={(all) => (
          <WebhooksTable
            webhooks={all}
            busy={busy}
            openId={openId}
            onOpen={({ id }) => setOpenId(id === openId ? null : id)}
            onEnable={(webhook) => void enable(webhook)}
            onRemove={setDoomed}
          />
        )}
      >
        {open !== undefined && <Deliveries key={open.id} webhook={open} />}
      </ProgramSection>
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
    </>
  )
}
