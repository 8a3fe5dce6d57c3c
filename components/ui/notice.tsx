import { Check, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { ProblemMark, type ProblemTone } from './problem-mark'

export type NoticeProps = {
  /** `plain`: no problem and no question. */
  tone: ProblemTone | 'done' | 'plain'
  /** Its number in the list and in the cell; without it the mark is `!`. */
  number?: number
  /** For `aria-describedby` of what it is about. */
  id?: string
  /** Read aloud immediately: for what appears after a press. */
  live?: boolean
  /** Where and what happened, in bold, before consequence and remedy. */
  fact?: ReactNode
  /** A way out: a link or a small button, after the words. */
  action?: ReactNode
  className?: string
  children?: ReactNode
}

/** A mark and a sentence next to it: below the cell, the row or the form that it concerns. */
export function Notice({ tone, number, id, live, fact, action, className, children }: NoticeProps) {
  return (
    <p
      id={id}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cx('flex items-start gap-2 text-small', className)}
    >
      {tone === 'done' ? (
        <Check aria-hidden className="mt-px text-done" />
      ) : tone === 'plain' ? (
        <Info aria-hidden className="mt-px shrink-0 text-print" />
      ) : (
        <ProblemMark tone={tone} number={number} className="mt-px" />
      )}
      <span className="min-w-0">
        {fact !== undefined && <strong className="font-semibold">{fact} </strong>}
        {children}
        {action !== undefined && <> {action}</>}
      </span>
    </p>
  )
}
