'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { useDeferred } from '@/components/ui/deferred'
import { Section } from '@/components/ui/section'
import type { InspectAnswer } from './answers'
import type { Folding } from './folding'
import { ownRowsPart } from './own-rows-part'
import { CHECK_ID } from './sheet-parts'
import { isEdited } from './edits'
import type { GivenSlot } from './kept-template'
import type { Tally } from './tally'
import type { Generator } from './use-generator'

const ROLES = ['data', 'template'] as const

export interface CheckSectionProps {
  readonly answer: InspectAnswer
  readonly tally: Tally
  readonly generator: Generator
  readonly folding: Folding
}

/** Section 3: every problem of both files, each cause once, and the rows to answer and correct. */
export function CheckSection({ answer, tally, generator, folding }: CheckSectionProps) {
  const t = useTranslations('generator.check')
  const { slots, edits } = generator.state
  const { problems, waiting, out } = tally
  const groups = ROLES.map((role) => ({
    role,
    name: nameIn(slots[role]),
    problems: problems.filter(({ problem }) => (problem.file ?? 'data') === role),
  })).filter(
    ({ role, problems: own }) => own.length > 0 || (role === 'data' && (waiting.length + out > 0 || isEdited(edits))),
  )
  return (
    <Section
      id={CHECK_ID}
      number={3}
      title={t('title')}
      note={answer.table === null ? undefined : <RowCounts tally={tally} />}
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
              <Problems
                role={role}
                caption={`${t(role)} ${name}`}
                answer={answer}
                problems={own}
                tally={tally}
                generator={generator}
              />
            </div>
          ))}
        </div>
      )}
    </Section>
  )
}

/** Those of the spreadsheet with its own rows, once what draws them has come. */
function Problems({
  role,
  caption,
  answer: { shown, review, table, matches },
  problems,
  tally,
  generator,
}: {
  role: (typeof ROLES)[number]
  caption: string
  answer: InspectAnswer
  problems: Tally['problems']
  tally: Tally
  generator: Generator
}) {
  const part = useDeferred(ownRowsPart, true)
  if (part === null) return <div aria-hidden className="h-16 border-y-2 border-heavy blank-rows" />
  if (role !== 'data' || shown === undefined || table === null) {
    return <part.CausesTable caption={caption} causes={part.causesOf(problems)} generator={generator} />
  }
  return <part.CheckRows {...{ caption, matches, table, shown, review, problems, tally, generator }} />
}

/** «23 rows: 19 ready, 3 need you, 1 left out». */
function RowCounts({ tally: { rows, waiting, out } }: { tally: Tally }) {
  const t = useTranslations('generator.check')
  return t('counts', { rows: rows + out, ready: rows - waiting.length, waiting: waiting.length, out })
}

/** What was found, in a line. */
function Summary({ tally }: { tally: Tally }) {
  const t = useTranslations('generator.check')
  if (tally.rows + tally.out > 0) return <RowCounts tally={tally} />
  return tally.problems.length === 0 ? t('well') : t('count', { count: tally.problems.length })
}

/** The file's own name: in the session it may have got a number. */
function nameIn(slot: GivenSlot): string {
  return slot.kind === 'empty' ? '' : slot.file.name
}

/** Everything that could be checked so far is fine. */
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
