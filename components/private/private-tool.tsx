'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { carriesFiles } from '@/components/tools/shared/carried-files'
import type { Taker } from '@/components/tools/shared/hand-over'
import { cleanUp } from '@/components/tools/shared/workspace/workspace-api'
import { readStored } from '@/components/layout/browser-storage'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'
import { Spinner } from '@/components/ui/spinner'
import { PrivateScreens } from './private-screens'
import { screenOf } from './screens'
import type { PrivateLimits } from './private-limits'
import { useEngine } from './use-engine'

/** Signing in, and this page again for the user who did. */
const SIGNING_IN = /^\/(api\/auth\/login|try\/\w+)$/

/** A tool in private mode: what it needs is fetched first; from then on nothing leaves the browser. */
export function PrivateTool({ tool, limits }: { tool: Taker; limits: PrivateLimits }) {
  const t = useTranslations('private')
  const [isAsked, setAsked] = useState(() => carriesFiles(tool) && readStored('sessionId') !== null)
  const { phase, retry } = useEngine(tool, limits, !isAsked, {
    screen: () => screenOf(tool),
    isWhole: true,
    allowed: SIGNING_IN,
  })

  if (phase.kind === 'on')
    return <PrivateScreens tool={tool} limits={limits} api={phase.api} guard={phase.guard} rest={phase.rest} />

  return (
    <Sheet className="flex flex-col">
      <SheetHead title={t(`tools.${tool}`)} lead={t('lead')} />
      <SheetBody>
        <div className="px-4 py-6 sm:pl-18" role="status">
          {isAsked ? (
            <Uploaded onSettled={() => setAsked(false)} />
          ) : phase.kind === 'failed' ? (
            <Notice
              tone="error"
              live
              action={
                <Button size="small" onClick={retry}>
                  {t('again')}
                </Button>
              }
            >
              {t('failed')}
            </Notice>
          ) : (
            <p className="flex items-center gap-2 text-small text-ink2">
              <Spinner /> {t('preparing')}
            </p>
          )}
        </div>
      </SheetBody>
    </Sheet>
  )
}

/** Asks about the files uploaded earlier, while requests are still possible. */
function Uploaded({ onSettled }: { onSettled: () => void }) {
  const t = useTranslations('private')
  const [isBusy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await cleanUp(readStored('sessionId') ?? '')
      onSettled()
    } catch {
      setRefused(true)
      setBusy(false)
    }
  }

  return (
    <div className="grid max-w-xl gap-3">
      <p>{t('uploaded')}</p>
      {isRefused && <p className="text-small text-red">{t('notDeleted')}</p>}
      <p className="flex flex-wrap gap-2">
        <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
          {t('delete')}
        </Button>
        <Button disabled={isBusy} onClick={onSettled}>
          {t('keep')}
        </Button>
      </p>
    </div>
  )
}
