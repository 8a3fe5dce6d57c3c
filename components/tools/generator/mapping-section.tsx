'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { TextButton, TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import type { InspectAnswer } from './answers'
import { standingOf } from './choices'
import type { Folding } from './folding'
import { MappingCells } from './mapping-cells'
import { MappingTable } from './mapping-table'
import { PreviewPanel } from './preview-panel'
import type { Generator } from './use-generator'
import type { Preview } from './use-preview'

/** Where the title block sends a person who has tags to decide. */
export const MAPPING_ID = 'tags'

/** Section 2: which column each tag takes its value from. */
export function MappingSection({
  answer,
  generator,
  preview,
  folding,
}: {
  answer: InspectAnswer
  generator: Generator
  preview: Preview
  folding: Folding
}) {
  const t = useTranslations('generator.mapping')
  const tools = useTranslations('tools')
  const [all, setAll] = useState(false)
  const [large, setLarge] = useState(false)
  const { matches } = answer
  const standings = matches.map((match) => standingOf(match, generator.state.choices))
  const supposed = standings.filter((standing) => standing === 'supposed').length
  const shown = preview.answer !== null || preview.loading || preview.failure !== null
  const counts = { matched: standings.filter((standing) => standing === 'matched').length, count: matches.length }
  return (
    <Section
      id={MAPPING_ID}
      number={2}
      title={t('title')}
      note={
        <>
          {t('count', counts)}
          {supposed > 0 && (
            <>
              , <span className="supposed">{t('supposed', { count: supposed })}</span>
            </>
          )}
        </>
      }
      actions={
        <>
          <TextLink alone href="/help#formats" target="_blank">
            {tools('help')}
          </TextLink>
          {supposed > 0 && (
            <TextButton alone onClick={() => generator.dispatch({ type: 'suggestionConfirmed' })}>
              {t('confirmAll', { count: supposed })}
            </TextButton>
          )}
          <TextButton alone className="sm:hidden" aria-pressed={all} onClick={() => setAll(!all)}>
            {t(all ? 'openOnly' : 'all')}
          </TextButton>
        </>
      }
      summary={t('summary', counts)}
      {...folding}
    >
      {counts.matched === 0 && answer.table !== null && (
        <Notice tone="error" fact={t('noneMatched', { sheet: answer.table.sheet })} className="mb-3">
          {t('noneMatchedRemedy', { row: String(answer.table.headerRow) })}
        </Notice>
      )}
      <div className={cx('grid items-start gap-5', shown && !large && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
        <div className="min-w-0">
          <div className="max-sm:hidden">
            <MappingTable answer={answer} generator={generator} shown={preview.answer} />
          </div>
          <div className="sm:hidden">
            <MappingCells answer={answer} generator={generator} shown={preview.answer} all={all} />
          </div>
        </div>
        {shown && <PreviewPanel preview={preview} large={large} onLarge={setLarge} />}
      </div>
    </Section>
  )
}
