'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton } from '@/components/ui/link'
import { SelectCell } from '@/components/ui/select'
import type { InspectAnswer, Match, PreviewAnswer } from './answers'
import { standingOf, type Standing } from './choices'
import { TagText } from './tag-text'
import { useColumnSelect } from './use-column-select'
import type { Generator } from './use-generator'

export interface MappingProps {
  readonly answer: InspectAnswer
  readonly generator: Generator
  /** The document shown next to it; null if there is none, and the first row's values are shown. */
  readonly shown: PreviewAnswer | null
  /** A suggestion was confirmed: the focus goes on. */
  readonly onConfirmed: () => void
}

/** Tag, column, value in the shown row and, for a suggestion, the confirm button: a row for each tag. */
export function MappingTable({ answer, generator, shown, onConfirmed }: MappingProps) {
  const t = useTranslations('generator.mapping')
  const columnSelect = useColumnSelect(answer, generator)
  const { choices } = generator.state
  const isSuggested = answer.matches.some((match) => standingOf(match, choices) === 'supposed')
  return (
    <DataTable
      caption={t('title')}
      columns={[
        { id: 'tag', head: t('tag'), width: isSuggested ? '27%' : '36%' },
        { id: 'column', head: t('column'), width: isSuggested ? '29%' : '32%' },
        { id: 'prints', head: shown === null ? t('prints') : t('printsRow', { row: String(shown.rows[0]) }) },
        ...(isSuggested
          ? [{ id: 'confirm', head: <span className="heard-only">{t('confirm')}</span>, width: '7.25rem' }]
          : []),
      ]}
    >
      {answer.matches.map((match) => {
        const { standing, ...select } = columnSelect(match)
        return (
          <DataRow key={match.name}>
            <DataCell title={match.tag}>
              <TagText tag={match.tag} />
            </DataCell>
            <DataCell bare>
              <SelectCell label={t('columnFor', { tag: match.tag })} {...select} />
            </DataCell>
            <DataCell wrap={standing === 'supposed'} quiet={standing === 'empty' || standing === 'unmatched'}>
              <Printed match={match} standing={standing} shown={shown} />
            </DataCell>
            {isSuggested && (
              <DataCell bare={standing === 'supposed'}>
                {standing === 'supposed' && (
                  <Confirm match={match} generator={generator} shown={shown} onConfirmed={onConfirmed} />
                )}
              </DataCell>
            )}
          </DataRow>
        )
      })}
    </DataTable>
  )
}

/** The value of a tag in the shown row. It is blue if the column is only suggested. */
export function Printed({
  match,
  standing,
  shown,
}: Pick<MappingProps, 'shown'> & { readonly match: Match; readonly standing: Standing }) {
  const t = useTranslations('generator.mapping')
  const { name, tag } = match
  const sample = shown?.samples[name] ?? match.sample
  if (standing === 'empty' || standing === 'unmatched') return t('nothing')
  if (/^\{+[#^]|^\{%/.test(tag)) return t(match.how === 'rows' ? 'loop' : 'section')
  if (sample === '') return t('nothing')
  return standing === 'supposed' ? <bdi className="line-clamp-2 text-blue">{sample}</bdi> : <bdi>{sample}</bdi>
}

/** Confirms a suggestion. */
export function Confirm({
  match: { name, tag, suggestion, sample },
  generator,
  shown,
  onConfirmed,
}: Omit<MappingProps, 'answer'> & { readonly match: Match }) {
  const t = useTranslations('generator.mapping')
  return (
    <TextButton
      data-confirm
      data-control
      className="ring-inside block min-h-11 w-full px-2 whitespace-nowrap no-underline sm:min-h-7.5"
      onClick={() => {
        onConfirmed()
        generator.dispatch({ type: 'suggestionConfirmed', name })
      }}
      aria-label={t('confirmTag', {
        tag,
        letter: suggestion?.letter ?? '',
        header: suggestion?.header ?? '',
        value: shown?.samples[name] ?? sample,
      })}
    >
      {t('confirm')}
    </TextButton>
  )
}
