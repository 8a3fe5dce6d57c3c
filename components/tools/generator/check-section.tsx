'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { useDeferred } from '@/components/ui/deferred'
import { Section } from '@/components/ui/section'
import type { InspectAnswer } from './answers'
import type { Folding } from './folding'
import { ownRowsPart } from './own-rows-part'
import { ProblemTable } from './problem-table'
import { CHECK_ID } from './sheet-parts'
import type { GeneratorState } from './state'
import type { GivenSlot } from './kept-template'
import type { Tally } from './tally'

const ROLES = ['data', 'template'] as const

export interface CheckSectionProps {
  readonly answer: InspectAnswer
  readonly slots: GeneratorState['slots']
  readonly tally: Tally
  readonly folding: Folding
}

/** Section 3: every problem of both files at once, or that there is none. */
export function CheckSection({ answer, slots, tally, folding }: CheckSectionProps) {
  const t = useTranslations('generator.check')
  const { problems } = tally
  const groups = ROLES.map((role) => ({
    role,
    name: nameIn(slots[role]),
    problems: problems.filter(({ problem }) => (problem.file ?? 'data') === role),
  })).filter((group) => group.problems.length > 0)
  return (
    <Section
      id={CHECK_ID}
      number={3}
      title={t('title')}
      note={problems.length === 0 ? undefined : t('count', { count: problems.length })}
      summary={<Summary tally={tally} />}
      {...folding}
    >
      {groups.length === 0 ? (
        <Well answer={answer} tally={tally} />
      ) : (
        <div className="grid gap-4">
          {groups.map(({ role, name, problems: own }) => (
            <div key={role} className="min-w-0">
              <h3 className="mb-1 text-small">
                <span className="font-narrow text-label text-print">{t(role)}</span>{' '}
                <span className="font-semibold wrap-anywhere">{name}</span>
              </h3>
              <Problems role={role} caption={`${t(role)} ${name}`} answer={answer} problems={own} />
            </div>
          ))}
        </div>
      )}
    </Section>
  )
}

/** Those of the spreadsheet in its own rows, once what draws them has come. */
function Problems({
  role,
  caption,
  answer: { shown, table, matches },
  problems,
}: {
  role: (typeof ROLES)[number]
  caption: string
  answer: InspectAnswer
  problems: Tally['problems']
}) {
  const part = useDeferred(ownRowsPart, role === 'data')
  if (role !== 'data' || part === null || shown === undefined || table === null) {
    return <ProblemTable caption={caption} problems={problems} />
  }
  return <part.CheckRows caption={caption} matches={matches} table={table} shown={shown} problems={problems} />
}

/** What was found, in a line. */
function Summary({ tally: { problems, rows, create, blocked, noted } }: { tally: Tally }) {
  const t = useTranslations('generator.check')
  if (create === rows - (blocked ?? rows))
    return t('summary', { rows, create, blocked: blocked ?? 0, noted: noted ?? 0 })
  return problems.length === 0 ? t('well') : t('count', { count: problems.length })
}

/** The file's own name: in the session it may have got a number. */
function nameIn(slot: GivenSlot): string {
  return slot.kind === 'empty' ? '' : slot.file.name
}

/** All is well, as far as what is there could be looked at. */
function Well({ answer, tally: { rows, create } }: { answer: InspectAnswer; tally: Tally }) {
  const t = useTranslations('generator.check')
  const both = answer.files.length > 1
  if (both) {
    return (
      <Notice tone="done" fact={t('well')}>
        {t(create === rows ? 'wellRows' : 'wellGrouped', { rows })}
      </Notice>
    )
  }
  return <Notice tone="done">{t(answer.table === null ? 'wellTemplate' : 'wellData')}</Notice>
}
