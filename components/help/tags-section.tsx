import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { Section } from '@/components/ui/section'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import { EXAMPLE_TABLES } from '@/lib/help/example-table'
import type { TagExample } from '@/lib/help/tag-examples'
import type { TagGroup } from '@/lib/help/tag-texts'
import { HelpHeading, HelpText } from './help-prose'
import { HelpTable, Written } from './help-table'
import type { TitledSectionProps } from './sections'

export interface TagsSectionProps extends TitledSectionProps {
  readonly group: TagGroup
  readonly language: DataLanguage
  readonly examples: readonly TagExample[]
}

/** A kind of tags: as written, what each reads, what the generator prints for it. */
export function TagsSection({ id, title, group, language, examples }: TagsSectionProps) {
  const t = useTranslations('help')
  const { columns, rows } = EXAMPLE_TABLES[language]

  function cells({ cells: read }: TagExample) {
    if (read === null) return t('cells.all')
    if (read.length === 0) return <span className="text-ink2">{t('cells.none')}</span>
    return read.map(({ column, text }) => (
      <span key={column} className="block">
        <span className="font-narrow text-label text-print">{column}</span>{' '}
        {text === '' ? <span className="text-ink2">{t('cells.empty')}</span> : text}
      </span>
    ))
  }

  return (
    <Section id={id} title={title}>
      <HelpText>{t(`tags.notes.${group}`)}</HelpText>
      <HelpText>{t('tags.lead')}</HelpText>
      <DataTable
        caption={t('tags.data')}
        rowHead={t('tags.row')}
        minWidth="36rem"
        columns={columns.map((head, index) => ({ id: head, head, letter: String.fromCharCode(65 + index) }))}
      >
        {rows.map((row, index) => (
          <DataRow key={index} number={index + 2}>
            {row.map((text, column) => (
              <DataCell key={column}>{text}</DataCell>
            ))}
          </DataRow>
        ))}
      </DataTable>
      <HelpHeading>{t('tags.caption')}</HelpHeading>
      <HelpTable
        caption={t('tags.caption')}
        heads={[t('heads.tag'), t('heads.cell'), t('heads.result')]}
        widths={['46%', '24%']}
        stacked
        groups={[
          {
            id: `${id}-examples`,
            rows: examples.map((example) => [
              <Written key="tag" lang={language} strong>
                {example.tag}
              </Written>,
              <span key="cells" lang={language}>
                {cells(example)}
              </span>,
              <Written key="result" lang={language}>
                {example.result}
              </Written>,
            ]),
          },
        ]}
      />
    </Section>
  )
}
