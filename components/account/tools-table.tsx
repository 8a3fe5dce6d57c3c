import { Check, Play } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/cx'
import type { Taker } from '@/components/tools/shared/hand-over'
import { TRY_NAMES, tryPath } from './try-path'

const TOOLS = { generate: 'acts', tables: 'parser', doses: 'doses' } as const satisfies Record<Taker, string>
const COLUMNS = ['tool', 'takes', 'gives'] as const

export interface ToolsTableProps {
  /** The tool whose sample is open. */
  readonly opened?: Taker | null
  /** It is what the page is about: the first sample is the page's primary action. */
  readonly isFirst?: boolean
}

/** The three tools as a table of what each takes and gives, with a sample of each to try. */
export function ToolsTable({ opened = null, isFirst = false }: ToolsTableProps) {
  const t = useTranslations('account.tools')
  const cell = cx('border-l border-rule px-2 py-2', isFirst && 'max-sm:border-0 max-sm:p-0')
  const inLine = isFirst && 'max-sm:inline'
  const tools = Object.keys(TRY_NAMES) as Taker[]
  return (
    <table className={cx('w-full border-y-2 border-heavy text-small', isFirst ? 'max-sm:block' : 'bg-sheet')}>
      <caption className="heard-only">{t('title')}</caption>
      <thead className={cx('font-narrow text-label text-print', isFirst && 'max-sm:heard-only')}>
        <tr className="border-b border-rule">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="border-rule px-2 py-1 text-left font-normal not-first:border-l">
              {t(`columns.${column}`)}
            </th>
          ))}
          {isFirst && <td className="border-l border-rule" />}
        </tr>
      </thead>
      <tbody className={isFirst ? 'max-sm:block' : undefined}>
        {tools.map((tool, index) => {
          const name = t(`${TOOLS[tool]}.name`)
          const isOpen = tool === opened
          const attempt = isOpen ? (
            <span className="inline-flex items-center gap-1.5 py-1">
              <Check aria-hidden className="size-4 text-done" /> {t('opened')}
            </span>
          ) : (
            <TryLink tool={tool} isWhole={opened !== null} isPrimary={isFirst && index === 0 && opened === null}>
              {t('try')}
              <span className="heard-only">: {name}</span>
            </TryLink>
          )
          return (
            <tr
              key={tool}
              className={cx(
                'border-rule align-top not-first:border-t',
                isFirst && 'max-sm:block max-sm:py-2.5',
                isOpen && 'bg-press',
              )}
            >
              <th
                scope="row"
                className={cx(
                  'w-1/4 px-2 py-2 text-left font-semibold',
                  isFirst && 'max-sm:block max-sm:w-full max-sm:p-0',
                )}
              >
                {name}
                {!isFirst && <span className="mt-1.5 block font-normal">{attempt}</span>}
              </th>
              <td className={cx(cell, inLine)}>{t(`${TOOLS[tool]}.takes`)}</td>
              <td className={cx(cell, inLine, isFirst && 'max-sm:before:mx-1 max-sm:before:content-["→"]')}>
                {t(`${TOOLS[tool]}.gives`)}
              </td>
              {isFirst && <td className={cx(cell, 'w-0 max-sm:block max-sm:w-full max-sm:pt-2!')}>{attempt}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/**
 * The way to a tool's sample. While another sample is open nothing may be requested in this page, so that the whole page is loaded
 * again.
 */
function TryLink({
  tool,
  isWhole,
  isPrimary,
  children,
}: {
  tool: Taker
  isWhole: boolean
  isPrimary: boolean
  children: React.ReactNode
}) {
  const style = cx(buttonStyle(isPrimary ? 'primary' : 'secondary', 'small'), 'w-full sm:whitespace-nowrap')
  const content = (
    <>
      <Play aria-hidden className="size-3.5 shrink-0" />
      <span>{children}</span>
    </>
  )
  return isWhole ? (
    <a href={tryPath(tool)} className={style}>
      {content}
    </a>
  ) : (
    <Link href={tryPath(tool)} prefetch={false} scroll={false} className={style}>
      {content}
    </Link>
  )
}
