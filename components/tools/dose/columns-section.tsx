'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CheckBox } from '@/components/ui/check-box'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { FormGrid } from '@/components/ui/form-cell'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { SelectField } from '@/components/ui/select'
import { useSmall } from '../shared/use-small'
import { columnButtonId } from './column-ids'
import { columnsOf, foundDoses, isSupposed, shownTable } from './found'
import type { DoseExtractor } from './use-dose'
import { usePrivateMode } from '../shared/private-mode'

const columnEditor = deferred(() => import('./column-editor'))
const columnList = deferred(() => import('./column-list'))

/** How many columns are shown at first. Columns that aren't used come last. */
const MANY = 24

/** What is in each column, how sure that is, and where its unit was found; each can be corrected. */
export function ColumnsSection({ dose, number }: { dose: DoseExtractor; number: number }) {
  const isPrivate = usePrivateMode() !== null
  const t = useTranslations('dose.columns')
  const small = useSmall()
  const [all, setAll] = useState(false)
  const { state, dispatch, inspecting } = dose
  const { correcting: opened } = state
  const part = useDeferred(columnEditor, opened !== null)
  const doses = foundDoses(state.inspected)
  const list = useDeferred(columnList, doses !== null)
  const table = shownTable(state)
  const columns = columnsOf(doses, table)
  if (doses === null || table === null || columns.length === 0) {
    return <Section number={number} title={t('title')} note={t('coming')} coming />
  }
  const known = columns.filter(({ role }) => role !== 'other').length
  const supposed = columns.filter(isSupposed)
  const many = !all && columns.length > MANY
  const telling = columns.filter((column) => column.role !== 'other' || isSupposed(column))
  const shown = many && telling.length > 0 ? telling : columns
  const edited = shown.find(({ column }) => column === opened)
  const running = state.run.kind === 'running'
  const editor =
    edited === undefined || part === null ? null : (
      <part.ColumnEditor key={edited.column} dose={dose} column={edited} onClose={() => close(edited.column)} />
    )
  return (
    <Section
      number={number}
      title={t('title')}
      note={
        <>
          {t('known', { known, count: columns.length })}
          {supposed.length > 0 && (
            <>
              {', '}
              <span className="supposed">{t('supposed', { count: supposed.length })}</span>
            </>
          )}
          {inspecting && <>{` · ${t('looking')}`}</>}
        </>
      }
      actions={
        shown.length < columns.length && (
          <TextButton alone onClick={() => setAll(true)}>
            {t('all', { count: columns.length })}
          </TextButton>
        )
      }
    >
      {doses.mappingRemembered && state.mapping === null && (
        <div inert={running} className="mb-3">
          <Notice
            tone="done"
            action={
              <TextButton onClick={() => dispatch({ type: 'rememberedDropped' })}>{t('dropRemembered')}</TextButton>
            }
          >
            {t('remembered')}
          </Notice>
        </div>
      )}
      {doses.tables.length > 1 && (
        <FormGrid className="mb-3 sm:max-w-md">
          <SelectField
            label={t('table')}
            note={t('tableOf', { number: doses.tables.indexOf(table) + 1, count: doses.tables.length })}
            options={doses.tables.map(({ sheet, table: index, hidden }, at) => ({
              value: String(at),
              label: index === 0 ? sheet : t('tableName', { sheet, number: index + 1 }),
              ...(hidden && { note: t('hidden') }),
            }))}
            value={String(doses.tables.indexOf(table))}
            onChange={(value) => dispatch({ type: 'tableShown', index: Number(value) })}
          />
        </FormGrid>
      )}
      <div inert={running}>
        {list === null ? null : small ? (
          <list.ColumnCards columns={shown} opened={opened} onOpen={open} editor={editor} />
        ) : (
          <>
            <list.ColumnsTable table={table} columns={shown} opened={opened} onOpen={open} />
            {editor}
          </>
        )}
        {state.mapping !== null && !isPrivate && (
          <>
            <p className="mt-3 text-small">
              <CheckBox
                checked={state.writing.remember}
                onChange={({ currentTarget: { checked } }) =>
                  dispatch({ type: 'writingChanged', writing: { remember: checked } })
                }
              >
                {t(state.mapping.length === 0 ? 'forget' : 'remember')}
              </CheckBox>
            </p>
            {state.writing.remember && <p className="mt-1 pl-6 text-small text-ink2">{t('rememberWhen')}</p>}
          </>
        )}
      </div>
    </Section>
  )

  function open(column: string): void {
    dispatch({ type: 'columnOpened', column: column === opened ? null : column })
  }

  /** The focus goes back to what had opened the editor. */
  function close(column: string): void {
    dispatch({ type: 'columnOpened', column: null })
    document.getElementById(columnButtonId(column))?.focus()
  }
}
