import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Messages } from '@/lib/i18n/messages'
import type { ExplainedFormat, FormatExample } from '@/lib/help/format-examples'
import { HelpText } from './help-prose'
import { HelpTable, Written } from './help-table'
import { PrintedPictureView } from './printed-picture'
import type { HelpSectionProps } from './sections'

/** Every format: its names, what it does, and what it prints. */
export function FormatsSection({ number, id, formats }: HelpSectionProps & { formats: readonly ExplainedFormat[] }) {
  const t = useTranslations('help')

  function printed({ result, picture }: FormatExample) {
    if (picture === null) return result
    const { width, height } = picture
    return <PrintedPictureView picture={picture} words={t('formats.picture', { width, height })} />
  }

  function cell({ value, picture }: FormatExample) {
    if (value !== '') return value
    return <span className="text-ink2">{t(picture === null ? 'cells.empty' : 'formats.pictureCell')}</span>
  }

  return (
    <Section number={number} id={id} title={t('formats.title')}>
      <HelpText>{t('formats.lead')}</HelpText>
      <HelpTable
        caption={t('formats.caption')}
        heads={[t('heads.tag'), t('heads.cell'), t('heads.result')]}
        widths={['46%', '20%']}
        stacked
        groups={formats.map((format) => ({
          id: `format-${format.name}`,
          head: <FormatHead format={format} />,
          rows: format.examples.map((example) => [
            <Written key="tag" lang={format.language} strong>
              {example.tag}
            </Written>,
            <Written key="cell" lang={format.language}>
              {cell(example)}
            </Written>,
            <Written key="result" lang={format.language}>
              {printed(example)}
            </Written>,
          ]),
        }))}
      />
    </Section>
  )
}

function FormatHead({ format: { name, aliases } }: { format: ExplainedFormat }) {
  const t = useTranslations('help.formats')
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-semibold">{name}</b>
        <span className="font-narrow text-label text-ink2">{t('aliases', { names: aliases.join(', ') })}</span>
      </span>
      {/* A test compares the formats with these words. */}
      <span className="block max-w-190 text-small text-ink2">{t(`about.${name as FormatName}`)}</span>
    </>
  )
}

type FormatName = keyof Messages['help']['formats']['about']
