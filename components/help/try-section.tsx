'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { ApiError } from '@/components/account/api-error'
import { callApi } from '@/components/account/api-client'
import { Button } from '@/components/ui/button'
import { cellStyle, CellLabel, FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { Segments } from '@/components/ui/segments'
import { TextField } from '@/components/ui/text-field'
import { Section } from '@/components/ui/section'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import type { ShownPicture } from '@/lib/help/shown-picture'
import { PrintedPictureView } from './printed-picture'
import type { HelpSectionProps } from './sections'

/** What the API answers to a tag that is tried. */
interface TriedTag {
  readonly printed: string
  readonly pictures: readonly ShownPicture[]
  readonly problems: readonly { readonly severity: 'error' | 'warning' | 'info'; readonly text: string }[]
}

const LANGUAGES = ['ru', 'ro', 'en'] as const satisfies readonly DataLanguage[]

async function tried(trial: object): Promise<TriedTag> {
  const response = await callApi('/api/tags', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trial),
  })
  return (await response.json()) as TriedTag
}

export interface TrySectionProps extends HelpSectionProps {
  readonly title: ReactNode
  readonly language: DataLanguage
}

/** One column with one value, a text with tags, and what a run would print for it. */
export function TrySection({ id, title, language: spoken }: TrySectionProps) {
  const t = useTranslations('helpTools')
  const [column, setColumn] = useState(() => t('sample.column'))
  const [value, setValue] = useState(() => t('sample.value'))
  const [text, setText] = useState(() => t('sample.text'))
  const [language, setLanguage] = useState<DataLanguage>(spoken)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<TriedTag | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function print(): Promise<void> {
    setBusy(true)
    try {
      setAnswer(await tried({ column, value, text, language }))
      setFailure(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setAnswer(null)
      setFailure(error.sentence ?? t('lost'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section id={id} title={title}>
      <form
        data-find
        className="max-w-190"
        onSubmit={(event) => {
          event.preventDefault()
          void print()
        }}
      >
        <FormGrid className="sm:grid-cols-[1fr_2fr]">
          <TextField
            label={t('column')}
            value={column}
            maxLength={80}
            required
            autoComplete="off"
            onChange={(event) => setColumn(event.currentTarget.value)}
          />
          <TextField
            label={t('value')}
            value={value}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          <TextField
            label={t('text')}
            value={text}
            maxLength={300}
            required
            autoComplete="off"
            spellCheck={false}
            problemId={failure === null ? undefined : 'try-failure'}
            onChange={(event) => setText(event.currentTarget.value)}
            className="sm:col-span-2"
          />
          <div className={`${cellStyle()} sm:col-span-2`}>
            <CellLabel label={t('printed')} />
            <span className="min-h-5 text-field" role="status">
              <Printed answer={answer} language={language} />
            </span>
          </div>
        </FormGrid>
        {failure !== null && (
          <Notice id="try-failure" tone="error" live className="mt-2">
            {failure}
          </Notice>
        )}
        {answer?.problems.map((problem, index) => (
          <Notice key={index} tone={problem.severity === 'error' ? 'error' : 'note'} live className="mt-2">
            {problem.text}
          </Notice>
        ))}
        <div className="mt-3 flex flex-wrap items-center gap-3" data-screen-only>
          <Button type="submit" busy={busy}>
            {t('submit')}
          </Button>
          <Segments
            label={t('language')}
            value={language}
            onChange={setLanguage}
            options={LANGUAGES.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
          />
        </div>
      </form>
    </Section>
  )
}

function Printed({ answer, language }: { answer: TriedTag | null; language: DataLanguage }) {
  const t = useTranslations('helpTools')
  if (answer === null) return <span className="text-ink2">{t('waiting')}</span>
  const { printed, pictures } = answer
  return (
    <>
      {printed !== '' && (
        <span lang={language} className="font-semibold wrap-anywhere whitespace-pre-wrap">
          {printed}
        </span>
      )}
      {pictures.map((picture, index) => (
        <PrintedPictureView
          key={index}
          picture={picture}
          words={t('picture', { width: picture.width, height: picture.height })}
        />
      ))}
      {printed === '' && pictures.length === 0 && <span className="text-ink2">{t('nothing')}</span>}
    </>
  )
}
