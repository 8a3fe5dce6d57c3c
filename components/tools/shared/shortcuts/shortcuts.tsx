'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePreferenceSaver } from '@/components/layout/preference-saver'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { notify } from '@/components/ui/notify'
import { isField } from '../desk/desk-keys'
import type { Taker } from '../hand-over'
import { PRIVATE_PATHS } from '../private-paths'
import { TOOL_PATHS } from '../tool-paths'
import { areSingleKeysOn, setSingleKeys, useSingleKeys } from './single-keys'
import { primaryActions, primaryPress } from './primary'
import { askedBy, everywhereOf, SEARCH_FIELDS, type ShortcutScreen } from './shortcut-list'

/** The G of G, H is forgotten after so long. */
const GO_MS = 1_500

const overlayPart = deferred(() => import('./shortcuts-overlay'))

/** The screen whose own keys work on a page; null for one that has none. */
function screenOf(path: string): ShortcutScreen | null {
  const tools = Object.keys(TOOL_PATHS) as Taker[]
  return tools.find((tool) => [TOOL_PATHS[tool], PRIVATE_PATHS[tool]].includes(path)) ?? null
}

/**
 * The keys of every screen: Ctrl+Enter for its main action, ways to other screens, and the list of all of them, by `?` and a press.
 * `saved` is whether single keys work according to the profile.
 */
export function Shortcuts({ saved }: { readonly saved?: boolean }) {
  const t = useTranslations('shortcuts')
  const router = useRouter()
  const path = usePathname()
  const isPrivate = path.startsWith('/try/')
  const [isOpen, setOpen] = useState(false)
  const isSingleOn = useSingleKeys()
  const save = usePreferenceSaver()
  const overlay = useDeferred(overlayPart, isOpen)
  const goAt = useRef(0)

  useEffect(() => {
    if (saved !== undefined) setSingleKeys(saved)
  }, [saved])

  function ask(id: ReturnType<typeof askedBy>): boolean {
    if (id === 'go') {
      goAt.current = Date.now()
      return true
    }
    if (everywhereOf(isPrivate).every((shortcut) => shortcut.id !== id)) return false
    switch (id) {
      case 'list':
        setOpen(true)
        return true
      case 'search':
        return focusSearch()
      case 'history':
        router.push('/history')
        return true
      case 'tool1':
        router.push(TOOL_PATHS.generate)
        return true
      case 'tool2':
        router.push(TOOL_PATHS.tables)
        return true
      case 'tool3':
        router.push(TOOL_PATHS.doses)
        return true
      default:
        return false
    }
  }

  /** Presses the screen's main action, or says why not. Gives whether there is one. */
  function pressPrimary(): boolean {
    const press = primaryPress(primaryActions())
    if (press?.kind === 'press') press.action.element.click()
    else if (press !== null) notify.note(press.kind === 'waits' ? press.reason : t('running'))
    return press !== null
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event
    if (defaultPrevented || isOpen || document.querySelector('[role=alertdialog], [role=dialog]') !== null) return
    if (key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      if (pressPrimary()) event.preventDefault()
      return
    }
    if (ctrlKey || metaKey || altKey || (target instanceof Element && isField(target))) return
    if (!areSingleKeysOn()) return
    const isGo = Date.now() - goAt.current < GO_MS
    goAt.current = 0
    if (ask(askedBy(key, isGo))) event.preventDefault()
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [])

  return (
    <>
      <button
        type="button"
        className="inline-block cursor-pointer py-1 text-ink2 underline decoration-line underline-offset-4 hover:text-ink"
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </button>
      {overlay !== null && isOpen && (
        <overlay.ShortcutsOverlay
          screen={screenOf(path)}
          isPrivate={isPrivate}
          isSingleOn={isSingleOn}
          onSingle={(isOn) => {
            setSingleKeys(isOn)
            save?.({ singleKeys: isOn })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The first field on the page that looks for something. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELDS)
  field?.focus()
  return field !== null
}
