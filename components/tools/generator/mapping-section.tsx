'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Check, Maximize2, Minimize2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { TextButton, TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { Section } from '@/components/ui/section'
import { FormGrid } from '@/components/ui/form-cell'
import { SelectField } from '@/components/ui/select'
import type { InspectAnswer } from './answers'
import { standingOf, isOpen } from './choices'
import type { Folding } from './folding'
import { MAPPING_ID } from './mapping-id'
import { MappingTable, Confirm, Printed, type MappingProps } from './mapping-table'
import { PreviewPanel } from './preview-panel'
import type { Generator } from './use-generator'
import type { Preview } from './use-preview'
import { TagText } from './tag-text'
import { useColumnSelect } from './use-column-select'

/** The tags on a small screen: those that need a decision, or all of them. */
function MappingCells({ answer, generator, shown, all, onConfirmed }: MappingProps & { readonly all: boolean }) {
  const t = useTranslations('generator.mapping')
  const columnSelect = useColumnSelect(answer, generator)
  const cells = answer.matches
    .map((match) => ({ match, select: columnSelect(match) }))
    .filter(({ select }) => all || isOpen(select.standing))
  if (cells.length === 0) return null
  return (
    <FormGrid>
      {cells.map(({ match, select: { standing, state, ...select } }) => (
        <div key={match.name} className="min-w-0">
          <SelectField
            label={
              <>
                <span className="heard-only">{t('columnFor', { tag: '' })} </span>
                <TagText tag={match.tag} />
              </>
            }
            state={state}
            {...select}
          />
          <div className="-mt-px -ml-px flex items-center gap-2 border-l border-rule pl-3 text-small text-ink2">
            <p className="min-w-0 grow py-1.5">
              <Printed match={match} standing={standing} shown={shown} />
            </p>
            {standing === 'supposed' && (
              <span className="w-29 shrink-0">
                <Confirm match={match} generator={generator} shown={shown} onConfirmed={onConfirmed} />
              </span>
            )}
          </div>
        </div>
      ))}
    </FormGrid>
  )
}

/** Section 2: which column each tag takes its value from. */
export function MappingSection({
  answer,
  generator,
  preview,
  folding,
  isAlone = false,
}: {
  answer: InspectAnswer
  generator: Generator
  preview: Preview
  folding: Folding
  /** The document is looked at elsewhere on the page. */
  isAlone?: boolean
}) {
  const t = useTranslations('generator.mapping')
  const tools = useTranslations('tools')
  const undo = useTranslations('tools.desk')
  const previews = useTranslations('generator.preview')
  const [all, setAll] = useState(false)
  const [large, setLarge] = useState(false)
  const { matches } = answer
  const standings = matches.map((match) => standingOf(match, generator.state.choices))
  const blank = standings.filter((standing) => standing === 'empty').length
  const supposed = standings.filter((standing) => standing === 'supposed').length
  const shown = !isAlone && (preview.answer !== null || preview.loading || preview.failure !== null)
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
        {shown && (
          <PreviewPanel
            preview={preview}
            resize={
              <IconButton
                label={previews(large ? 'smaller' : 'larger')}
                icon={large ? <Minimize2 /> : <Maximize2 />}
                onClick={() => setLarge(!large)}
                className="max-lg:hidden"
              />
            }
          />
        )}
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
