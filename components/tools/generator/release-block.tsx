'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'
import { TitleBlock, TitleCell, type Figure } from '@/components/ui/title-block'
import { KeptCell } from '../shared/kept-cell'
import { ReleasedFile } from '../shared/released-file'
import { CreateAction } from './create-action'
import type { GeneratorLimits } from './limits'
import { MAPPING_ID } from './mapping-section'
import type { Readiness } from './readiness'
import type { Options } from './options'
import { plannedName } from './planned-name'
import type { Tally } from './tally'
import type { Generator } from './use-generator'

/** What a run would come to, in the places where its result will stand. */
export function useReleaseFigures(tally: Tally | null): Figure[] {
  const t = useTranslations('generator.release')
  const known = tally !== null && tally.complete
  return [
    { label: t('create'), value: known ? tally.create : null },
    { label: t('blocked'), value: known ? tally.blocked : null, tone: 'error' },
    { label: t('noted'), value: known ? tally.noted : null, tone: 'note' },
  ]
}

export interface ReleaseBlockProps {
  readonly actionId: string
  readonly tally: Tally | null
  readonly readiness: Readiness
  readonly generator: Generator
  readonly limits: GeneratorLimits
}

/** The kind of file that a run leaves. */
function outputOf({ create, blocked }: Tally, { single, format }: Options): 'zip' | 'zipPdf' | 'docx' | 'pdf' {
  // The rows that failed go with the documents, in a zip.
  const alone = single || (create === 1 && blocked === 0)
  if (format === 'pdf') return alone ? 'pdf' : 'zipPdf'
  return alone && blocked === 0 ? 'docx' : 'zip'
}

/** The title block before a run: what would be made, what is left to decide, and the action. */
export function ReleaseBlock({ actionId, tally, readiness, generator, limits }: ReleaseBlockProps) {
  const t = useTranslations('generator.release')
  const figures = useReleaseFigures(tally)
  const open = tally?.open ?? []
  const [first] = open
  return (
    <TitleBlock
      label={t('label')}
      waiting={readiness.kind === 'waiting'}
      figures={figures}
      action={<CreateAction id={actionId} readiness={readiness} generator={generator} />}
    >
      <TitleCell label={t('output')}>
        {tally === null || !tally.complete ? '—' : t(`outputs.${outputOf(tally, generator.state.options)}`)}
      </TitleCell>
      <KeptCell hours={limits.keptHours} expiresAt={null} />
      <ReleasedFile run={generator.state.run} planned={plannedName(generator.state)} />
      {first !== undefined && (
        <TitleCell label={t('open')} span={6}>
          {tally?.obstacle !== null
            ? t('openCount', { count: open.length })
            : open.length === 1
              ? t('openTag', { tag: first.tag })
              : t('openTags', { count: open.length })}{' '}
          <TextLink href={`#${MAPPING_ID}`}>{t('openAction')}</TextLink>
        </TitleCell>
      )}
    </TitleBlock>
  )
}
