'use client'

import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { isRedoKey, isUndoKey } from '../../shared/desk/desk-keys'
import type { FoundPage, FoundTable } from '../answers'
import { problemsOf } from '../found'
import type { Inspected } from '../state'
import { TableView } from '../table-view'
import type { Parser } from '../use-parser'
import { MM } from './box'
import { FrameActions } from './frame-actions'
import { PageSheet } from './page-sheet'
import { PageThumbnails } from './page-thumbnails'
import { usePageDrawing } from './use-page-drawing'
import { usePages } from './use-pages'

const ZOOMS = [100, 150, 200, 300] as const

/** A PDF as its pages with the tables found outlined, and the selected table as it was read. */
export function PagesView({
  parser,
  inspected,
  tables,
  found,
}: {
  parser: Parser
  inspected: Inspected
  tables: readonly FoundTable[]
  found: readonly FoundPage[]
}) {
  const t = useTranslations('parser.pages')
  const pages = usePages(parser, inspected, tables, found)
  const [zoom, setZoom] = useState(0)
  const [draws, setDraws] = useState(false)
  const drawn = usePageDrawing(inspected.question.document, pages.page)
  const { page, selected, mode, outlines } = pages
  const disabled = parser.state.run.kind === 'running'
  const [about] = problemsOf(inspected, null).filter((problem) => problem.page === page && problem.severity !== 'info')

  function onKeyDown(event: KeyboardEvent): void {
    if (disabled || event.altKey) return
    // Here and not by the screen's own keys: the page stays in view.
    if (isUndoKey(event.nativeEvent) && pages.canUndo) pages.undo()
    else if (isRedoKey(event.nativeEvent) && pages.canRedo) pages.redo()
    else if (event.code === 'KeyN' && !event.ctrlKey && !event.metaKey) {
      pages.add()
    } else if (event.code === 'Escape' && draws) setDraws(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[7.5rem_minmax(0,1.25fr)_minmax(0,1fr)]">
      <PageThumbnails pages={found} outlines={outlines} shown={page} onShow={pages.show} />
      <div
        role="group"
        aria-label={t('sheet', { page })}
        data-pages
        data-own-undo
        tabIndex={-1}
        className="min-w-0 outline-none"
        onKeyDown={onKeyDown}
      >
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <h3 className="text-base font-semibold">{t('page', { page, count: found.length })}</h3>
          <span className="flex items-center gap-1" data-screen-only>
            <IconButton
              framed
              label={t('smaller')}
              icon={<Minus />}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            />
            <output className="min-w-12 text-center text-small">{t('zoom', { percent: ZOOMS[zoom] ?? 100 })}</output>
            <IconButton
              framed
              label={t('larger')}
              icon={<Plus />}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            />
          </span>
        </div>
        {about !== undefined && (
          <Notice tone="note" className="mb-2">
            {about.text}
          </Notice>
        )}
        <PageSheet
          pages={pages}
          zoom={ZOOMS[zoom] ?? 100}
          drawn={drawn}
          draws={draws}
          onDrawn={() => setDraws(false)}
          disabled={disabled}
        />
        <FrameActions pages={pages} draws={draws} onDraws={setDraws} disabled={disabled} />
        <p role="status" className="heard-only">
          {selected !== undefined && mode !== 'look' && mode !== 'columns'
            ? t('size', {
                edges: mode,
                width: Math.round((selected.box[2] - selected.box[0]) / MM),
                height: Math.round((selected.box[3] - selected.box[1]) / MM),
              })
            : ''}
        </p>
      </div>
      <div className="min-w-0">
        {selected?.table ? (
          <>
            {selected.isSpaced && (
              <Notice
                tone="decide"
                className="mb-3"
                fact={t('spaced', { page })}
                action={
                  <span className="mt-1.5 flex flex-wrap gap-2">
                    <Button size="small" disabled={disabled} onClick={() => pages.confirm(selected)}>
                      {t('right')}
                    </Button>
                    <Button size="small" disabled={disabled} onClick={() => pages.setMode('columns')}>
                      {t('moveColumns')}
                    </Button>
                    <Button size="small" disabled={disabled} onClick={() => pages.remove(selected)}>
                      {t('noTable')}
                    </Button>
                  </span>
                }
              >
                {t('spacedWhy')}
              </Notice>
            )}
            <TableView
              key={selected.table.id}
              parser={parser}
              question={inspected.question}
              tables={tables}
              table={selected.table}
              asks
            />
          </>
        ) : (
          <p className="text-small text-ink2">{selected === undefined ? t('noneSelected') : t('reading')}</p>
        )}
      </div>
    </div>
  )
}
