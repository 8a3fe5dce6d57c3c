'use client'

import { useTranslations } from 'next-intl'
import { useState, type PointerEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { between, type Box } from './box'
import { styleOf } from './box-style'
import { FrameButton } from './frame-button'
import { DrawnPage } from './page-drawing'
import type { usePageDrawing } from './use-page-drawing'
import type { Pages } from './use-pages'

/** The page that is shown, with the outlines of its tables over it. */
export function PageSheet({
  pages,
  zoom,
  drawn,
  draws,
  onDrawn,
  disabled,
}: {
  pages: Pages
  /** In percent of the place. */
  zoom: number
  drawn: ReturnType<typeof usePageDrawing>
  /** The next drag draws a frame. */
  draws: boolean
  onDrawn: () => void
  disabled: boolean
}) {
  const t = useTranslations('parser.pages')
  const { size, page, onPage, sheetRef } = pages
  const [drag, setDrag] = useState<{ from: readonly [number, number]; box: Box | null } | null>(null)

  const placeOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const { left, top, width, height } = sheetRef.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return [((clientX - left) / width) * size.width, ((clientY - top) / height) * size.height]
  }

  return (
    <div>
      <div className="max-h-[46rem] overflow-auto border border-line bg-sunk">
        <div
          ref={sheetRef}
          data-page={page}
          className={cx('relative bg-paper text-paper-ink', draws && 'cursor-crosshair touch-none')}
          style={{ width: `${zoom}%`, aspectRatio: `${size.width} / ${size.height}` }}
          onPointerDown={(event) => {
            if (!draws || disabled || event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            setDrag({ from: placeOf(event), box: null })
          }}
          onPointerMove={(event) => {
            if (drag !== null) setDrag({ ...drag, box: between(drag.from, placeOf(event), size) })
          }}
          onPointerUp={() => {
            if (drag?.box) {
              const [x0, y0, x1, y1] = drag.box
              if (x1 - x0 > 8 && y1 - y0 > 8) pages.add(drag.box)
            }
            if (drag !== null) onDrawn()
            setDrag(null)
          }}
          onPointerCancel={() => setDrag(null)}
        >
          {drawn.drawing !== null && <DrawnPage drawing={drawn.drawing} />}
          {onPage.map((outline, index) => (
            <FrameButton
              key={index}
              pages={pages}
              outline={outline}
              placeOf={placeOf}
              disabled={disabled}
              inert={draws}
            />
          ))}
          {drag?.box && (
            <span aria-hidden className="absolute border-2 border-paper-table" style={styleOf(drag.box, size)} />
          )}
        </div>
      </div>
      {drawn.failed && (
        <Notice tone="error" live className="mt-2" action={<TextButton onClick={drawn.retry}>{t('again')}</TextButton>}>
          {t('failed', { page })}
        </Notice>
      )}
      {drawn.drawing?.cut === true && <p className="mt-2 text-small text-ink2">{t('cut')}</p>}
    </div>
  )
}
