import { cx } from './cx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'small' | 'large'

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-transparent bg-act font-semibold text-onact hover:bg-act2',
  secondary: 'border-line bg-sheet text-ink hover:bg-press',
  quiet: 'border-transparent text-act hover:bg-press hover:text-act2',
  danger: 'border-red bg-sheet text-red hover:bg-red-wash',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  normal: 'min-h-11 px-3 py-1 text-base sm:min-h-8',
  small: 'min-h-11 px-2.5 py-0.5 text-base sm:min-h-6.5 sm:px-2 sm:text-small',
  large: 'min-h-11 px-4 py-2 text-action',
}

/** The style of a button, for any element. */
export function buttonStyle(variant: ButtonVariant = 'secondary', size: ButtonSize = 'normal', wide = false): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center tint select-none',
    'disabled:border-rule disabled:bg-press disabled:font-normal disabled:text-ink2',
    'forced-colors:border-[ButtonText]',
    wide && 'w-full',
    VARIANTS[variant],
    SIZES[size],
  )
}
