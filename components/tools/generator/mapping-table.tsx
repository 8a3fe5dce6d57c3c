'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton } from '@/components/ui/link'
import { SelectCell } from '@/components/ui/select'
import type { InspectAnswer, Match, PreviewAnswer } from './answers'
import type { Standing } from './choices'
import { TagText } from './tag-text'
import { useColumnSelect } from './use-column-select'
import type { Generator } from './use-generator'

export interface MappingProps {
  readonly answer: InspectAnswer
  readonly generator: Generator
  /** The document that is looked at beside it; null while there is none, and the first row says what is printed. */
  readonly shown: PreviewAnswer | null
}

/** Tag, column, and what the row looked at prints: a row for each tag. */
export function MappingTable({ answer, generator, shown }: MappingProps) {
  const t = useTranslations('generator.mapping')
  const columnSelect = useColumnSelect(answer, generator)
  return (
    <DataTable
      caption={t('title')}
      columns={[
        { id: 'tag', head: t('tag'), width: '36%' },
        { id: 'column', head: t('column'), width: '32%' },
        { id: 'prints', head: shown === null ? t('prints') : t('printsRow', { row: String(shown.rows[0]) }) },
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
            <DataCell quiet={standing !== 'matched'}>
              <Printed match={match} standing={standing} generator={generator} shown={shown} />
            </DataCell>
          </DataRow>
        )
      })}
    </DataTable>
  )
}

/** What comes of a tag in the row looked at; a supposed column waits for a word, for until then nothing is printed. */
export function Printed({
  match,
  standing,
  generator,
  shown,
}: Omit<MappingProps, 'answer'> & { readonly match: Match; readonly standing: Standing }) {
  const t = useTranslations('generator.mapping')
  const { name, tag, suggestion } = match
  const sample = shown?.samples[name] ?? match.sample
  if (standing === 'supposed' && suggestion !== null) {
    return (
      <>
        {t('similar')}{' '}
        <TextButton
          onClick={() => generator.dispatch({ type: 'suggestionConfirmed', name })}
          aria-label={t('confirmTag', { header: suggestion.header, tag })}
        >
          {t('confirm')}
        </TextButton>
      </>
    )
  }
  if (standing === 'empty') return t('nothing')
  if (/^\{+[#^]|^\{%/.test(tag)) return t(match.how === 'rows' ? 'loop' : 'section')
  return sample === '' ? t('nothing') : <bdi>{sample}</bdi>
}
