'use client'

import { useTranslations } from 'next-intl'
import { TitleBlock, TitleCell, type Figure } from '@/components/ui/title-block'
import { KeptCell } from '../shared/kept-cell'
import { ReleasedFile } from '../shared/released-file'
import { workbookName } from '../shared/workbook-name'
import type { FoundPage, FoundTable } from './answers'
import { chosenTables, foundPages, toLook } from './found'
import type { ParserLimits } from './limits'
import { MainAction } from './main-action'
import type { Readiness } from './readiness'
import type { Parser } from './use-parser'

/** What the dock and the title block count. */
export function useFigures({ state }: Parser, ready: boolean): readonly [tables: Figure, cells: Figure, look: Figure] {
  const t = useTranslations('parser.result')
  const tables = chosenTables(state)
  const sum = (count: (table: FoundTable) => number) =>
    ready ? tables.reduce((total, table) => total + count(table), 0) : null
  return [
    { label: t('tables'), value: sum(() => 1) },
    { label: t('cells'), value: sum(({ types }) => Object.values(types).reduce((total, each) => total + each, 0)) },
    { label: t('look'), value: sum(toLook), tone: 'decide' },
  ]
}

/** So many page numbers fit. */
const SAID = 6

function numbersOf(pages: readonly FoundPage[]): string {
  const said = pages.slice(0, SAID).map(({ page }) => page)
  return `${said.join(', ')}${pages.length > SAID ? '…' : ''}`
}

export interface ResultBlockProps {
  readonly parser: Parser
  readonly limits: ParserLimits
  readonly readiness: Readiness
  readonly actionId: string
}

/** The same block before, during and after a run: how many tables and cells, and the action. */
export function ResultBlock({ parser, limits, readiness, actionId }: ResultBlockProps) {
  const t = useTranslations('parser.result')
  const { run, slot, writing } = parser.state
  const chosen = chosenTables(parser.state)
  const ready = readiness.kind === 'ready'
  const figures = useFigures(parser, ready)
  const unread = foundPages(parser.state.inspected).filter(({ state }) => state !== 'readable')
  return (
    <TitleBlock
      label={t('label')}
      waiting={!ready && run.kind === 'idle'}
      figures={figures}
      action={<MainAction id={actionId} parser={parser} readiness={readiness} />}
    >
      <TitleCell label={t('numbers')}>
        {ready ? chosen.reduce((sum, { types }) => sum + types.number + types.percent, 0) : '—'}
      </TitleCell>
      {unread.length > 0 && (
        <TitleCell label={t('unread')}>
          <span className="text-ochre">{t('unreadPages', { count: unread.length, pages: numbersOf(unread) })}</span>
        </TitleCell>
      )}
      <KeptCell hours={limits.keptHours} expiresAt={run.kind === 'done' ? run.result.expiresAt : null} />
      <ReleasedFile run={run} planned={slot.kind === 'empty' ? null : workbookName(slot.file.name, writing.format)} />
    </TitleBlock>
  )
}
