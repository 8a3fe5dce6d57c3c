'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextButton } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { FoundDecision } from './answers'
import { AwaitedSection } from '../shared/awaited-section'
import { ChartFigure } from './chart-figure'
import { decisionKey } from './decision-key'
import { DecisionItem } from './decision-item'
import { foundDoses, isAwaited, suggestedLimits } from './found'
import type { DoseExtractor } from './use-dose'
import { useDoseWords } from './use-dose-words'

/** How many are shown at first. */
const STEP = 4

/** Everything ambiguous, each resolved with one press; next to it the chart if there is room. */
export function DecisionsSection({ dose, number }: { dose: DoseExtractor; number: number }) {
  const t = useTranslations('dose.decisions')
  const columns = useTranslations('dose.columns')
  const doses = foundDoses(dose.state.inspected)
  if (isAwaited(dose)) return <AwaitedSection number={number} title={t('title')} doing={columns('awaited')} />
  if (doses === null || doses.columns.count === 0) {
    return <Section number={number} title={t('title')} note={t('coming')} coming />
  }
  const { count } = doses.decisions
  return (
    <Section
      number={number}
      title={t('title')}
      note={count > 0 ? <strong className="font-semibold text-blue">{t('count', { count })}</strong> : t('none')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Decisions dose={dose} open={doses.decisions.rows} count={count} />
        <ChartFigure doses={doses} suggested={suggestedLimits(dose.state.inspected) !== null} />
      </div>
    </Section>
  )
}

function Decisions({ dose, open, count }: { dose: DoseExtractor; open: readonly FoundDecision[]; count: number }) {
  const t = useTranslations('dose.decisions')
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLDivElement>(null)
  const { state, dispatch, inspecting } = dose
  const taken = state.resolved.length
  // A resolved item disappears immediately, so the focus moves within the list.
  const resolved = new Set(state.resolved.map(({ decision }) => decisionKey(decision)))
  const pending = open.filter((decision) => !resolved.has(decisionKey(decision)))
  const before = useRef(taken)
  useEffect(() => {
    if (before.current === taken) return
    before.current = taken
    if (document.activeElement !== document.body) return
    const place = list.current?.querySelector<HTMLElement>('ol > li') ?? list.current
    place?.focus({ preventScroll: true })
  }, [taken])
  const rest = Math.min(count, open.length) - (open.length - pending.length) - shown
  return (
    <div ref={list} tabIndex={-1} inert={state.run.kind === 'running'} className="outline-none">
      {pending.length === 0 && <p className="text-small text-ink2">{inspecting ? t('looking') : t('nothing')}</p>}
      <ol className="grid gap-3">
        {pending.slice(0, shown).map((decision, index) => (
          <DecisionItem
            key={decisionKey(decision)}
            number={index + 1}
            decision={decision}
            onChoose={(choice) => dispatch({ type: 'decided', resolved: { decision, choice } })}
          />
        ))}
      </ol>
      {rest > 0 && (
        <Button size="small" className="mt-3" onClick={() => setShown(shown + STEP * 5)}>
          {t('more', { count: Math.min(rest, STEP * 5) })}
        </Button>
      )}
      {count > open.length && <p className="mt-3 text-small text-ink2">{t('cut', { shown: open.length, count })}</p>}
      {taken > 0 && <Taken dose={dose} />}
    </div>
  )
}

/** What was decided, each of which can be taken back. */
function Taken({ dose: { state, dispatch } }: { dose: DoseExtractor }) {
  const t = useTranslations('dose.decisions')
  const words = useDoseWords()
  return (
    <section className="mt-4 border-t border-rule pt-2">
      <h3 className="font-narrow text-label text-print">{t('taken', { count: state.resolved.length })}</h3>
      <ul className="mt-1 grid gap-1 text-small">
        {state.resolved.map(({ decision, choice }) => {
          const place = decision.cell ?? decision.columns?.join(', ') ?? decision.column
          const chosen = choice === 'reject' ? t('rejected') : words.alternative(decision.alternatives[choice] ?? '')
          const told = `${place}: ${chosen}`
          return (
            <li key={decisionKey(decision)} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{told}</span>
              <TextButton
                alone
                aria-label={t('takeBackOf', { place: told })}
                onClick={() => dispatch({ type: 'decisionTakenBack', decision })}
              >
                {t('takeBack')}
              </TextButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
