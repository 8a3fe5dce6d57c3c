'use client'

import { useTranslations } from 'next-intl'
import { CopyButton } from './copy-button'
import { openapiLink } from './openapi-link'

/** The first call of a program: a document session, which all the others name. */
export function ApiTokenExample({ origin }: { origin: string }) {
  const t = useTranslations('account.tokens')
  const command = `curl -H "Authorization: Bearer $ACTUM_TOKEN" \\\n  ${origin}/api/documents/session/new`
  return (
    <figure className="border border-line">
      <figcaption className="flex items-center justify-between gap-3 border-b border-rule px-2.5 py-1 font-narrow text-label text-print">
        {t('example')}
        <span className="font-sans" data-screen-only>
          <CopyButton text={command} />
        </span>
      </figcaption>
      <pre
        className="overflow-x-auto bg-sunk px-2.5 py-1.5 text-small max-sm:wrap-anywhere max-sm:whitespace-pre-wrap"
        tabIndex={0}
        role="region"
        aria-label={t('example')}
      >
        <code>{command}</code>
      </pre>
      <p className="border-t border-rule px-2.5 py-1 text-small text-ink2">
        {t.rich('document', {
          link: openapiLink,
        })}
      </p>
    </figure>
  )
}
