'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { CopyButton } from '../copy-button'

export interface MadeWebhookProps {
  readonly url: string
  readonly secret: string
  readonly onDone: () => void
}

/** Shows a signing secret once. It stays until the user confirms that they copied it. */
export function MadeWebhook({ url, secret, onDone }: MadeWebhookProps) {
  const t = useTranslations('account.webhooks')
  return (
    <div className="grid grid-cols-1 gap-2">
      <Notice tone="note" live fact={t('madeTitle', { url })}>
        {t('madeFact')}
      </Notice>
      <FormGrid>
        <TextField
          label={t('secret')}
          value={secret}
          readOnly
          // The button that asked for it is gone with its dialog: the way on is to copy it.
          autoFocus
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          end={<CopyButton text={secret} />}
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
