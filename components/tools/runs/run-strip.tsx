'use client'

import { CircleCheck, Download, Play, Square, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { forgiven } from '@/components/account/api-error'
import { markSeen } from '@/components/layout/unseen'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { TextLink } from '@/components/ui/link'
import { ProblemMark } from '@/components/ui/problem-mark'
import { countedOf, type Counted } from '../generator/counted'
import { cancelOperation } from '../shared/follow-operation'
import { downloadHref } from '../shared/download-action'
import { useSecondsLeft } from '../shared/use-seconds-left'
import { TOOL_PATHS } from '../shared/tool-paths'
import { useShownRun } from './shown-run'
import { isUnderWay, newRunWatch, type CurrentRun } from './watch-runs'

const MINUTE = 60

export interface RunStripProps {
  /** A run was in progress when the page loaded: its space is reserved until the user leaves the screen. */
  readonly isExpected: boolean
  readonly path: string
}

/** The newest run that the screen doesn't show itself, from its beginning until it is closed or opened. */
export function RunStrip({ isExpected, path }: RunStripProps) {
  const [watch] = useState(newRunWatch)
  const shown = useShownRun()
  const runs = useSyncExternalStore(watch.subscribe, watch.runs, watch.runs)
  useEffect(() => watch.start(), [watch])
  useEffect(() => watch.shows(shown), [watch, shown])
  const others = runs.filter(({ id }) => id !== shown.operationId)
  const [run] = others
  // Over a screen that was there before the run nothing moves: the strip lies over its upper edge until the next screen.
  const [place, setPlace] = useState({ path, isKept: isExpected })
  if (place.path !== path) setPlace({ path, isKept: run !== undefined })
  if (run === undefined) return place.isKept && <div data-run-strip="kept" className="h-12 sm:h-9" />
  return (
    <div
      data-run-strip={place.isKept ? 'kept' : 'over'}
      data-screen-only
      className={cx('sticky top-12 z-20 h-12 sm:h-9', !place.isKept && 'sm:-mb-9')}
    >
      <Strip
        key={run.id}
        run={run}
        more={others.length - 1}
        onClose={() => {
          setPlace({ path, isKept: false })
          watch.close(run.id)
          if (run.state !== 'cancelled') void markSeen(run.id)
        }}
        onStop={() => void cancelOperation(run.id).then(watch.look, forgiven)}
      />
    </div>
  )
}

interface StripProps {
  readonly run: CurrentRun
  /** The number of others. */
  readonly more: number
  readonly onClose: () => void
  readonly onStop: () => void
}

function Strip(props: StripProps) {
  const { run } = props
  if (isUnderWay(run)) return <RunningStrip {...props} />
  return run.state === 'succeeded' ? <ReadyStrip {...props} /> : <EndedStrip {...props} />
}

function RunningStrip({ run, more, onStop }: StripProps) {
  const t = useTranslations('runStrip')
  const counted = useCounted(run)
  const seconds = useSecondsLeft(counted)
  const share = counted === null || counted.total === 0 ? 0 : counted.done / counted.total
  const left =
    seconds === null
      ? null
      : seconds < MINUTE
        ? t('left', { seconds: Math.ceil(seconds / 5) * 5 })
        : t('leftMinutes', { minutes: Math.round(seconds / MINUTE) })
  return (
    <Frame
      tone="running"
      icon={<Play aria-hidden className="text-act" />}
      name={t(`running.${run.kind}`, { name: nameOf(run) })}
      facts={[counted === null ? t('starting') : t('countOf', { ...counted }), left]}
      more={more}
      actions={
        <>
          <TextLink href={TOOL_PATHS[run.kind]} className="target shrink-0">
            {t('open')}
          </TextLink>
          <Button size="small" icon={<Square aria-hidden />} onClick={onStop}>
            {t('stop')}
          </Button>
        </>
      }
    >
      <div
        role="progressbar"
        aria-label={t('label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        className="absolute inset-x-0 bottom-0 h-0.75"
      >
        <div className="h-full bg-act forced-colors:bg-[Highlight]" style={{ width: `${share * 100}%` }} />
      </div>
    </Frame>
  )
}

function ReadyStrip({ run, more, onClose }: StripProps) {
  const t = useTranslations('runStrip')
  const { kind, results, failures, sessionId } = run
  const [file] = run.files
  return (
    <Frame
      tone="ready"
      icon={<CircleCheck aria-hidden className="text-done" />}
      name={t(run.isStopped ? 'stopped' : 'ready', { name: nameOf(run) })}
      facts={[t(`made.${kind}`, { count: results }), failures === 0 ? null : t('failures', { count: failures })]}
      more={more}
      actions={
        <>
          <TextLink href={TOOL_PATHS[kind]} className="target shrink-0">
            {t('open')}
          </TextLink>
          {file !== undefined && (
            <a href={downloadHref({ ...file, sessionId })} download={file.name} className={DOWNLOAD}>
              <Download aria-hidden />
              {t('downloadShort')}
            </a>
          )}
          <IconButton label={t('close')} icon={<X />} onClick={onClose} />
        </>
      }
    />
  )
}

function EndedStrip({ run, more, onClose }: StripProps) {
  const t = useTranslations('runStrip')
  const { kind, state, progress } = run
  const where = progress === null ? null : t('countOf', progress)
  return (
    <Frame
      tone="ended"
      icon={<ProblemMark tone="error" />}
      name={t(state === 'failed' ? 'failed' : 'stopped', { name: nameOf(run) })}
      facts={[state === 'failed' ? run.error : where]}
      more={more}
      actions={
        <>
          {state === 'failed' && (
            <TextLink href={TOOL_PATHS[kind]} className="target shrink-0">
              {t('open')}
            </TextLink>
          )}
          <IconButton label={t('close')} icon={<X />} onClick={onClose} />
        </>
      }
    />
  )
}

const DOWNLOAD =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-line bg-sheet px-2.5 text-ink hover:bg-press sm:min-h-6.5 sm:px-2'

const TONES = {
  running: 'border-line bg-press',
  ready: 'border-act bg-sheet shadow-[inset_0_-2px_0_var(--act)]',
  ended: 'border-red bg-red-wash',
} as const

interface FrameProps {
  readonly tone: keyof typeof TONES
  readonly icon: ReactNode
  readonly name: string
  readonly facts: readonly (string | null)[]
  readonly more: number
  readonly actions: ReactNode
  readonly children?: ReactNode
}

function Frame({ tone, icon, name, facts, more, actions, children }: FrameProps) {
  const t = useTranslations('runStrip')
  const told = facts.filter((fact) => fact !== null).join(', ')
  return (
    <div className={cx('relative flex h-full items-center gap-3 border-b px-4 text-small sm:px-6', TONES[tone])}>
      {/* What a screen reader hears at its beginning and its end, and not each number between. */}
      <p role="status" className="heard-only">
        {tone === 'running' ? name : `${name}. ${told}`}
      </p>
      <span className="max-sm:hidden">{icon}</span>
      <p className="flex min-w-0 grow gap-x-3">
        <strong className={cx('truncate font-semibold', tone === 'running' && 'max-sm:hidden')}>{name}</strong>
        <span className={cx('truncate text-ink2', tone === 'running' ? 'max-sm:text-ink' : 'max-sm:hidden')}>
          {told}
        </span>
      </p>
      {more > 0 && (
        <TextLink href="/history" className="target shrink-0">
          {t('more', { count: more })}
        </TextLink>
      )}
      {actions}
      {children}
    </div>
  )
}

function nameOf({ sources, name }: CurrentRun): string {
  const [first = name ?? ''] = sources
  return first.replace(/\.[^.]+$/, '')
}

/** How many are ready, by the same rule as on the run's own screen; it never goes back. */
function useCounted({ kind, stage, progress, pdf }: CurrentRun): Counted | null {
  const [before, setBefore] = useState<Counted | null>(null)
  const told = progress === null ? null : { ...progress, stage, message: '' }
  const now =
    told === null
      ? before
      : kind === 'generate'
        ? countedOf(before, told, pdf ? 'pdf' : 'docx')
        : told.total === 0
          ? before
          : { done: told.done, total: told.total }
  if (now?.done !== before?.done || now?.total !== before?.total) setBefore(now)
  return now
}
