import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

export type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The label; without it, set `aria-label`. */
  children?: ReactNode
}

/** A check box, in lists and under forms; the words belong to the target. */
export function CheckBox({ children, className, ...rest }: CheckBoxProps) {
  return (
    <label className={cx('target inline-flex items-start gap-2', className)}>
      <span className="relative mt-0.5 flex size-4 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className="peer size-4 cursor-pointer appearance-none border border-line bg-sheet tint checked:border-act checked:bg-act disabled:border-rule disabled:bg-press"
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute inset-0.5 size-3 stroke-[2.5] text-onact opacity-0 peer-checked:opacity-100 forced-colors:text-[ButtonText]"
        />
      </span>
      {children}
    </label>
  )
}
