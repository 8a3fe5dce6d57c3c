'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextButton } from '@/components/ui/link'
import { SelectCell } from '@/components/ui/select'
import { TitleCell } from '@/components/ui/title-block'
import type { InspectAnswer, Match } from './answers'
import { isAsked } from './choices'
import type { Tally } from './tally'
import { useColumnSelect } from './use-column-select'
import type { Generator } from './use-generator'

/** As many tags are asked about before the others are opened. */
const SHOWN = 3
/** A text is taken over once so long nothing was typed. */
const SETTLE_MS = 500

export interface UndecidedTagsProps {
  readonly answer: InspectAnswer
  readonly tally: Tally
  readonly generator: Generator
}

/** The choices for each tag without a column: nothing stays blank unless the user chose that. */
export function UndecidedTags({ answer, tally, generator }: UndecidedTagsProps) {
  const t = useTranslations('generator.release')
  const [isWhole, setWhole] = useState(false)
  const asked = answer.matches.filter((match) => isAsked(match, generator.state.choices))
  if (asked.length === 0) return null
  const shown = isWhole || asked.length <= SHOWN ? asked : asked.slice(0, SHOWN)
  const { undecided } = tally
  return (
    <>
      {shown.map((match) => (
        <TitleCell key={match.name} span={6} label={t('tagWithout', { tag: match.tag })}>
          <TagChoice match={match} answer={answer} tally={tally} generator={generator} />
        </TitleCell>
      ))}
      {(asked.length > shown.length || undecided.length > SHOWN) && (
        <TitleCell span={6} label={t('others')}>
          <span className="flex flex-wrap items-center gap-2 py-1">
            {asked.length > shown.length && (
              <TextButton alone onClick={() => setWhole(true)}>
                {t('moreTags', { count: asked.length - shown.length })}
              </TextButton>
            )}
            {undecided.length > SHOWN && (
              <Button
                size="small"
                onClick={() => generator.dispatch({ type: 'leftBlank', names: undecided.map(({ name }) => name) })}
              >
                {t('leaveAll', { count: undecided.length })}
              </Button>
            )}
          </span>
        </TitleCell>
      )}
    </>
  )
}

type Kind = 'column' | 'same' | 'empty'

function TagChoice({ match, answer, tally, generator }: UndecidedTagsProps & { readonly match: Match }) {
  const t = useTranslations('generator.release')
  const mapping = useTranslations('generator.mapping')
  const group = useId()
  const choice = generator.state.choices[match.name]
  const [chosen, setChosen] = useState<Kind | null>(null)
  const kind = chosen ?? choice?.kind ?? null
  const select = useColumnSelect(answer, generator)(match)
  const documents = tally.create ?? tally.rows

  function choose(next: Kind): void {
    setChosen(next)
    if (next === 'empty') generator.dispatch({ type: 'leftBlank', names: [match.name] })
    // Until a column or a text is given nothing is decided.
    else if (choice !== undefined && choice.kind !== next) {
      generator.dispatch({ type: 'columnChosen', name: match.name, column: 'itself' })
    }
  }

  return (
    <div role="radiogroup" aria-label={t('tagWithout', { tag: match.tag })} className="grid gap-0.5 py-0.5">
      {(['column', 'same', 'empty'] as const).map((each) => (
        <label key={each} className="flex min-h-6 cursor-pointer items-start gap-2 max-sm:min-h-11 max-sm:items-center">
          <input
            type="radio"
            name={group}
            checked={kind === each}
            onChange={() => choose(each)}
            className="mt-1 size-3.5 shrink-0 accent-(--act) max-sm:mt-0"
          />
          <span>{t(`choice.${each}`, { count: documents })}</span>
        </label>
      ))}
      {kind === 'column' && (
        <div className="border border-line">
          <SelectCell
            label={mapping('columnFor', { tag: match.tag })}
            {...select}
            value={choice?.kind === 'column' ? select.value : null}
            state="plain"
          />
        </div>
      )}
      {kind === 'same' && (
        <SameText
          label={t('sameFor', { tag: match.tag })}
          text={choice?.kind === 'same' ? choice.text : ''}
          onText={(text) =>
            text === ''
              ? generator.dispatch({ type: 'columnChosen', name: match.name, column: 'itself' })
              : generator.dispatch({ type: 'sameChosen', names: [match.name], text })
          }
        />
      )}
    </div>
  )
}

function SameText({ label, text, onText }: { label: string; text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const isSettled = typed.trim() === text
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => onText(typed.trim()), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isSettled, typed, onText])
  return (
    <input
      aria-label={label}
      value={typed}
      maxLength={2_000}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => !isSettled && onText(typed.trim())}
      className="min-h-11 w-full border border-line bg-sheet px-2 text-field outline-none focus-visible:outline-2 focus-visible:outline-focus sm:min-h-8"
    />
  )
}
