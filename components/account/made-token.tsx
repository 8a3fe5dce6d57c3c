'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { CopyButton } from './copy-button'

/** Shows a token once. It stays until the user confirms that they copied it. */
export function MadeToken({ name, token, onDone }: { name: string; token: string; onDone: () => void }) {
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
