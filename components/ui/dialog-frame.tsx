'use client'

import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

export type DialogFrameProps = {
  open: boolean
  title: ReactNode
  /** Esc; without it Esc does nothing. */
  onEscape?: () => void
  /** What has the focus at first; without it the first control. */
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
  children: ReactNode
}

/**
 * The panel of a dialog above the rest of the page: its bold top border and its title. A press outside does nothing.
 */
export function DialogFrame({ open, title, onEscape, initialFocus, children }: DialogFrameProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onEscape?.()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-bar/55 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={initialFocus}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto border border-t-3 border-line border-t-heavy bg-sheet text-ink shadow-pop transition-opacity duration-160 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Base.Title className="px-5 pt-4 font-serif text-number font-bold">{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The facts behind the question. */
export function DialogFacts({ children }: { children: ReactNode }) {
  return (
    <Base.Description render={<div />} className="mt-1 px-5 text-base text-ink2">
      {children}
    </Base.Description>
  )
}

export type DialogTone = 'filled' | 'danger' | 'plain'

const TONES: Readonly<Record<DialogTone, string>> = {
  filled:
    'bg-act font-semibold text-onact hover:bg-act2 focus-visible:-outline-offset-4 focus-visible:outline-onact disabled:bg-press disabled:text-ink2',
  danger: 'text-red hover:bg-press disabled:text-ink2',
  plain: 'text-act hover:bg-press disabled:text-ink2',
}

/** The two equal cells at the bottom of a dialog. */
export function DialogCells({ children }: { children: ReactNode }) {
  return <div className="mt-4.5 grid grid-cols-2 border-t border-line">{children}</div>
}

/** One of them. */
export function DialogCell({
  tone,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone: DialogTone }) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(
        'ring-inside relative flex min-h-11 items-center justify-center gap-2 px-3 py-1.5 text-base tint',
        TONES[tone],
        className,
      )}
    />
  )
}
