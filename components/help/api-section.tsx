import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { HelpText } from './help-prose'
import type { HelpSectionProps } from './sections'
import { openapiLink } from '@/components/account/openapi-link'

function generateExample(origin: string): string {
  return [
    `SESSION=$(curl -s -H "Authorization: Bearer $ACTUM_TOKEN" \\`,
    `  ${origin}/api/documents/session/new | jq -r .sessionId)`,
    `curl -H "Authorization: Bearer $ACTUM_TOKEN" \\`,
    `  -F excel=@data.xlsx -F template=@template.docx -F sessionId=$SESSION \\`,
    `  ${origin}/api/documents/generate`,
  ].join('\n')
}

const CLI_EXAMPLE = [
  'npm run -s actum -- generate --data data.xlsx --template template.docx --out acts.zip',
  'npm run -s actum -- tables --in protocol.docx --out tables.xlsx',
  'npm run -s actum -- doses --in doses.xlsx --out result.xlsx --json -',
].join('\n')

/** The ways in for programs, in a few lines. */
export function ApiSection({ id, origin }: HelpSectionProps & { origin: string }) {
  const t = useTranslations('help.api')
  return (
    <Section id={id} title={t('title')}>
      <HelpText>{t('lead')}</HelpText>
      <Command caption={t('example')} text={generateExample(origin)} />
      <p data-find className="mt-2 mb-4 text-small text-ink2">
        {t.rich('document', {
          link: openapiLink,
        })}
      </p>
      <Command caption={t('cli')} text={CLI_EXAMPLE} />
      <p data-find className="mt-2 text-small text-ink2">
        {t('cliNote')}
      </p>
    </Section>
  )
}

function Command({ caption, text }: { caption: string; text: string }) {
  return (
    <figure data-find className="border border-line">
      <figcaption className="border-b border-rule px-2.5 py-1 font-narrow text-label text-print">{caption}</figcaption>
      <pre
        className="overflow-x-auto bg-sunk px-2.5 py-1.5 text-small max-sm:wrap-anywhere max-sm:whitespace-pre-wrap"
        tabIndex={0}
        role="region"
        aria-label={caption}
        lang="en"
      >
        <code>{text}</code>
      </pre>
    </figure>
  )
}
