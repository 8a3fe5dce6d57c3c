'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Switch } from '@/components/ui/switch'
import { carryFiles, takeCarried, type CarriedFiles } from './carried-files'
import type { ChosenFile } from './chosen-file'
import type { SourceRole, Taker } from './hand-over'
import { usePrivateMode } from './private-mode'
import { PRIVATE_PATHS } from './private-paths'

export interface PrivateSwitchProps {
  readonly tool: Taker
  /** The files that the tool has now, by role. */
  readonly files: Readonly<Partial<Record<SourceRole, Pick<ChosenFile, 'name'> | undefined>>>
  /** Takes files that were chosen before private mode was on. */
  readonly onCarried: (files: CarriedFiles) => void
  /** Uses the sample in the page's language if the address asks for that. */
  readonly onSample: () => void
  readonly disabled: boolean
}

/** Private mode on or off: the tool's other page, with the files of the disk. */
export function PrivateSwitch({ tool, files, onCarried, onSample, disabled }: PrivateSwitchProps) {
  const t = useTranslations('tools')
  const router = useRouter()
  const mode = usePrivateMode()

  const begin = useEffectEvent(() => {
    if (mode === null) return
    const carried = takeCarried(tool)
    if (Object.keys(carried).length > 0) onCarried(carried)
    const { pathname, search } = window.location
    if (!new URLSearchParams(search).has('sample')) return
    window.history.replaceState(window.history.state, '', pathname)
    onSample()
  })
  useEffect(() => begin(), [])

  function change(): void {
    if (mode !== null) return mode.leave()
    const own = Object.entries(files).filter(([, file]) => file instanceof File)
    carryFiles(tool, Object.fromEntries(own) as CarriedFiles)
    router.push(PRIVATE_PATHS[tool])
  }

  return (
    <label className="flex cursor-pointer items-center gap-2 px-1 text-small max-sm:min-h-11">
      <Switch checked={mode !== null} disabled={disabled} onChange={change} />
      {t('privateMode')}
    </label>
  )
}
