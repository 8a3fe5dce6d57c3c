'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '@/components/ui/notify'
import { dropped } from './dropped'

/**
 * Accepts a file that is dropped anywhere on the page, outside the slots too: otherwise the browser would open it and
 * leave the screen. Of several files, the first that the tool reads is used, with a message.
 *
 * @param accept the kinds that the tool reads, as in a file field
 * @param onFile null while no file can be accepted
 */
export function usePageDrop(accept: string, onFile: ((file: File) => void) | null): void {
  const t = useTranslations('tools.upload')
  const onDrop = useEffectEvent((event: DragEvent) => {
    // A place for files has taken it.
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    const file = dropped([...(event.dataTransfer?.files ?? [])], accept)
    if (file === null || onFile === null) return
    onFile(file.taken)
    if (file.others > 0) notify.done(t('oneOfSeveral', { name: file.taken.name }))
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => onDrop(event)
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
