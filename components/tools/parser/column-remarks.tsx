import { useLocale, useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { oddReason } from '@/lib/documents/word-tables/odd-reason'
import type { FoundColumn } from './answers'
import { shownText } from './cell-text'
import { bothMarks, type ColumnType, foundType, twoReadings, typeOf } from './column-type'
import { addressOf, letterOf, type GridCell } from './grid'
import { useTypeWords } from './use-type-words'

/** How many addresses are listed. */
const NAMED = 6

export interface ColumnRemarkProps {
  readonly column: FoundColumn
  readonly number: number
  /** Its cells to look at, as far as they are known here. */
  readonly cells: readonly GridCell[]
  readonly disabled: boolean
  readonly onChoose: (type: ColumnType) => void
}

/** The warnings about a column, with ways to resolve them. */
export function ColumnRemark({ column, number, cells, disabled, onChoose }: ColumnRemarkProps) {
  const t = useTranslations('parser.remarks')
  const tables = useTranslations('parser.tables')
  const words = useTypeWords()
  const locale = useLocale()
  const { look, evidence, offers } = column
  const letter = letterOf(column.column)
  const count = look.kept + look.odd
  const where =
    cells.length === 0
      ? letter
      : cells.slice(0, NAMED).map(addressOf).join(', ') + (count > Math.min(NAMED, cells.length) ? '…' : '')
  const twofold = evidence === 'open' ? words.twofold(column) : null
  const [first] = cells
  const asNumber = offers.find(({ as }) => as === 'number')
  const marks = twofold === null ? bothMarks(column) : null
  const found = twofold === null ? foundType(column) : ({ as: 'text' } as const)
  // Among numbers, a reading is offered only if it leaves them numbers.
  const readings = twoReadings(column)?.filter(({ typed }) => twofold !== null || typed > column.typed) ?? []
  const reasonOf = ({ text }: GridCell) => oddReason(text, marks !== null)
  return (
    <li>
      <Notice
        tone="decide"
        number={number}
        fact={
          twofold !== null
            ? t('twofold', { where, ...twofold })
            : look.odd > 0 && first !== undefined && count === 1
              ? t('oddCell', { where, text: shownText(first, locale), reason: reasonOf(first) })
              : t(look.odd > 0 ? 'odd' : 'kept', { where, count, letter })
        }
      >
        {look.odd > 0 && evidence !== 'marks' ? (
          <>
            {oddWhy(cells, (cell) => t(`oddReason.${reasonOf(cell)}`))} {t('oddWhy', { count })}
          </>
        ) : (
          tables(`evidence.${evidence}`)
        )}
        {/* During a run the ways out keep their place, so that nothing moves when they come back. */}
        <span className={cx('flex flex-wrap gap-x-4 gap-y-1', disabled && 'invisible')} data-screen-only>
          {readings.map((offer) => (
            <TextButton alone key={words.reading(offer)} onClick={() => onChoose(typeOf(offer))}>
              {t('readAs', { value: words.reading(offer) })}
            </TextButton>
          ))}
          {twofold === null && marks === null && found?.as === 'text' && asNumber !== undefined && (
            <TextButton alone onClick={() => onChoose(typeOf(asNumber))}>
              {t('makeNumbers', { letter })}
            </TextButton>
          )}
          {marks !== null && marks.sample !== null && (
            <TextButton alone onClick={() => onChoose(typeOf(marks))}>
              {t('readMarks', {
                text: marks.sample.text,
                value: words.reading(marks),
                more: marks.typed - column.typed - 1,
              })}
            </TextButton>
          )}
          {found !== null && (
            <TextButton alone onClick={() => onChoose(found)}>
              {t(look.odd > 0 && twofold === null ? 'keepSo' : 'keepText')}
            </TextButton>
          )}
        </span>
      </Notice>
    </li>
  )
}

/** The reason for one cell; for several, each after its address if they differ. */
function oddWhy(cells: readonly GridCell[], say: (cell: GridCell) => string): string {
  const odd = cells.filter(({ look }) => look === 'odd').slice(0, NAMED)
  const reasons = odd.map((cell) => [addressOf(cell), say(cell)] as const)
  const [first] = reasons
  if (first === undefined) return ''
  if (reasons.every(([, reason]) => reason === first[1])) return first[1]
  return reasons.map(([address, reason]) => `${address}: ${reason}`).join(' ')
}
