'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { TextButton, TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { Section } from '@/components/ui/section'
import type { InspectAnswer } from './answers'
import { standingOf } from './choices'
import type { Folding } from './folding'
import { MAPPING_ID } from './mapping-id'
import { MappingCells } from './mapping-cells'
import { MappingTable } from './mapping-table'
import { PreviewPanel } from './preview-panel'
import type { Generator } from './use-generator'
import type { Preview } from './use-preview'

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
  const undo = useTranslations('tools.desk')
  const [all, setAll] = useState(false)
  const [large, setLarge] = useState(false)
  const { matches } = answer
  const standings = matches.map((match) => standingOf(match, generator.state.choices))
  const blank = standings.filter((standing) => standing === 'empty').length
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
          {blank > 0 && (
            <>
              , <span className="text-ochre">{t('blank', { count: blank })}</span>
            </>
          )}
        </>
      }
      actions={
        <>
          <TextLink alone href="/help#formats" target="_blank">
            {tools('help')}
          </TextLink>
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
            <MappingTable answer={answer} generator={generator} shown={preview.answer} onConfirmed={focusNextConfirm} />
          </div>
          <div className="sm:hidden">
            <MappingCells
              answer={answer}
              generator={generator}
              shown={preview.answer}
              all={all}
              onConfirmed={focusNextConfirm}
            />
          </div>
          {supposed > 0 && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink2">
              <Button
                icon={<Check aria-hidden />}
                onClick={() => {
                  focusSection()
                  generator.dispatch({ type: 'suggestionConfirmed' })
                  notify.done(t('confirmed', { count: supposed }), {
                    label: undo('undo'),
                    onPress: () => generator.dispatch({ type: 'undone' }),
                  })
                }}
              >
                {t('confirmAll', { count: supposed })}
              </Button>
              {t('suggestionsUsed')}
            </p>
          )}
        </div>
        {shown && <PreviewPanel preview={preview} large={large} onLarge={setLarge} />}
      </div>
    </Section>
  )
}

/** The next suggestion gets the focus once the confirmed one disappears; after the last one, the section. */
function focusNextConfirm(): void {
  const all = [...document.querySelectorAll<HTMLElement>(`#${MAPPING_ID} [data-confirm]`)].filter(
    (each) => each.offsetParent !== null,
  )
  const at = all.findIndex((each) => each === document.activeElement)
  const next = all[at + 1] ?? all.find((_, index) => index !== at)
  if (next === undefined) focusSection()
  else next.focus()
}

function focusSection(): void {
  const section = document.getElementById(MAPPING_ID)
  section?.setAttribute('tabindex', '-1')
  section?.focus({ preventScroll: true })
}
