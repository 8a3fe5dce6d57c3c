import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'
import { cx } from './cx'

export type FileButtonProps = {
  /** Kinds, as the attribute takes them: `.xlsx,.xls`. */
  accept: string
  onFile: (file: File) => void
  variant?: ButtonVariant
  size?: ButtonSize
  disabled?: boolean
  /** The id of the words about kinds and limits. */
  describedBy?: string
  /** Only the icon shows; the words are its name. */
  iconOnly?: boolean
  id?: string
  /** The name of the field, for tests and forms. */
  name?: string
  children: ReactNode
}

/** A real file field that looks like a button. The same file can be chosen again after it was corrected. */
export function FileButton({
  accept,
  onFile,
  variant = 'secondary',
  size = 'normal',
  disabled,
  describedBy,
  iconOnly,
  id,
  name,
  children,
}: FileButtonProps) {
  return (
    <label
      data-screen-only
      className={cx(
        iconOnly
          ? 'target inline-flex size-6.5 items-center justify-center rounded-control text-act hover:text-act2'
          : buttonStyle(variant, size),
        'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
        disabled && 'pointer-events-none border-rule bg-press text-ink2',
      )}
    >
      <input
        type="file"
        id={id}
        name={name}
        accept={accept}
        disabled={disabled}
        aria-describedby={describedBy}
        className="absolute inset-0 z-1 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <Upload aria-hidden />
      <span className={cx(iconOnly && 'heard-only')}>{children}</span>
    </label>
  )
}
