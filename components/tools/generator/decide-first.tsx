'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { TextButton, TextLink } from '@/components/ui/link'
import { ProblemMark } from '@/components/ui/problem-mark'
import { Section } from '@/components/ui/section'
import type { InspectAnswer, PreviewAnswer } from './answers'
import { isUndecided, standingOf } from './choices'
import { checkedRows, isWaiting } from './checked-rows'
import { MAPPING_ID } from './mapping-id'
import type { GeneratorAction } from './reducer'
import { RowNotes } from './row-notes'
import { CHECK_ID } from './sheet-parts'
import type { Tally } from './tally'
import { TagChoice } from './undecided-tags'
import type { Generator } from './use-generator'

/** As many are asked about before the others are opened. */
const SHOWN = 5
/** An answered one keeps its place so long, so that nothing jumps under the finger. */
const DONE_MS = 10_000

interface Item {
  readonly key: string
  readonly tone: 'error' | 'decide'
  readonly fact: string
  readonly content: ReactNode
  /** What takes an answer back. */
  readonly undo: readonly GeneratorAction[]
}

export interface DecideFirstProps {
  readonly answer: InspectAnswer
  readonly tally: Tally
  readonly generator: Generator
  /** The document that is looked at: what a suggestion prints in it. */
  readonly shown: PreviewAnswer | null
}

/** On a small screen before all else: tags without a column, rows that wait, and columns that are only suggested. */
export function DecideFirst(props: DecideFirstProps) {
  const t = useTranslations('generator.phone')
  const [isWhole, setWhole] = useState(false)
  const open = useItems(props)
  /** The answer that is being typed: its field stays as long as it has the focus. */
  const [held, setHeld] = useState<string | null>(null)
  const { items, isDone } = useKept(open, held)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, SHOWN)
  return (
    <Section
      id="decide-first"
      title={t('decideFirst')}
      note={open.length > 0 && <span className="supposed">{t('count', { count: open.length })}</span>}
    >
      <ul className="border-y-2 border-heavy">
        {shown.map((item) => (
          <li
            key={item.key}
            className="border-b border-rule py-2.5 last:border-b-0"
            onFocus={({ target }) => setHeld(isTyped(target) ? item.key : null)}
            onBlur={() => setHeld(null)}
          >
            {isDone(item) ? (
              <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-3">
                <span className="min-w-0 grow text-ink2">{t('done', { what: item.fact })}</span>
                <TextButton
                  alone
                  aria-label={t('undoOf', { what: item.fact })}
                  onClick={() => item.undo.forEach(props.generator.dispatch)}
                >
                  {t('undo')}
                </TextButton>
              </p>
            ) : (
              item.content
            )}
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <p className="mt-2">
          <TextButton alone onClick={() => setWhole(true)}>
            {t('more', { count: items.length - shown.length })}
          </TextButton>
        </p>
      )}
    </Section>
  )
}

/** What waits for the person, the most hindering first. */
function useItems({ answer, tally, generator, shown }: DecideFirstProps): Item[] {
  const t = useTranslations('generator.phone')
  const release = useTranslations('generator.release')
  const { choices, edits } = generator.state
  const tags = answer.matches
    .filter((match) => isUndecided(match, choices))
    .map((match): Item => {
      const fact = release('tagWithout', { tag: match.tag })
      return {
        key: `tag ${match.name}`,
        tone: 'error',
        fact,
        undo: [{ type: 'columnChosen', name: match.name, column: 'itself' }],
        content: (
          <>
            <Fact tone="error">{fact}</Fact>
            <div className="pl-6">
              <TagChoice match={match} answer={answer} tally={tally} generator={generator} />
            </div>
          </>
        ),
      }
    })
  const { shown: own, review } = answer
  const found = own && checkedRows({ problems: tally.problems, shown: own, review, edits })
  const rows = (found?.rows ?? []).filter(isWaiting).map((row): Item => {
    const errors = row.problems.filter(({ tone }) => tone === 'error')
    return {
      key: `row ${row.number}`,
      tone: errors.length > 0 ? 'error' : 'decide',
      fact: t('row', { row: String(row.number) }),
      undo: [
        { type: 'rowDecided', row: row.number, kind: null, at: 0 },
        ...row.dates.map(({ column }) => ({ type: 'cellRestored' as const, row: row.number, column })),
      ],
      content: (
        <>
          {errors.map(({ problem }, index) => (
            <Fact key={index} tone="error">
              {problem.text}
            </Fact>
          ))}
          <RowNotes id={`decide-row-${row.number}`} row={row} review={review} generator={generator} isIdle />
          <p className="pl-6">
            <TextLink alone href={`#${CHECK_ID}`}>
              {t('inCheck', { row: String(row.number) })}
            </TextLink>
          </p>
        </>
      ),
    }
  })
  const suggested = answer.matches
    .filter((match) => standingOf(match, choices) === 'supposed')
    .map((match): Item => {
      const { letter = '', header = '' } = match.suggestion ?? {}
      const fact = t('suggested', { tag: match.tag, letter, header })
      return {
        key: `suggestion ${match.name}`,
        tone: 'decide',
        fact,
        undo: [{ type: 'columnChosen', name: match.name, column: 'itself' }],
        content: (
          <>
            <Fact tone="decide">{fact}</Fact>
            <p className="pl-6 text-small text-ink2">
              {t('used', { value: shown?.samples[match.name] ?? match.sample })}
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-2 pl-6">
              <Button onClick={() => generator.dispatch({ type: 'suggestionConfirmed', name: match.name })}>
                {t('confirm')}
              </Button>
              <TextLink alone href={`#${MAPPING_ID}`}>
                {t('other')}
              </TextLink>
            </p>
          </>
        ),
      }
    })
  return [...tags, ...rows, ...suggested]
}

function Fact({ tone, children }: { tone: Item['tone']; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2">
      <ProblemMark tone={tone} className="mt-0.5" />
      <strong className="min-w-0 font-semibold wrap-anywhere">{children}</strong>
    </p>
  )
}

/** Whether something is typed in an element, which then says each letter of it. */
function isTyped(element: Element): boolean {
  return element.matches('input:not([type=radio], [type=checkbox])')
}

/** The open items among those that were answered a moment ago, each in its place. */
function useKept(
  open: readonly Item[],
  held: string | null,
): { items: readonly Item[]; isDone: (item: Item) => boolean } {
  const [kept, setKept] = useState<readonly Item[]>(open)
  const keys = open.map(({ key }) => key).join('\n')
  const [known, setKnown] = useState(keys)
  const isOpen = ({ key }: Item) => key === held || open.some((item) => item.key === key)
  if (keys !== known) {
    setKnown(keys)
    setKept(merged(kept, open))
  }
  const done = kept.filter((item) => !isOpen(item)).length
  useEffect(() => {
    if (done === 0) return
    const stay = new Set([...keys.split('\n'), held])
    const timer = setTimeout(() => setKept((before) => before.filter(({ key }) => stay.has(key))), DONE_MS)
    return () => clearTimeout(timer)
  }, [done, keys, held])
  const items = kept.map((item) => open.find(({ key }) => key === item.key) ?? item)
  return { items, isDone: (item) => !isOpen(item) }
}

/** What is asked now comes after what is there already. */
function merged(before: readonly Item[], open: readonly Item[]): readonly Item[] {
  return [...before, ...open.filter(({ key }) => before.every((item) => item.key !== key))]
}
