import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'

const TOOLS = ['acts', 'parser', 'doses'] as const
/** Without an account: private mode, with a sample. */
const TRIES = { acts: '/try/generator', parser: '/try/parser', doses: '/try/dose' } as const
const COLUMNS = ['tool', 'takes', 'gives'] as const

/** The three tools as a table of what each takes and gives. */
export function ToolsTable() {
  const t = useTranslations('account.tools')
  return (
    <table className="w-full border-y-2 border-heavy bg-sheet text-small">
      <caption className="heard-only">{t('title')}</caption>
      <thead className="font-narrow text-label text-print">
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="border-rule px-2 py-1 text-left font-normal not-first:border-l">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
        <tr aria-hidden className="border-y border-rule text-letters">
          {COLUMNS.map((column, index) => (
            <td key={column} className="border-rule text-center not-first:border-l">
              {index + 1}
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOOLS.map((tool) => (
          <tr key={tool} className="border-rule align-top not-first:border-t">
            <th scope="row" className="w-1/4 px-2 py-1.5 text-left font-semibold">
              {t(`${tool}.name`)}
              <TextLink href={`${TRIES[tool]}?sample=1`} prefetch={false} alone className="font-normal">
                {t('try')}
                <span className="heard-only">: {t(`${tool}.name`)}</span>
              </TextLink>
            </th>
            <td className="border-l border-rule px-2 py-1.5">{t(`${tool}.takes`)}</td>
            <td className="border-l border-rule px-2 py-1.5">{t(`${tool}.gives`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
