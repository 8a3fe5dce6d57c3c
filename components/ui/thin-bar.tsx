import { cx } from './cx'

/** The bar of a ruler alone, for an upload or a line of history. `value` is from 0 to 1. */
export function ThinBar({ value, label, className }: { value: number; label: string; className?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx('h-1.25 border border-line bg-sheet', className)}
    >
      <div
        className="h-full origin-left bg-act transition-transform duration-200 ease-linear forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}
