'use client'

import { useTranslations } from 'next-intl'
import { TextButton } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { CorrectedSpreadsheet } from './corrected-spreadsheet'
import type { Generator } from './use-generator'

/** What the user has changed in the file, with buttons to download it and to undo everything. */
export function EditsBar({ generator }: { generator: Generator }) {
  const t = useTranslations('generator.check.edits')
  const undo = useTranslations('tools.desk')
  const { state, dispatch, question } = generator
  const { cells, rows } = state.edits
  const { data } = state.slots
  const numbers = {
    cells: cells.length,
    rows: rows.filter(({ kind }) => kind === 'out').length,
    kept: rows.filter(({ kind }) => kind === 'data').length,
  }
  const said = (['cells', 'rows', 'kept'] as const).flatMap((what) =>
    numbers[what] === 0 ? [] : [t(`counts.${what}`, { count: numbers[what] })],
  )
  const counts = capital(said.join(', '))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border border-l-3 border-line border-l-heavy bg-sheet px-3 py-2 text-small">
      <p className="min-w-0 grow basis-60">
        <strong className="font-semibold">{counts}.</strong>{' '}
        <span className="wrap-anywhere">{t('saved', { file: data.kind === 'empty' ? '' : data.file.name })}</span>
      </p>
      {cells.length > 0 && question !== null && <CorrectedSpreadsheet question={question} generator={generator} />}
      {state.run.kind === 'idle' && (
        <TextButton
          alone
          onClick={() => {
            dispatch({ type: 'editsCleared' })
            notify.done(t('cleared'), { label: undo('undo'), onPress: () => dispatch({ type: 'undone' }) })
          }}
        >
          {t('undoAll')}
        </TextButton>
      )}
    </div>
  )
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
