'use client'

import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import type { FoundPage } from '../answers'
import type { Outline } from './outlines'
import { outlineTone } from './outline-tone'

/** The pages as small pictures: their lines, and the tables on them. */
export function PageThumbnails({
  pages,
  outlines,
  shown,
  onShow,
}: {
  pages: readonly FoundPage[]
  outlines: readonly Outline[]
  shown: number
  onShow: (page: number) => void
}) {
  const t = useTranslations('parser.pages')
  return (
    <ul
      aria-label={t('list')}
      className="flex gap-2 overflow-auto border-y-2 border-heavy py-2 xl:max-h-[40rem] xl:flex-col xl:gap-1"
    >
      {pages.map((page) => {
        const own = outlines.filter((outline) => outline.page === page.page)
        const note = noteOf(page, own)
        return (
          <li key={page.page} className="shrink-0 [contain-intrinsic-size:6rem_8rem] [content-visibility:auto]">
            <button
              type="button"
              aria-current={page.page === shown ? 'page' : undefined}
              onClick={() => onShow(page.page)}
              className={cx(
                'ring-inside grid w-24 justify-items-center gap-1 p-1.5 text-center font-narrow text-label xl:w-full',
                page.page === shown ? 'border-l-3 border-l-act bg-press font-semibold' : 'hover:bg-press',
                page.state === 'readable' ? 'text-ink2' : 'text-ochre',
              )}
            >
              <Thumbnail page={page} outlines={own} />
              <span>{t(`thumbnail.${note}`, { page: page.page, count: own.length })}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

type Note = 'scanned' | 'unread' | 'continued' | 'tables' | 'none'

function noteOf({ state }: FoundPage, outlines: readonly Outline[]): Note {
  if (state !== 'readable') return state === 'scanned' ? 'scanned' : 'unread'
  if (outlines.length === 0) return 'none'
  return outlines.every(({ from }) => from !== null) ? 'continued' : 'tables'
}

function Thumbnail({ page, outlines }: { page: FoundPage; outlines: readonly Outline[] }) {
  const { width, height, lines, state } = page
  const bars = lines.map(([x0, y0, x1, y1]) => `M${x0} ${(y0 + y1) / 2}H${x1}`).join('')
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="max-h-24 w-16 border border-line bg-paper xl:w-20">
      {state !== 'readable' && <rect width={width} height={height} className="fill-paper-ink/20" />}
      <path d={bars} strokeWidth={4} className="stroke-paper-ink/30" />
      {outlines.map(({ box: [x0, y0, x1, y1], isSpaced }, index) => (
        <rect
          key={index}
          x={x0}
          y={y0}
          width={x1 - x0}
          height={y1 - y0}
          strokeWidth={14}
          strokeDasharray={isSpaced ? '36 22' : undefined}
          className={cx('fill-none', outlineTone(isSpaced).stroke)}
        />
      ))}
    </svg>
  )
}
