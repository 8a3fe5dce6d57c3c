'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton } from '@/components/ui/link'
import { SelectCell } from '@/components/ui/select'
import type { InspectAnswer, Match } from './answers'
import type { Standing } from './choices'
import { TagText } from './tag-text'
import { useColumnSelect } from './use-column-select'
import type { Generator } from './use-generator'

/** Tag, column, and what the first row prints: a row for each tag. */
export function MappingTable({ answer, generator }: { answer: InspectAnswer; generator: Generator }) {
  const t = useTranslations('generator.mapping')
  const columnSelect = useColumnSelect(answer, generator)
  return (
    <DataTable
      caption={t('title')}
      columns={[
        { id: 'tag', head: t('tag'), width: '36%' },
        { id: 'column', head: t('column'), width: '32%' },
        { id: 'prints', head: t('prints') },
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
              <Printed match={match} standing={standing} generator={generator} />
            </DataCell>
          </DataRow>
        )
      })}
    </DataTable>
  )
}

/** What comes of a tag in the first row; a supposed column waits for a word, for until then nothing is printed. */
export function Printed({ match, standing, generator }: { match: Match; standing: Standing; generator: Generator }) {
  const t = useTranslations('generator.mapping')
  const { name, tag, suggestion, sample } = match
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
