'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readStored, writeStored } from '@/components/layout/browser-storage'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { isField } from '../desk/desk-keys'
import { TOOL_PATHS } from '../tool-paths'
import { askedBy, type ShortcutScreen } from './shortcut-list'

/** The G of G, H is forgotten after so long. */
const GO_MS = 1_500
const OFF = 'off'

const overlayPart = deferred(() => import('./shortcuts-overlay'))

export interface ShortcutsProps {
  readonly screen: ShortcutScreen
  /** The id of the screen's main action, a button or a link; Ctrl+Enter presses it. */
  readonly primaryId: string
}

/** The keys of a tool's screen: Ctrl+Enter for its main action, `?` for the list of all of them, and ways to other screens. */
export function Shortcuts({ screen, primaryId }: ShortcutsProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [isSingleOn, setSingleOn] = useState(true)
  const overlay = useDeferred(overlayPart, isOpen)
  const goAt = useRef(0)

  function ask(id: ReturnType<typeof askedBy>): boolean {
    switch (id) {
      case 'go':
        goAt.current = Date.now()
        return true
      case 'list':
        setSingleOn(true)
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

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event
    if (defaultPrevented || isOpen || document.querySelector('[role=alertdialog], [role=dialog]') !== null) return
    if (key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      const action = document.getElementById(primaryId)
      if (action === null || action.matches(':disabled')) return
      event.preventDefault()
      action.click()
      return
    }
    if (ctrlKey || metaKey || altKey || (target instanceof Element && isField(target))) return
    if (readStored('singleKeys') === OFF) return
    const isGo = Date.now() - goAt.current < GO_MS
    goAt.current = 0
    if (ask(askedBy(key, isGo))) event.preventDefault()
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [])

  if (overlay === null || !isOpen) return null
  return (
    <overlay.ShortcutsOverlay
      screen={screen}
      isSingleOn={isSingleOn}
      onSingle={(isOn) => {
        setSingleOn(isOn)
        writeStored('singleKeys', isOn ? 'on' : OFF)
      }}
      onClose={() => setOpen(false)}
    />
  )
}

/** The first field on the page that looks for something. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search], #sheet input[type=search]')
  field?.focus()
  return field !== null
}
