'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import type { FoundTable } from './answers'
import { problemsOf } from './found'
import { addressOf } from './grid'
import type { Inspected } from './state'

/** As many addresses are named. */
const NAMED = 8

/** Under a table: what a person should look at, and what was found in it. */
export function TableRemarks({ table, inspected }: { table: FoundTable; inspected: Inspected | null }) {
  const t = useTranslations('parser.remarks')
  const problems = problemsOf(inspected, table.id)
  const warnings = problems.filter(({ severity }) => severity !== 'info')
  const facts = problems.filter(({ severity, code }) => severity === 'info' && code !== 'TABLE_JOINED')
  const { look: looks, merged, notes, pictures, joinedFrom } = table
  const done: readonly (readonly [label: string, value: string])[] = [
    ...(joinedFrom.length > 0 ? [[t('joined'), t('joinedValue', { count: joinedFrom.length })] as const] : []),
    ...(merged > 0 ? [[t('merged'), t('mergedValue', { count: merged })] as const] : []),
    ...(notes > 0 ? [[t('notes'), t('notesValue', { count: notes })] as const] : []),
    ...(pictures > 0 ? [[t('pictures'), t('picturesValue', { count: pictures })] as const] : []),
  ]
  const look = looks.kept + looks.odd > 0 || warnings.length > 0
  const what = done.length > 0 || facts.length > 0
  if (!look && !what) return null
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {look && (
        <Column title={t('look')}>
          <ToLook table={table} why="odd" />
          <ToLook table={table} why="kept" />
          {warnings.map(({ text }, index) => (
            <Notice key={index} tone="note">
              {text}
            </Notice>
          ))}
        </Column>
      )}
      {what && (
        <Column title={t('done')}>
          {done.length > 0 && (
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-small">
              {done.map(([label, value]) => (
                <div key={label} className="contents">
                  <dt className="text-print">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {facts.map(({ text }, index) => (
            <p key={index} className="text-small text-ink2">
              {text}
            </p>
          ))}
        </Column>
      )}
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1.5">
      <h4 className="font-narrow text-label text-print">{title}</h4>
      {children}
    </section>
  )
}

/** The cells that are texts where numbers might be meant, by their addresses where they can be seen. */
function ToLook({ table: { look, preview }, why }: { table: FoundTable; why: 'kept' | 'odd' }) {
  const t = useTranslations('parser.remarks')
  const count = look[why]
  if (count === 0) return null
  const seen = preview.filter((cell) => cell.look === why)
  const addresses = seen.slice(0, NAMED).map(addressOf).join(', ')
  const cells = count > Math.min(seen.length, NAMED) ? t('more', { cells: addresses }) : addresses
  return (
    <Notice tone="decide" fact={t(why, { count })}>
      {seen.length === 0 ? t('further') : `${cells}.`} {why === 'odd' ? t('oddWhy', { count }) : t('keptWhy')}
    </Notice>
  )
}
