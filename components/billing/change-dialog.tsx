'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { forgiven } from '@/components/account/api-error'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { changeSubscription, previewChange, type ChangePreview, type Choice } from './billing-api'
import { usePremium } from './premium-provider'
import { useTask } from './use-task'

/** What another plan or period costs now and from then on, before it is changed to. */
export function ChangeDialog({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const t = useTranslations('billing')
  const { refresh } = usePremium()
  const task = useTask<'preview' | 'change'>()
  const [preview, setPreview] = useState<ChangePreview | null>(null)
  const words = { plan: t(`plans.${choice.plan}`), interval: t(`block.by.${choice.interval}`) }

  const load = useEffectEvent(() => void task.run('preview', async () => setPreview(await previewChange(choice))))
  useEffect(() => load(), [])

  const change = () =>
    task.run('change', async () => {
      await changeSubscription(choice)
      // The change is made, even if it can't be shown now.
      await refresh().catch(forgiven)
      notify.done(t('change.done', words))
      onClose()
    })

  return (
    <Dialog
      open
      harmless
      title={t('change.title', words)}
      confirm={t('change.confirm')}
      safe={t('change.keep')}
      busy={task.busy !== null || preview === null}
      onConfirm={() => void change()}
      onSafe={onClose}
    >
      <div className="grid min-h-19 content-start gap-1.5">
        {task.trouble !== null && (
          <Notice tone="error" live>
            {task.trouble.sentence}
          </Notice>
        )}
        {preview === null && task.trouble === null && (
          <p className="flex items-center gap-2">
            <Spinner /> {t('change.asking')}
          </p>
        )}
        {preview !== null && <Cost preview={preview} />}
      </div>
    </Dialog>
  )
}

function Cost({ preview: { now, next } }: { preview: ChangePreview }) {
  const t = useTranslations('billing.change')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <>
      <p>
        {now === null ? t('nothingNow') : t('now', { total: now.total })}
        {now !== null && now.tax !== null && ` ${t('withTax', { tax: now.tax })}`}
      </p>
      {now !== null && now.credit !== null && <p>{t('credit', { credit: now.credit })}</p>}
      {now !== null && now.toBalance !== null && <p>{t('toBalance', { credit: now.toBalance })}</p>}
      {next !== null && (
        <p>
          {next.at === null ? t('next', { total: next.total }) : t('nextAt', { total: next.total, date: day(next.at) })}
        </p>
      )}
    </>
  )
}
