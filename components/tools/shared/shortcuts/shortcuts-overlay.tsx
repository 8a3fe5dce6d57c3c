'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { CheckBox } from '@/components/ui/check-box'
import { DialogCell, DialogFrame } from '@/components/ui/dialog-frame'
import { SearchField } from '@/components/ui/search-field'
import { everywhereOf, shortcutsOf, type Shortcut, type ShortcutScreen } from './shortcut-list'

export interface ShortcutsOverlayProps {
  readonly screen: ShortcutScreen | null
  readonly isPrivate: boolean
  readonly isSingleOn: boolean
  readonly onSingle: (isOn: boolean) => void
  readonly onClose: () => void
}

/** The list of the keys that work, those of the screen first. */
export function ShortcutsOverlay({ screen, isPrivate, isSingleOn, onSingle, onClose }: ShortcutsOverlayProps) {
  const t = useTranslations('shortcuts')
  const [wanted, setWanted] = useState('')
  const close = useRef<HTMLButtonElement>(null)
  // What the page has when the list is opened: the list covers it.
  const [works] = useState(() => {
    const all = [...(screen === null ? [] : shortcutsOf(screen)), ...everywhereOf(isPrivate)]
    return new Set(all.filter(({ needs }) => needs === undefined || document.querySelector(needs) !== null))
  })
  const isFound = (shortcut: Shortcut) =>
    works.has(shortcut) && t(`what.${shortcut.id}`).toLowerCase().includes(wanted.trim().toLowerCase())
  const groups = [
    { key: 'screen', list: screen === null ? [] : shortcutsOf(screen).filter(isFound) },
    { key: 'everywhere', list: everywhereOf(isPrivate).filter(isFound) },
  ] as const
  return (
    <DialogFrame open title={t('title')} onEscape={onClose} initialFocus={close}>
      <div className="grid gap-3 px-5 pt-3">
        <SearchField label={t('search')} value={wanted} onChange={setWanted} />
        {groups.map(({ key, list }) =>
          list.length === 0 ? null : (
            <section key={key} aria-label={t(key)}>
              <h3 className="mb-1 font-narrow text-label text-print">{t(key)}</h3>
              <dl className="border-t border-rule">
                {list.map((shortcut) => (
                  <div key={shortcut.id} className="flex items-center justify-between gap-3 border-b border-rule py-1">
                    <dt className="text-small">{t(`what.${shortcut.id}`)}</dt>
                    <dd className="flex shrink-0 gap-1">
                      {shortcut.presses.flat().map((key, index) => (
                        <Key key={index}>{key}</Key>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
        )}
        {groups.every(({ list }) => list.length === 0) && <p className="text-small text-ink2">{t('none')}</p>}
        <CheckBox checked={isSingleOn} onChange={({ currentTarget }) => onSingle(currentTarget.checked)}>
          {t('single')}
        </CheckBox>
      </div>
      <div className="mt-4.5 border-t border-line">
        <DialogCell ref={close} tone="filled" className="w-full" onClick={onClose}>
          {t('close')}
        </DialogCell>
      </div>
    </DialogFrame>
  )
}

/** A key as it is printed on the keyboard; of a Mac with its own sign. */
function Key({ children }: { children: string }) {
  const isMac = navigator.userAgent.includes('Mac')
  return (
    <kbd className="border border-line bg-sunk px-1.5 font-narrow text-label leading-5">
      {isMac && children === 'Ctrl' ? '⌘' : children}
    </kbd>
  )
}
