import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { ChoiceMenu } from '@/components/ui/menu'
import type { FoundColumn } from './answers'
import { type ColumnType, isSupposed, typeKey, typeOf } from './column-type'
import { letterOf } from './grid'
import { useTypeWords } from './use-type-words'

/** A column's type, which can be changed: blue if uncertain, black if chosen manually. */
export function TypeCell({
  column,
  disabled,
  onChoose,
}: {
  column: FoundColumn
  disabled: boolean
  onChoose: (type: ColumnType | null) => void
}) {
  const t = useTranslations('parser.tables')
  const words = useTypeWords()
  const { offers, chosen, evidence } = column
  const type = words.type(column)
  const look = cx(chosen !== null ? 'font-bold text-ink' : isSupposed(column) ? 'supposed' : 'text-ink2')
  // Where there is nothing to choose between, or it can't be chosen now, the type is only said.
  if (offers.length < 2 || disabled) {
    return (
      <span
        data-cell
        tabIndex={-1}
        className={cx(
          'ring-inside block truncate px-2 py-0.5',
          // As high as with the menu, which comes back after a run.
          offers.length >= 2 && 'min-h-6 content-center max-sm:min-h-11',
        )}
      >
        <span className={look}>{column.type === 'empty' ? '—' : type}</span>
      </span>
    )
  }
  const taken = offers.some((offer) => typeKey(typeOf(offer)) === typeKey(chosen)) ? typeKey(chosen) : 'found'
  const name = t('columnType', { letter: letterOf(column.column) })
  return (
    <div data-cell>
      <ChoiceMenu
        inCell
        label={name}
        note={t(`evidence.${evidence}`)}
        triggerClassName="ring-inside flex min-h-6 w-full items-center gap-1 px-2 py-0.5 text-left hover:bg-press max-sm:min-h-11"
        trigger={
          <>
            <span className="heard-only">{name}: </span>
            <span className={cx('truncate', look)}>{type}</span>
            <ChevronDown aria-hidden className="ml-auto size-3.5 shrink-0 text-line" />
          </>
        }
        choices={[
          { value: 'found', content: t('found') },
          ...offers.map((offer) => ({ value: typeKey(typeOf(offer)), content: words.offer(offer, column) })),
        ]}
        value={taken}
        onChange={(key) => {
          const offer = offers.find((each) => typeKey(typeOf(each)) === key)
          onChoose(offer === undefined ? null : typeOf(offer))
        }}
      />
    </div>
  )
}
