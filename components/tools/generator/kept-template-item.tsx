'use client'

import { Pencil, Share2, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { IconButton } from '@/components/ui/icon-button'
import { notify } from '@/components/ui/notify'
import { TextField } from '@/components/ui/text-field'
import { ConfirmInPlace } from '../shared/confirm-in-place'
import { FailureNotice } from '../shared/failure-notice'
import { useWords } from '../shared/use-words'
import type { KeptTemplate } from './kept-template'
import { useKeptChange, type KeptChange } from './use-kept-change'
import type { KeptTemplates } from './use-kept-templates'

type Part = 'name' | 'share' | 'removal'

export interface KeptTemplateItemProps {
  readonly template: KeptTemplate
  readonly kept: KeptTemplates
}

/** A kept template, with the three things to do with it; what was pressed opens below it. */
export function KeptTemplateItem({ template, kept }: KeptTemplateItemProps) {
  const t = useTranslations('generator.kept')
  const words = useWords()
  const id = useId()
  const change = useKeptChange()
  const [open, setOpen] = useState<Part | null>(null)
  const { name, fileName, size, shareId } = template
  const opener = (part: Part) => ({
    'aria-expanded': open === part,
    'aria-controls': id,
    onClick: () => setOpen(open === part ? null : part),
  })
  const parts = { template, kept, change, onDone: () => setOpen(null) }

  return (
    <li className="border-b border-rule py-1.5 last:border-b-0">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <p className="text-cell wrap-anywhere">{name}</p>
          <p className="font-narrow text-label wrap-anywhere text-ink2">
            {fileName}, {words.size(size)}
            {shareId !== null && `, ${t('shared')}`}
          </p>
        </div>
        <IconButton label={t('renameNamed', { name })} icon={<Pencil aria-hidden />} {...opener('name')} />
        <IconButton label={t('shareNamed', { name })} icon={<Share2 aria-hidden />} {...opener('share')} />
        <IconButton danger label={t('removeNamed', { name })} icon={<Trash2 aria-hidden />} {...opener('removal')} />
      </div>
      <div id={id} className="grid gap-2 not-empty:py-1.5">
        {open === 'name' && <Renaming {...parts} />}
        {open === 'share' && <Sharing {...parts} />}
        {open === 'removal' && <Removal {...parts} />}
        {change.failure !== null && <FailureNotice what={t('changeFailed')} failure={change.failure} />}
      </div>
    </li>
  )
}

interface PartProps extends KeptTemplateItemProps {
  readonly change: KeptChange
  readonly onDone: () => void
}

function Renaming({ template, kept, change: { busy, make }, onDone }: PartProps) {
  const t = useTranslations('generator.kept')

  async function rename(form: FormData): Promise<void> {
    const name = String(form.get('name')).trim()
    if (name === '' || name === template.name || (await make(() => kept.rename(template, name)))) onDone()
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void rename(new FormData(event.currentTarget))
      }}
    >
      <FormGrid>
        <TextField autoFocus label={t('name')} name="name" defaultValue={template.name} maxLength={200} required />
      </FormGrid>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t('rename')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </p>
    </form>
  )
}

function Sharing({ template, kept, change: { busy, make } }: PartProps) {
  const t = useTranslations('generator.kept')
  const shared = template.shareId !== null
  return (
    <>
      <p className="text-small text-ink2">{t(shared ? 'sharedFact' : 'shareFact')}</p>
      {shared && (
        <FormGrid>
          <TextField
            readOnly
            label={t('code')}
            value={template.shareId ?? ''}
            onFocus={(event) => event.currentTarget.select()}
          />
        </FormGrid>
      )}
      <p>
        <Button busy={busy} onClick={() => void make(() => kept.share(template, !shared))}>
          {t(shared ? 'unshare' : 'share')}
        </Button>
      </p>
    </>
  )
}

function Removal({ template, kept, change: { busy, make }, onDone }: PartProps) {
  const t = useTranslations('generator.kept')
  const { name } = template

  async function remove(): Promise<void> {
    if (await make(() => kept.remove(template))) notify.done(t('removed', { name }))
  }

  return (
    <ConfirmInPlace
      question={t('removeQuestion', { name })}
      fact={t('removeFact')}
      confirm={t('removeConfirm')}
      safe={t('removeSafe')}
      busy={busy}
      onConfirm={() => void remove()}
      onSafe={onDone}
    />
  )
}
