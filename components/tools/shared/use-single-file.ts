'use client'

import { useRef } from 'react'
import type { UploadOptions } from '@/components/account/upload-api'
import type { ChosenFile } from './chosen-file'
import { type Failure, failureOf } from './failure'
import { sizeFailure, type UploadLimits } from './upload-limits'

/** The events of an upload. */
type FileAction<Inspected> =
  | { readonly type: 'fileChosen'; readonly file: ChosenFile }
  | { readonly type: 'fileSent'; readonly file: ChosenFile; readonly share: number }
  | { readonly type: 'fileStored'; readonly file: ChosenFile; readonly inspected: Inspected }
  | { readonly type: 'fileFailed'; readonly file: ChosenFile; readonly failure: Failure }
  | { readonly type: 'uploadStopped' }

interface SingleFile {
  /** Sends a file in the place of the one that is there. */
  choose(file: ChosenFile): void
  stopUpload(): void
  /** Stops the current upload without an event. */
  giveUp(): void
}

/**
 * Uploads a tool's single file. If the user replaces or stops something, its response is ignored.
 *
 * @param send uploads the file and inspects it
 */
export function useSingleFile<Inspected>(
  limits: UploadLimits,
  dispatch: (action: FileAction<Inspected>) => void,
  send: (file: ChosenFile, options: UploadOptions) => Promise<Inspected>,
): SingleFile {
  const sending = useRef<AbortController | null>(null)

  async function upload(file: ChosenFile): Promise<void> {
    const controller = new AbortController()
    sending.current = controller
    const { signal } = controller
    try {
      const onProgress = (share: number) => dispatch({ type: 'fileSent', file, share })
      const inspected = await send(file, { signal, onProgress })
      if (!signal.aborted) dispatch({ type: 'fileStored', file, inspected })
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'fileFailed', file, failure: failureOf(error) })
    }
  }

  return {
    choose(file) {
      sending.current?.abort()
      dispatch({ type: 'fileChosen', file })
      const failure = sizeFailure(file.size, limits)
      if (failure !== null) dispatch({ type: 'fileFailed', file, failure })
      else void upload(file)
    },
    stopUpload() {
      sending.current?.abort()
      dispatch({ type: 'uploadStopped' })
    },
    giveUp: () => sending.current?.abort(),
  }
}
