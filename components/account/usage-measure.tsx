import type { ReactNode } from 'react'
import { Ruler } from '@/components/ui/ruler'

/** How much of a month's limit is used: in words, and as a bar if there is a limit. */
export function UsageMeasure({
  label,
  words,
  share,
  shareText,
}: {
  label: string
  words: ReactNode
  /** Used of the limit, from 0; null without one. */
  share: number | null
  /** The share in words, for the listener. */
  shareText: string
}) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        {label}
        <span className="text-right">{words}</span>
      </span>
      {share !== null && (
        <Ruler
          className="mt-1.5"
          numbered={false}
          label={label}
          value={share}
          valueText={shareText}
          full={share >= 1}
        />
      )}
    </>
  )
}

/** Null if there is no limit; a limit of zero is used up. */
export function shareOf(used: number, limit: number | null): number | null {
  if (limit === null) return null
  return limit === 0 ? 1 : used / limit
}
