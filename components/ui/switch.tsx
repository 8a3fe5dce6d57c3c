import type { ComponentProps } from 'react'
import { cx } from './cx'

/** On or off, immediately. Give it a name: `aria-label`, or the `id` that a label points to. */
export function Switch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cx('target inline-flex shrink-0', className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="peer relative z-1 h-4 w-7.5 cursor-pointer appearance-none rounded-control border border-line bg-sheet tint checked:border-act checked:bg-act disabled:border-rule disabled:bg-press"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-0.75 left-0.75 z-1 h-2.5 w-3 bg-line transition-[translate] peer-checked:translate-x-3 peer-checked:bg-onact forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[Highlight]"
      />
    </span>
  )
}
