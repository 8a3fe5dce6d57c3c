'use client'
import { History, X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ApiError, forgiven } from '@/components/account/api-error'
import { readStored, writeStored } from '@/components/layout/browser-storage'
import { IconButton } from '@/components/ui/icon-button'
import { TextButton } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { useReaderZone } from '@/components/ui/use-reader-zone'
import type { DeskContent, DeskTool } from '@/lib/operations/desk/desk-schema'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { takeRemoved } from '../files-removed'
import { clearDesk, openDesk, saveDesk, takeBackDesk } from './desk-api'
import { newDeskKeeper, type DeskKeeper } from './desk-keeper'
import { deskPages, type Unsaved } from './desk-pages'
import type { KeptScreen } from './kept-screen'
import { focusFirstFile, isUndoKey } from './desk-keys'

/** As notifications of clearing stay. */
const CLEARED_MS = 10_000
const UNDO_MS = 10 * 60_000

/** What a user does to a page. A screen that changes without it, as when a file's columns were read, isn't newer than a save on its way. */
const ACTS = ['pointerdown', 'keydown', 'input', 'change', 'drop', 'paste']

/** How much lies on a desk, each with its noun. */
export interface DeskParts {
  readonly files: number
  readonly tags?: number
  readonly tables?: number
  readonly columns?: number
  readonly decisions?: number
  readonly changes?: number
  /** Something is set other than usual. */
  readonly options: boolean
}

export interface KeptDeskProps<Tool extends DeskTool, State> {
  readonly tool: Tool
  readonly state: State
  /** The same each time: what the screen begins with. */
  readonly initial: State
  /** The desk that came with the page; null if the screen is as it was left in this tab. */
  readonly given: GivenDesk<Tool> | null
  contentOf(state: State): DeskContent | null
  partsOf(state: State): DeskParts
  /** Where the screen is remembered while it is left for another. */
  readonly screen: KeptScreen<State>
  /** Without what ends when the screen is left: uploads on their way. */
  settled(state: State): State
  /** The screen as a desk was saved. */
  stateOf(given: GivenDesk<Tool>): State
  /** Shows what was on the screen before, or was saved elsewhere. */
  onRestored(state: State): void
  startOver(): void
}

interface Cleared<State> {
  readonly state: State
  readonly sessionId: string | null
  readonly at: number
}

/** One for each tool while the page is there: what it saves may still be on its way when the screen is left and opened again. */
const keepers = new Map<DeskTool, DeskKeeper>()

function unsaved(): Unsaved {
  const contents = [...keepers].map(([tool, keeper]) => [tool, keeper.unsaved()] as const)
  return Object.fromEntries(contents.filter(([, content]) => content !== null)) as Unsaved
}

const CHANNEL = 'actum-desk'

interface News {
  readonly tool: DeskTool
  readonly version: number
}

let channel: BroadcastChannel | null = null

function line(): BroadcastChannel {
  return (channel ??= new BroadcastChannel(CHANNEL))
}

/** Notifies the other tabs of this browser that a desk has a new version. */
function tellDesk(tool: DeskTool, version: number): void {
  line().postMessage({ tool, version } satisfies News)
}

/** Hears it of other tabs; gives what ends it. */
function hearDesks(listener: (tool: DeskTool, version: number) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data.tool, data.version)
  const own = line()
  own.addEventListener('message', hear)
  return () => own.removeEventListener('message', hear)
}

function keeperOf(tool: DeskTool, version: number): DeskKeeper {
  const known = keepers.get(tool)
  if (known !== undefined) return known
  const made = newDeskKeeper(
    {
      save: saveDesk,
      clear: (cleared) => clearDesk(tool, cleared),
      after(milliseconds, listener) {
        const timer = setTimeout(listener, milliseconds)
        return () => clearTimeout(timer)
      },
      tell: (saved) => tellDesk(tool, saved),
    },
    version,
  )
  keepers.set(tool, made)
  return made
}

/** Saves the state of a tool's screen, and reports when it was restored, can't be saved, or was changed elsewhere. */
export function KeptDesk<Tool extends DeskTool, State>(props: KeptDeskProps<Tool, State>) {
  const { tool, state, initial, given, contentOf, settled, stateOf, onRestored } = props
  const t = useTranslations('tools.desk')
  const describe = useDescription()
  const version = given?.desk?.version ?? 0
  const [keeper] = useState(() => keeperOf(tool, version))
  const status = useSyncExternalStore(keeper.subscribe, keeper.status, keeper.status)
  /** When the shown state was saved, if nothing has changed since. */
  const [restored, setRestored] = useState(given?.desk?.savedAt ?? null)
  const shown = useRef('')
  /** What comes next was saved elsewhere: it is on the server already. */
  const isOpening = useRef(false)
  const before = useRef(state)
  const cleared = useRef<Cleared<State> | null>(null)
  const isTouched = useRef(false)
  /** Whether a newer version of the desk may be on its way to the screen. */
  const isLooking = useRef(false)
  const hasActed = useRef(false)

  const begin = useEffectEvent(() => {
    const left = deskPages(unsaved).unsaved[tool]
    const content = contentOf(state)
    shown.current = JSON.stringify(content)
    if (given === null) return
    const saved = given.desk === null ? null : contentOf(stateOf(given))
    keeper.opened(version, saved)
    // The user may have acted before this part of the page loaded.
    if (JSON.stringify(saved) === shown.current) void look(left)
    else onChanged(content)
  })
  useEffect(() => begin(), [])

  /** Shows a desk newer than the page's data: what the page before this one had `left` unsaved, or what was saved meanwhile. */
  async function look(left: DeskContent | undefined): Promise<void> {
    const first = shown.current
    isLooking.current = true
    const isSaved = left === undefined || JSON.stringify(left) === first
    const from = isSaved ? version : await keeper.resume(left)
    const newest = await openDesk(tool).catch(forgiven)
    isLooking.current = false
    if (isTouched.current || keeper.version() !== from) return
    if (newest !== null && newest.desk !== null && newest.desk.version > version && !isBusy()) open(newest)
    else if (shown.current !== first) onChanged(contentOf(before.current))
  }

  function open(newest: GivenDesk<Tool>): void {
    if (newest.desk === null) return
    writeStored('sessionId', newest.desk.sessionId)
    keeper.opened(newest.desk.version, null)
    isOpening.current = true
    setRestored(newest.desk.savedAt)
    onRestored(stateOf(newest))
  }

  const onState = useEffectEvent(() => {
    props.screen.keep(settled(state))
    const last = before.current
    before.current = state
    if (state === last) return
    const content = contentOf(state)
    const text = JSON.stringify(content)
    if (state === initial) onCleared(last)
    else if (isOpening.current) {
      isOpening.current = false
      keeper.opened(keeper.version(), content)
      shown.current = text
      return
    } else if (text !== shown.current && !(isLooking.current && !hasActed.current)) onChanged(content)
    shown.current = text
  })
  useEffect(() => onState(), [state])

  function onChanged(content: DeskContent | null): void {
    isTouched.current = true
    setRestored(null)
    keeper.changed(content)
  }

  /** Whether a file is uploading, which opening another version would lose. */
  function isBusy(): boolean {
    const now = before.current
    const rest = settled(now)
    return (Object.keys(rest as object) as (keyof State)[]).some((key) => key !== 'run' && rest[key] !== now[key])
  }

  function onCleared(last: State): void {
    setRestored(null)
    isTouched.current = true
    keeper.cleared()
    if (contentOf(last) === null) return
    const sessionId = contentOf(last)?.sessionId ?? readStored('sessionId')
    requestAnimationFrame(focusFirstFile)
    // Files that were removed can't be brought back.
    if (sessionId !== null && takeRemoved(sessionId)) return
    cleared.current = { state: settled(last), sessionId, at: Date.now() }
    notify.done(t('cleared', { what: describe(props.partsOf(last)) }), { label: t('undo'), onPress: undo }, CLEARED_MS)
  }

  function undo(): void {
    const what = cleared.current
    if (what === null) return
    cleared.current = null
    if (what.sessionId !== null) writeStored('sessionId', what.sessionId)
    // What was laid out since can be brought back the same way.
    if (contentOf(state) !== null) cleared.current = { state, sessionId: readStored('sessionId'), at: Date.now() }
    onRestored(what.state)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndoKey(event)) return
    if (cleared.current !== null) {
      if (Date.now() - cleared.current.at > UNDO_MS) return
      event.preventDefault()
      undo()
    } else if (given?.isUndoable === true && !isTouched.current) {
      event.preventDefault()
      void takeBackDesk(tool).then((taken) => taken !== null && open(taken), forgiven)
    }
  })
  const onLeaving = useEffectEvent(() => {
    // The next page says which file wasn't uploaded completely. While it may still be, that isn't saved: the file itself comes next.
    const content = contentOf(settled(state))
    const text = JSON.stringify(content)
    if (content !== null && text !== shown.current) {
      shown.current = text
      keeper.changed(content)
    }
    keeper.flush()
  })
  const onNews = useEffectEvent((of: DeskTool, saved: number) => {
    if (of === tool) keeper.heard(saved)
  })
  useEffect(() => {
    const leaving = () => onLeaving()
    const hidden = () => {
      if (document.visibilityState === 'hidden') onLeaving()
    }
    const key = (event: KeyboardEvent) => onKey(event)
    const acted = () => (hasActed.current = true)
    const silence = hearDesks((of, saved) => onNews(of, saved))
    // Before the page is requested again, because a later save may be too late for it.
    window.addEventListener('beforeunload', leaving)
    for (const act of ACTS) document.addEventListener(act, acted, true)
    document.addEventListener('visibilitychange', hidden)
    document.addEventListener('keydown', key)
    return () => {
      leaving()
      silence()
      window.removeEventListener('beforeunload', leaving)
      for (const act of ACTS) document.removeEventListener(act, acted, true)
      document.removeEventListener('visibilitychange', hidden)
      document.removeEventListener('keydown', key)
    }
  }, [])

  async function showLatest(): Promise<void> {
    const latest = await openDesk(tool).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      notify.error(t('notOpened'))
      return undefined
    })
    if (latest === undefined) return
    if (latest !== null) open(latest)
    else {
      // It was cleared there.
      keeper.opened(0, null)
      onRestored(initial)
    }
  }

  if (status === 'stale') {
    return (
      <DeskLine>
        <strong className="font-semibold">{t('otherTab')}</strong>{' '}
        <TextButton className="shrink-0" alone onClick={() => void showLatest()}>
          {t('showLatest')}
        </TextButton>
      </DeskLine>
    )
  }
  if (restored !== null) {
    return (
      <DeskLine>
        <span className="min-w-0 grow truncate">
          <History aria-hidden className="mr-2 inline text-print" />
          <RestoredFrom at={restored} /> {describe(props.partsOf(state))}
        </span>
        <TextButton className="shrink-0" alone onClick={props.startOver}>
          {t('startOver')}
        </TextButton>
        <IconButton label={t('close')} icon={<X />} onClick={() => setRestored(null)} />
      </DeskLine>
    )
  }
  return status === 'unsaved' ? (
    // In the head's own margin, so that nothing moves.
    <div className="relative" data-screen-only>
      <p role="status" className="absolute bottom-0.5 left-4 font-narrow text-ochre sm:left-18">
        {t('notSaved')}
      </p>
    </div>
  ) : null
}

/** A ruled line under the sheet's head. */
function DeskLine({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      data-screen-only
      className="relative flex h-11 items-center gap-x-4 border-b border-rule bg-sunk pr-3 pl-4 text-small sm:margin-rules sm:h-9 sm:pr-6 sm:pl-18"
    >
      {children}
    </div>
  )
}

/** Today the time alone; else the day too. */
function RestoredFrom({ at }: { at: string }) {
  const t = useTranslations('tools.desk')
  const format = useFormatter()
  const timeZone = useReaderZone()
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  const time = format.dateTime(date, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(!isToday && { day: 'numeric', month: 'long' }),
  })
  return <strong className="font-semibold">{t(isToday ? 'restored' : 'restoredOn', { time })}</strong>
}

/** «2 files, 7 matched tags, options»: what there is none of goes unsaid. */
function useDescription(): (parts: DeskParts) => string {
  const t = useTranslations('tools.desk.parts')
  return ({ options, ...counts }) =>
    [
      ...(Object.entries(counts) as [keyof typeof counts, number | undefined][]).flatMap(([what, count = 0]) =>
        count === 0 ? [] : [t(what, { count })],
      ),
      ...(options ? [t('options')] : []),
    ].join(', ')
}
