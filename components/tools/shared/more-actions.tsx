'use client'

import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'

/**
 * The secondary actions of a header. On a small screen, they open below a button: Esc, a press outside, a choice and
 * losing the focus close them. Elsewhere they are in the line.
 */
export function MoreActions({ children }: { children: ReactNode }) {
  const t = useTranslations('tools')
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target) === false) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <div
      ref={place}
      className="max-sm:relative max-sm:ml-auto sm:contents"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <IconButton
        ref={opener}
        id="more-actions"
        framed
        label={t('moreActions')}
        icon={<Ellipsis aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="max-sm:size-11 sm:hidden"
      />
      <div
        className={cx(
          'max-sm:pop max-sm:absolute max-sm:top-full max-sm:right-0 max-sm:z-20 max-sm:mt-1 max-sm:flex-col max-sm:p-1 sm:contents',
          'max-sm:[&>*]:justify-start max-sm:[&>*]:whitespace-nowrap',
          open ? 'max-sm:flex' : 'max-sm:hidden',
        )}
        onClick={({ target }) => {
          if (!open || !(target instanceof Element) || target.closest('a, button') === null) return
          setOpen(false)
          // A dialog returns the focus to where it was, which must still be visible then.
          opener.current?.focus()
        }}
      >
        {children}
      </div>
    </div>
  )
}
