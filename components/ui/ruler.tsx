import { cx } from './cx'

export type RulerProps = {
  /** From 0 to 1. */
  value: number
  /** What is measured, for the listener. */
  label: string
  /** In words, for the listener: «создан 83-й документ из 145». */
  valueText?: string
  /** Numbers under every tenth tick. */
  numbered?: boolean
  /** The limit is reached: red. */
  full?: boolean
  className?: string
}

const TICKS = Array.from({ length: 21 }, (_, index) => index * 5)

/** A true percentage as a bar over a ruler's ticks. */
export function Ruler({ value, label, valueText, numbered = true, full = false, className }: RulerProps) {
  const percent = Math.min(100, Math.max(0, value * 100))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
      aria-valuetext={valueText}
      className={className}
    >
      <div className="h-3.5 border border-line bg-sunk">
        {/* Scaled: the browser moves it without laying out the page anew in each frame. */}
        <div
          className={cx(
            'h-full origin-left transition-transform duration-200 ease-linear forced-colors:bg-[Highlight]',
            full ? 'bg-red' : 'bg-act',
          )}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <div aria-hidden className={cx('relative', numbered ? 'h-6.5' : 'h-2.25')}>
        {TICKS.map((tick) => (
          <span
            key={tick}
            className={cx(
              'absolute top-0 w-px bg-line forced-colors:bg-[CanvasText]',
              tick % 10 === 0 ? 'h-2.25' : 'h-1.25',
            )}
            style={{ left: `calc(${tick}% - ${tick / 100}px)` }}
          />
        ))}
        {numbered &&
          TICKS.filter((tick) => tick % 10 === 0).map((tick) => (
            <span
              key={tick}
              className={cx(
                'absolute top-2.25 font-narrow text-label text-print',
                tick === 100 ? 'right-0' : tick > 0 && '-translate-x-1/2',
                tick % 50 !== 0 && 'max-sm:hidden',
              )}
              style={tick === 100 ? undefined : { left: `${tick}%` }}
            >
              {tick}
            </span>
          ))}
      </div>
    </div>
  )
}
