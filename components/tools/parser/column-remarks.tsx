import { useLocale, useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { FoundColumn } from './answers'
import { shownText } from './cell-text'
import { type ColumnType, foundType, twoReadings, typeOf } from './column-type'
import { addressOf, letterOf, type GridCell } from './grid'
import { oddReason, type OddReason } from './odd-cell'
import { useTypeWords } from './use-type-words'

/** As many addresses are named. */
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
  return (
    <li>
      <Notice
        tone="decide"
        number={number}
        fact={
          twofold !== null
            ? t('twofold', { where, ...twofold })
            : look.odd > 0 && first !== undefined && count === 1
              ? t('oddCell', { where, text: shownText(first, locale) })
              : t(look.odd > 0 ? 'odd' : 'kept', { where, count, letter })
        }
      >
        {look.odd > 0 ? (
          <>
            {oddWhy(cells, (reason) => t(`oddReason.${reason}`))} {t('oddWhy', { count })}
          </>
        ) : (
          tables(`evidence.${evidence}`)
        )}
        {/* During a run the ways out keep their place, so that nothing moves when they come back. */}
        <span className={cx('flex flex-wrap gap-x-4 gap-y-1', disabled && 'invisible')} data-screen-only>
          {twofold !== null
            ? twoReadings(column)?.map((offer) => (
                <TextButton alone key={words.reading(offer)} onClick={() => onChoose(typeOf(offer))}>
                  {t('readAs', { value: words.reading(offer) })}
                </TextButton>
              ))
            : foundType(column).as === 'text' &&
              asNumber !== undefined && (
                <TextButton alone onClick={() => onChoose(typeOf(asNumber))}>
                  {t('makeNumbers', { letter })}
                </TextButton>
              )}
          <TextButton alone onClick={() => onChoose(twofold === null ? foundType(column) : { as: 'text' })}>
            {t(look.odd > 0 && twofold === null ? 'keepSo' : 'keepText')}
          </TextButton>
        </span>
      </Notice>
    </li>
  )
}

/** The reason of one cell; of several each behind its address, where they differ. */
function oddWhy(cells: readonly GridCell[], say: (reason: OddReason) => string): string {
  const odd = cells.filter(({ look }) => look === 'odd').slice(0, NAMED)
  const reasons = odd.map((cell) => [addressOf(cell), oddReason(cell.text)] as const)
  if (new Set(reasons.map(([, reason]) => reason)).size <= 1) {
    const [first] = reasons
    return first === undefined ? '' : say(first[1])
  }
  return reasons.map(([address, reason]) => `${address}: ${say(reason)}`).join(' ')
}
