'use client'

import { useLayoutEffect, useRef } from 'react'

/** White that is left beside the text. */
const EDGE = 20

export interface PreviewPaperProps {
  readonly html: string
  readonly label: string
  readonly busy: boolean
  /** To the document before or the next. */
  readonly onStep: (by: number) => void
}

/**
 * A document's HTML as a page, as wide as its place allows. The left and right arrow keys go to other documents. The
 * server escapes the document's texts, and scripts never run.
 */
export function PreviewPaper({ html, label, busy, onStep }: PreviewPaperProps) {
  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const outer = frame.current
    const inner = paper.current
    if (outer === null || inner === null) return
    const fit = () => {
      const page = inner.querySelector<HTMLElement>('[data-page]') ?? inner
      const { paddingLeft, paddingRight } = getComputedStyle(page)
      const [left, right] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
      const text = page.offsetWidth - left - right
      // In a narrow place the page's margins are what can be spared.
      const scale = Math.min(1, (outer.clientWidth - 2 * EDGE) / text)
      const whole = outer.clientWidth >= page.offsetWidth
      inner.style.zoom = String(scale)
      inner.style.marginLeft = whole ? 'auto' : `${EDGE / scale - left}px`
      inner.style.marginRight = whole ? 'auto' : '0'
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [html])

  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      aria-busy={busy}
      tabIndex={0}
      aria-keyshortcuts="ArrowLeft ArrowRight"
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onStep(step)
      }}
      className="ring-inside max-h-[42rem] overflow-x-hidden overflow-y-auto border border-line bg-paper text-paper-ink contain-content"
    >
      <div
        ref={paper}
        className="w-max paper-values [&_[data-page]]:bg-paper!"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  )
}
