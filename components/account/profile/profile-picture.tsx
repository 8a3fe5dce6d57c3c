'use client'

import { Stamp, Signature } from 'lucide-react'
import Image from 'next/image'
import { useFormatter, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { FileButton } from '@/components/ui/file-button'
import { FileSlot, type FileSlotState } from '@/components/ui/file-slot'
import { CellLabel } from '@/components/ui/form-cell'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { ThinBar } from '@/components/ui/thin-bar'
import type { PictureKind } from '@/lib/accounts/profile/profile-fields'
import { useSubmission } from '../use-submission'
import { picturePath, putPicture, removePicture, type PictureFacts, type PicturesFacts } from './profile-api'
import { TemplateTag } from './template-tag'

const ACCEPT = '.png,.jpg,.jpeg'
const ICONS = { stamp: Stamp, signature: Signature } as const
const MEGABYTE = 1024 * 1024

export interface ProfilePictureProps {
  readonly kind: PictureKind
  readonly picture: PictureFacts | null
  readonly maxBytes: number
  readonly onPictures: (pictures: PicturesFacts) => void
}

/** The stamp or the signature that templates print: shown as it is, replaced, removed. It is kept immediately. */
export function ProfilePicture({ kind, picture, maxBytes, onPictures }: ProfilePictureProps) {
  const t = useTranslations('profile.pictures')
  const format = useFormatter()
  const limitsId = useId()
  const { busy, problem, submit } = useSubmission()
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null)
  const [refused, setRefused] = useState<{ readonly name: string; readonly reason: string | null } | null>(null)

  const limit = maxBytes / MEGABYTE
  const limits = t('limits', { limit })
  const label = t(`${kind}.label`)

  const put = (file: File) => {
    const megabytes = Math.ceil((file.size / MEGABYTE) * 10) / 10
    setRefused(file.size > maxBytes ? { name: file.name, reason: t('tooLarge', { limit, size: megabytes }) } : null)
    if (file.size > maxBytes) return
    void submit(async () => {
      setSending({ name: file.name, share: 0 })
      try {
        onPictures(await putPicture(kind, file, (share) => setSending({ name: file.name, share })))
        notify.done(t(`${kind}.kept`))
      } catch (error) {
        setRefused({ name: file.name, reason: null })
        throw error
      } finally {
        setSending(null)
      }
    })
  }
  const remove = () =>
    submit(async () => {
      setRefused(null)
      onPictures(await removePicture(kind))
      notify.done(t(`${kind}.removed`))
    })

  const reason = refused?.reason ?? problem?.sentence ?? null
  const Icon = ICONS[kind]
  if (picture === null) {
    const state: FileSlotState =
      sending !== null
        ? { kind: 'uploading', name: sending.name, progress: sending.share, note: t('sent', { share: sending.share }) }
        : refused !== null && reason !== null
          ? { kind: 'refused', name: refused.name, reason }
          : { kind: 'empty' }
    return (
      <FileSlot
        label={label}
        icon={<Icon aria-hidden />}
        description={t.rich('printed', { tag: () => <TemplateTag>{`profile.${kind}`}</TemplateTag> })}
        choose={t(`${kind}.choose`)}
        replace={t(`${kind}.chooseAnother`)}
        limits={limits}
        accept={ACCEPT}
        state={state}
        onFile={put}
        name={kind}
      />
    )
  }
  const { updatedAt, bytes } = picture
  return (
    <div
      role="group"
      aria-label={label}
      className="border border-line bg-sheet px-3 pt-1.75 pb-2.5 sm:px-2.5 sm:pt-1.5"
    >
      <CellLabel label={label} note={<TemplateTag>{`profile.${kind}`}</TemplateTag>} />
      {/* White in the dark theme too, because stamps are made for white paper. */}
      <div className="relative mt-1.5 h-24 border border-rule bg-paper">
        <Image
          // Its address stays when it is replaced.
          src={`${picturePath(kind)}?at=${Date.parse(updatedAt)}`}
          alt={t(`${kind}.alt`)}
          fill
          unoptimized
          className={cx('object-contain p-1.5', busy && 'opacity-50')}
        />
      </div>
      {sending !== null && (
        <ThinBar value={sending.share} label={t('sending', { name: sending.name })} className="mt-1.5" />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton accept={ACCEPT} onFile={put} size="small" disabled={busy} describedBy={limitsId} name={kind}>
          {t(`${kind}.replace`)}
        </FileButton>
        <TextButton alone className="text-small" disabled={busy} onClick={() => void remove()}>
          {t(`${kind}.remove`)}
        </TextButton>
        <span id={limitsId} className="ml-auto font-narrow text-label text-ink2">
          <span className="heard-only">{limits} </span>
          {t('facts', {
            kind: picture.type === 'png' ? 'PNG' : 'JPEG',
            size: Math.max(1, Math.round(bytes / 1024)),
            date: format.dateTime(new Date(updatedAt), 'day'),
          })}
        </span>
      </div>
      {reason !== null && (
        <Notice tone="error" live className="mt-2">
          {reason}
        </Notice>
      )}
    </div>
  )
}
