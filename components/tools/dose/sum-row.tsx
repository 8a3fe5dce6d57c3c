import { cx } from '@/components/ui/cx'

/** A line of a sum: what is counted, and how many there are. */
export function SumRow({
  label,
  value,
  strong,
  decide,
  wrong,
}: {
  label: string
  value: string
  strong?: boolean
  decide?: boolean
  wrong?: boolean
}) {
  return (
    <div
      className={cx(
        'flex justify-between gap-3 border-b border-rule px-2 py-1.25 last:border-b-0',
        strong && 'font-semibold',
        wrong && 'bg-red-wash text-red',
      )}
    >
      <dt>{label}</dt>
      <dd className={cx(decide && 'font-semibold text-blue')}>{value}</dd>
    </div>
  )
}
