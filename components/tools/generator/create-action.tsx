'use client'

import { useTranslations } from 'next-intl'
import { TitleAction } from '@/components/ui/title-block'
import type { Readiness } from './readiness'
import type { Generator } from './use-generator'

export interface CreateActionProps {
  readonly id?: string
  readonly readiness: Readiness
  readonly generator: Generator
  /** The number is already next to it. */
  readonly short?: boolean
}

/** The screen's primary action: it says how many documents it makes, or why it can't. */
export function CreateAction({ id, readiness, generator, short = false }: CreateActionProps) {
  const t = useTranslations('generator.release')
  if (readiness.kind === 'waiting') {
    return (
      <TitleAction id={id} disabled>
        {readiness.reason === 'undecided'
          ? t('obstacle.undecided', { tag: readiness.tag ?? '' })
          : readiness.reason === 'pdfs'
            ? t('obstacle.pdfs', { limit: readiness.limit ?? 0 })
            : t(`obstacle.${readiness.reason}`)}
      </TitleAction>
    )
  }
  const { count, blank } = readiness
  const { single } = generator.state.options
  const words =
    count === null
      ? t(single ? 'actionSingleUnknown' : 'actionUnknown', { blank })
      : t(single && count > 1 ? 'actionSingle' : 'action', { count, blank })
  return (
    <TitleAction id={id} onClick={() => generator.run(count)}>
      {short && count !== null ? t('actionShort', { count, blank }) : short ? t('actionShortUnknown') : words}
    </TitleAction>
  )
}
