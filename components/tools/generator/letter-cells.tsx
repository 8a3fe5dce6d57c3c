'use client'

import { useTranslations } from 'next-intl'
import { LinesField } from '@/components/ui/lines-field'
import { TextField } from '@/components/ui/text-field'
import { letterProblems } from './letter'
import { SUBJECT_PROBLEM, TEXT_PROBLEM } from './letter-notes'
import type { Options } from './options'
import type { GeneratorState } from './state'

/** As much as the server takes. */
const MAX_SUBJECT = 150
const MAX_LETTER = 4_000

/** Cells of the options: the subject and text of the emails, unless they are the defaults. */
export function LetterCells({
  state,
  onChange,
}: {
  state: GeneratorState
  onChange: (changed: Partial<Options>) => void
}) {
  const t = useTranslations('generator.letter')
  const { mailSubject, mailText } = state.options
  const { subject, text } = letterProblems(state.inspected)
  return (
    <>
      <TextField
        label={t('subject')}
        value={mailSubject}
        maxLength={MAX_SUBJECT}
        placeholder={t('usual')}
        hint={t('hint')}
        problemId={subject.length > 0 ? SUBJECT_PROBLEM : undefined}
        onChange={(event) => onChange({ mailSubject: event.currentTarget.value })}
        className="sm:col-span-2"
      />
      <LinesField
        label={t('text')}
        value={mailText}
        maxLength={MAX_LETTER}
        placeholder={t('usual')}
        problemId={text.length > 0 ? TEXT_PROBLEM : undefined}
        onChange={(event) => onChange({ mailText: event.currentTarget.value })}
        className="sm:col-span-2"
      />
    </>
  )
}
