'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { withSeparator } from './columns'
import type { Pages } from './use-pages'

/** What the keys do, as buttons: for the page, and for the frame that is selected. */
export function FrameActions({
  pages,
  draws,
  onDraws,
  disabled,
}: {
  pages: Pages
  draws: boolean
  onDraws: (draws: boolean) => void
  disabled: boolean
}) {
  const t = useTranslations('parser.pages')
  const { selected, mode, setMode } = pages
  const columns = selected?.columns ?? null
  return (
    <div className="mt-2 grid gap-2" data-screen-only>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={disabled}
          aria-pressed={draws}
          onClick={(event) => {
            // A press without a pointer has nothing to draw with.
            if (event.detail === 0) pages.add()
            else onDraws(!draws)
          }}
        >
          {t('new')}
        </Button>
        {selected !== undefined && (
          <>
            <Button
              size="small"
              disabled={disabled || columns === null}
              aria-pressed={mode === 'columns'}
              onClick={() => setMode(mode === 'columns' ? 'look' : 'columns')}
            >
              {t('columns')}
            </Button>
            <Button size="small" disabled={disabled} onClick={() => pages.remove(selected, true)}>
              {t('remove')}
            </Button>
          </>
        )}
        {pages.canUndo && (
          <Button size="small" disabled={disabled} onClick={pages.undo}>
            {t('undo')}
          </Button>
        )}
      </div>
      {selected !== undefined && columns !== null && mode === 'columns' ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="small"
            disabled={disabled}
            onClick={() => pages.setColumns(selected, withSeparator(selected, columns).columns, null)}
          >
            {t('addSeparator')}
          </Button>
          <Button size="small" disabled={disabled} onClick={() => pages.setColumns(selected, null, null)}>
            {t('findColumns')}
          </Button>
          <p className="font-narrow text-label text-ink2">{t('columnsHint')}</p>
        </div>
      ) : (
        <p className="font-narrow text-label text-ink2">
          {draws
            ? t('drawHint')
            : mode === 'look' || selected === undefined
              ? t('hint')
              : t('resizeHint', { edges: mode })}
        </p>
      )}
    </div>
  )
}
