'use client'

import { useTranslations } from 'next-intl'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { TextLink } from '@/components/ui/link'
import { TitleBlock, TitleCell, type Figure } from '@/components/ui/title-block'
import { KeptCell } from '../shared/kept-cell'
import { ReleasedFile } from '../shared/released-file'
import { isAsked } from './choices'
import { CreateAction } from './create-action'
import type { GeneratorLimits } from './limits'
import { CHECK_ID } from './sheet-parts'
import type { UndecidedTagsProps } from './undecided-tags'
import type { Readiness } from './readiness'
import type { Options } from './options'
import { plannedName } from './planned-name'
import { isWorkbookTemplate } from './template-kind'
import type { Tally } from './tally'
import type { Generator } from './use-generator'

const undecidedPart = deferred(() => import('./undecided-tags'))

/** The expected result of a run, in the place where its result will be. */
export function useReleaseFigures(tally: Tally | null): Figure[] {
  const t = useTranslations('generator.release')
  const known = tally !== null && tally.complete
  return [
    { label: t('create'), value: known ? tally.create : null },
    { label: t('blocked'), value: known ? waitingCount(tally) : null, tone: 'decide' },
    { label: t('out'), value: known ? tally.out : null },
  ]
}

/** Of rows that make a document each, those that are ready, wait or are left out are all of them. */
function waitingCount({ create, blocked, waiting }: Tally): number {
  return create === 0 && blocked !== null ? Math.max(blocked, waiting.length) : waiting.length
}

/** As many waiting rows are named. */
const NAMED = 5

export interface ReleaseBlockProps {
  readonly actionId: string
  readonly tally: Tally | null
  readonly readiness: Readiness
  readonly generator: Generator
  readonly limits: GeneratorLimits
}

/** The kind of file that a run leaves. */
function outputOf(
  { create, blocked }: Tally,
  { single, format }: Options,
  isWorkbook: boolean,
): 'zip' | 'zipPdf' | 'docx' | 'xlsx' | 'pdf' {
  // The rows that failed go with the documents, in a zip.
  const alone = single || (create === 1 && blocked === 0)
  if (format === 'pdf') return alone ? 'pdf' : 'zipPdf'
  return !alone || blocked !== 0 ? 'zip' : isWorkbook ? 'xlsx' : 'docx'
}

/** The title block before a run: what would be made, what is left to decide, and the action. */
export function ReleaseBlock({ actionId, tally, readiness, generator, limits }: ReleaseBlockProps) {
  const t = useTranslations('generator.release')
  const figures = useReleaseFigures(tally)
  const waiting = tally?.complete === true ? tally.waiting : []
  return (
    <TitleBlock
      label={t('label')}
      waiting={readiness.kind === 'waiting'}
      figures={figures}
      action={<CreateAction id={actionId} readiness={readiness} generator={generator} />}
    >
      <TitleCell label={t('output')}>
        {tally === null || !tally.complete
          ? '—'
          : t(`outputs.${outputOf(tally, generator.state.options, isWorkbookTemplate(generator.state))}`)}
      </TitleCell>
      <KeptCell hours={limits.keptHours} expiresAt={null} />
      <ReleasedFile run={generator.state.run} planned={plannedName(generator.state)} />
      {waiting.length > 0 && (
        <TitleCell label={t('notYet')} span={6}>
          {waiting.slice(0, NAMED).map(({ row, reason }) => (
            <span key={row} className="block text-small">
              {t(`reason.${reason}`, { row: String(row) })}
            </span>
          ))}
          {waiting.length > NAMED && (
            <span className="block text-small">{t('moreWaiting', { count: waiting.length - NAMED })}</span>
          )}
          <TextLink href={`#${CHECK_ID}`}>{t('answer')}</TextLink>
        </TitleCell>
      )}
      {generator.state.inspected !== null && tally !== null && (
        <Undecided answer={generator.state.inspected.answer} tally={tally} generator={generator} />
      )}
    </TitleBlock>
  )
}

/** Asked where there is a tag to ask about. */
function Undecided(props: UndecidedTagsProps) {
  const { answer, generator } = props
  const isWanted = answer.matches.some((match) => isAsked(match, generator.state.choices))
  const part = useDeferred(undecidedPart, isWanted)
  return isWanted && part !== null && <part.UndecidedTags {...props} />
}
