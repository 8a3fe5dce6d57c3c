'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { useSmall } from '../shared/use-small'
import { isPartial, subjectKey, type Bar, type BarPart, type Chart } from './chart'
import { useDoseWords } from './use-dose-words'

/** How many people are shown at first. */
const STEP = 12
const STEP_SMALL = 3
const FILLS = { 1: 'fill-series-1', 2: 'fill-series-2', 3: 'fill-series-3', 4: 'fill-series-4' } as const
const GROUNDS = { 1: 'bg-series-1', 2: 'bg-series-2', 3: 'bg-series-3', 4: 'bg-series-4' } as const
const QUARTERS = [1, 2, 3, 4] as const
/** Where the plot is: between the names and the values; across the whole width on a small screen. */
const PLOT = 'inset-x-0 sm:left-36 sm:right-24'

/** The bars of a chart. Screen readers get a list: the name, the value, and the label of the bar. */
export function ChartBars({ chart, suggested = false }: { chart: Chart; suggested?: boolean }) {
  const t = useTranslations('dose.chart')
  const words = useDoseWords()
  const small = useSmall()
  const [opened, setOpened] = useState(false)
  const shown = opened ? chart.bars.length : small ? STEP_SMALL : STEP
  const { bars, ticks, limits } = chart
  const end = ticks.at(-1) ?? 1
  const share = (value: number | string) => (Number(value) / end) * 100
  const quarterly = bars.some(({ parts }) => parts.some(({ quarter }) => quarter !== null))
  const open = bars.some(({ lower, upper }) => upper !== lower)
  const rest = bars.length - shown
  return (
    <>
      {(quarterly || open) && (
        <ul aria-hidden className="mb-2 flex flex-wrap gap-x-3 gap-y-1 font-narrow text-label">
          {quarterly &&
            QUARTERS.map((quarter) => (
              <li key={quarter} className="flex items-center gap-1.5">
                <span className={cx('size-2.5 border border-series-1', GROUNDS[quarter])} />
                {t('quarter', { quarter: words.quarter(quarter) })}
              </li>
            ))}
          {open && (
            <li className="flex items-center gap-1.5">
              <span className="h-2.5 w-3.5 border border-dashed border-blue" />
              {t('below')}
            </li>
          )}
        </ul>
      )}
      {limits.map((limit) => (
        <p key={limit.id} className="relative font-narrow text-label text-red sm:h-4.5">
          <span className={cx('sm:absolute', PLOT)}>
            <span
              className="sm:absolute sm:-translate-x-full sm:pr-1 sm:whitespace-nowrap sm:data-low:translate-x-0 sm:data-low:pl-1"
              data-low={share(limit.value) < 55 || undefined}
              style={{ left: `${share(limit.value)}%` }}
            >
              {words.limit(limit)}
            </span>
          </span>
        </p>
      ))}
      <div className="relative pb-5">
        <svg
          aria-hidden
          className={cx(
            'pointer-events-none absolute top-0 h-[calc(100%-1.25rem)]',
            PLOT,
            'w-full sm:w-[calc(100%-15rem)]',
          )}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x1={share(tick)}
              x2={share(tick)}
              y1={0}
              y2={100}
              className="stroke-rule"
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {limits.map(({ id, value }) => (
            <line
              key={id}
              x1={share(value)}
              x2={share(value)}
              y1={0}
              y2={100}
              className="stroke-red"
              strokeWidth={2}
              strokeDasharray={suggested ? '6 4' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ul className="relative">
          {bars.slice(0, shown).map((bar) => (
            <BarRow key={subjectKey(bar.subject)} bar={bar} share={share} />
          ))}
        </ul>
        <div aria-hidden className={cx('absolute bottom-0 h-4.5 font-narrow text-label text-print', PLOT)}>
          {ticks.map((tick, index) => (
            <span
              key={tick}
              className={cx(
                'absolute whitespace-nowrap',
                index === 0
                  ? ''
                  : index === ticks.length - 1
                    ? '-translate-x-full sm:-translate-x-1/2'
                    : '-translate-x-1/2',
              )}
              style={{ left: `${share(tick)}%` }}
            >
              {words.decimal(String(tick))}
            </span>
          ))}
        </div>
      </div>
      {rest > 0 && (
        <Button size="small" className="mt-2" onClick={() => setOpened(true)}>
          {t('more', { count: rest })}
        </Button>
      )}
    </>
  )
}

function BarRow({ bar, share }: { bar: Bar; share: (value: number | string) => number }) {
  const t = useTranslations('dose.chart')
  const words = useDoseWords()
  const { subject, parts, lower, upper, quarters, over } = bar
  const name = words.subject(subject)
  return (
    <li className="items-center border-b border-rule py-1 last:border-b-0 sm:grid sm:min-h-7.5 sm:grid-cols-[9rem_minmax(0,1fr)_6rem] sm:py-0">
      <span className="float-left max-w-[70%] truncate text-cell sm:float-none sm:max-w-none sm:pr-2" title={name}>
        {name}
        <span className="heard-only">: </span>
      </span>
      <span
        className={cx('float-right text-cell sm:order-3 sm:float-none sm:text-right', over && 'font-semibold text-red')}
      >
        {words.interval(lower, upper)}
        {over && <span className="heard-only">, {t('over')}</span>}
        <span className="heard-only">{partsHeard(parts)}</span>
      </span>
      <span className="relative clear-both flex h-5 items-center max-sm:w-full sm:order-2">
        <svg aria-hidden className="h-3.5 w-full" viewBox="0 0 100 13" preserveAspectRatio="none" overflow="visible">
          {stacked(parts).map(({ part, from }) => (
            <rect
              key={part.quarter ?? 0}
              x={share(from)}
              y={0}
              width={share(part.lower)}
              height={13}
              className={cx(FILLS[part.quarter ?? 1], 'stroke-series-1')}
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {upper !== null && upper !== lower && (
            <rect
              x={share(lower)}
              y={0}
              width={share(upper) - share(lower)}
              height={13}
              className="fill-none stroke-blue"
              strokeWidth={1}
              strokeDasharray="3 2"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {isPartial(bar) && (
          <span
            className="absolute bg-sheet px-1 font-narrow text-label whitespace-nowrap text-ink2"
            style={{ left: `calc(${share(upper ?? lower)}% + 2px)` }}
          >
            {t('partial', { quarters: quarters ?? 0 })}
          </span>
        )}
      </span>
    </li>
  )

  function partsHeard(all: readonly BarPart[]): string {
    const told = all.filter(({ quarter }) => quarter !== null)
    if (told.length === 0) return ''
    const said = told.map(({ quarter, lower, upper }) => {
      const value = words.interval(lower, upper)
      return t('partHeard', { quarter: words.quarter(quarter ?? 1), value })
    })
    return ` (${said.join('; ')})`
  }
}

/** Each part with where it begins. */
function stacked(parts: readonly BarPart[]): readonly { part: BarPart; from: number }[] {
  let from = 0
  return parts.map((part) => {
    const here = { part, from }
    from += Number(part.lower)
    return here
  })
}
