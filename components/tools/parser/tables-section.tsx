'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import { AwaitedSection } from '../shared/awaited-section'
import { FailureNotice } from '../shared/failure-notice'
import { refusalOf } from '../shared/refusal'
import { chosenTables, foundPages, foundTables, problemsOf } from './found'
import { TableList } from './table-list'
import { TableView } from './table-view'
import type { Parser } from './use-parser'

const pagesPart = deferred(() => import('./pages/pages-view'))

const VIEWS = ['pages', 'list'] as const

/** Section 2: every table that was found, which of them are written, and one of them to look at. */
export function TablesSection({ parser }: { parser: Parser }) {
  const t = useTranslations('parser')
  const { state, inspecting, dispatch } = parser
  const { inspected, inspectionFailure, slot, run } = state
  const title = t('tables.title')
  const pages = foundPages(inspected)
  const [view, setView] = useState<(typeof VIEWS)[number]>('pages')
  const showsPages = pages.length > 0 && view === 'pages'
  const part = useDeferred(pagesPart, showsPages)
  if (inspectionFailure !== null && !inspecting) {
    return (
      <Section number={2} title={title}>
        <FailureNotice
          what={t('failures.inspection')}
          failure={inspectionFailure.failure}
          onRetry={() => dispatch({ type: 'inspectionRetried' })}
        />
      </Section>
    )
  }
  const tables = foundTables(inspected)
  const about = problemsOf(inspected, null).filter(({ severity }) => severity !== 'error')
  if (inspected === null && (slot.kind === 'uploading' || inspecting)) {
    return <AwaitedSection number={2} title={title} doing={t('tables.looking')} />
  }
  if (slot.kind === 'empty' || slot.kind === 'failed' || inspected === null || refusalOf(state) !== null) {
    return <Section number={2} title={title} note={t('tables.coming')} coming />
  }
  const [first] = tables
  const shown = tables.find(({ id }) => id === state.shown) ?? first
  const chosen = chosenTables(state).length
  const all = chosen === tables.length
  return (
    <Section
      number={2}
      title={title}
      note={
        inspecting ? t('tables.looking') : tables.length > 0 && t('tables.chosen', { chosen, count: tables.length })
      }
      actions={
        <>
          {tables.length > 1 && run.kind !== 'running' && !showsPages && (
            <TextButton alone onClick={() => dispatch({ type: 'allChosen', chosen: !all })}>
              {t(all ? 'tables.none' : 'tables.all')}
            </TextButton>
          )}
          {pages.length > 0 && (
            <Segments
              label={t('pages.view')}
              options={VIEWS.map((value) => ({ value, label: t(`pages.views.${value}`) }))}
              value={view}
              onChange={setView}
            />
          )}
        </>
      }
    >
      {showsPages && part === null && <p className="text-small text-ink2">{t('pages.loading')}</p>}
      {showsPages && part !== null && (
        <part.PagesView
          key={inspected.question.document}
          parser={parser}
          inspected={inspected}
          tables={tables}
          found={pages}
        />
      )}
      {!showsPages && shown !== undefined && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
          <TableList parser={parser} tables={tables} shown={shown.id} />
          <TableView key={shown.id} parser={parser} question={inspected.question} tables={tables} table={shown} />
        </div>
      )}
      {about.length > 0 && (
        <div className={tables.length > 0 ? 'mt-5' : undefined}>
          {tables.length > 0 && <h3 className="mb-1.5 font-narrow text-label text-print">{t('document')}</h3>}
          <ul className="grid gap-1.5">
            {about.map(({ severity, text }, index) => (
              <li key={index}>
                {severity === 'info' ? (
                  <p className="text-small text-ink2">{text}</p>
                ) : (
                  <Notice tone="note">{text}</Notice>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
