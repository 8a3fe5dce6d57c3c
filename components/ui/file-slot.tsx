'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { cx } from './cx'
import { FileButton } from './file-button'
import { cellStyle, CellLabel } from './form-cell'
import { IconButton } from './icon-button'
import { TextButton } from './link'
import { Notice } from './notice'
import { ThinBar } from './thin-bar'
import { useFileDrop } from './use-file-drop'

export type FileSlotState =
  | { kind: 'empty' }
  /**
   * `progress` is from 0 to 1, `note` is «2,1 из 6,4 МБ»; `interrupted` says that it is delayed, and when it continues.
   */
  | { kind: 'uploading'; name: string; progress: number; note: string; interrupted?: string; onResume?: () => void }
  /** `note` is the size and what was found: «148 КБ, 147 строк»; `refusal` says why another file hasn't taken its place. */
  | { kind: 'read'; name: string; note?: string; refusal?: { fact: string; reason: ReactNode } | undefined }
  /** `reason` says what must be and what is; `action` is a way out. */
  | { kind: 'refused'; name: string; reason: ReactNode; action?: ReactNode }

export type FileSlotProps = {
  /** «Таблица». */
  label: string
  /** A lucide icon of the kind of file. */
  icon?: ReactNode
  /** What the file is for, while it is not there. */
  description?: ReactNode
  /** «Выбрать таблицу». */
  choose: string
  /** «Заменить таблицу». */
  replace: string
  /** Kinds and limits: «XLSX, XLS, ODS, CSV до 100 МБ». */
  limits: ReactNode
  accept: string
  state: FileSlotState
  onFile: (file: File) => void
  onCancel?: () => void
  /** The name of the file field. */
  name?: string
  className?: string
}

/** A place for one file: by the button, or dropped on it. */
export function FileSlot(props: FileSlotProps) {
  const { label, state, icon, description, choose, replace, limits, accept, onFile, onCancel, name, className } = props
  const t = useTranslations('ui.fileSlot')
  const limitsId = useId()
  const { dragged, drop } = useFileDrop(onFile)

  if (state.kind === 'empty') {
    return (
      <div
        {...drop}
        role="group"
        aria-label={label}
        data-dragged={dragged || undefined}
        className={cx('corner-marks bg-sunk px-4 py-3.5 transition-[background-size]', className)}
      >
        {description !== undefined && (
          <>
            <p className="flex items-center gap-2.5 text-base font-semibold">
              {icon !== undefined && <span className="flex text-print [&>svg]:size-4.5">{icon}</span>}
              {label}
            </p>
            <p className="mt-1 mb-3 text-small text-ink2">{description}</p>
          </>
        )}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <FileButton accept={accept} onFile={onFile} describedBy={limitsId} name={name}>
            {choose}
          </FileButton>
          <span className="text-small text-ink2 max-sm:hidden">{t('drop')}</span>
        </p>
        <p id={limitsId} className="mt-2 font-narrow text-label text-ink2">
          {limits}
        </p>
      </div>
    )
  }

  const refused = state.kind === 'refused'
  return (
    <div {...drop} role="group" aria-label={label} className={className}>
      <div
        data-dragged={dragged || undefined}
        className={cx(
          cellStyle(refused ? 'invalid' : 'plain'),
          'm-0! outline-1 -outline-offset-1 data-dragged:outline-2 data-dragged:outline-act',
          !refused && 'outline-line',
        )}
      >
        <CellLabel label={label} note={state.kind === 'refused' ? undefined : state.note} />
        <span className="flex min-h-6.5 items-center gap-2 text-field">
          {icon !== undefined && <span className="flex text-print">{icon}</span>}
          <span className={cx('min-w-0 grow wrap-anywhere', state.kind === 'read' && 'font-semibold')}>
            {state.name}
          </span>
          {state.kind === 'uploading' ? (
            onCancel !== undefined && <IconButton label={t('cancel')} icon={<X />} onClick={onCancel} />
          ) : (
            <FileButton accept={accept} onFile={onFile} describedBy={limitsId} name={name} iconOnly>
              {replace}
            </FileButton>
          )}
        </span>
        {state.kind === 'uploading' && (
          <ThinBar
            value={state.progress}
            label={t('uploading', { name: state.name })}
            // On the cell's lower edge, so that nothing moves when it goes.
            className="absolute inset-x-0 bottom-0"
          />
        )}
        <span id={limitsId} className="heard-only">
          {limits}
        </span>
      </div>
      {state.kind === 'uploading' && state.interrupted !== undefined && (
        <Notice
          tone="note"
          live
          className="mt-2"
          action={<TextButton onClick={state.onResume}>{t('resume')}</TextButton>}
        >
          {state.interrupted}
        </Notice>
      )}
      {state.kind === 'read' && state.refusal !== undefined && (
        <Notice tone="error" live fact={state.refusal.fact} className="mt-2">
          {state.refusal.reason}
        </Notice>
      )}
      {state.kind === 'refused' && (
        <Notice tone="error" live action={state.action} className="mt-2">
          {state.reason}
        </Notice>
      )}
    </div>
  )
}
