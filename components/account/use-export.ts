'use client'

import { useState } from 'react'
import { ApiError, CONNECTION_LOST } from './api-error'
import { callApi } from './api-client'
import { useSubmission, type Submission } from './use-submission'

export interface Export extends Pick<Submission, 'busy' | 'problem'> {
  /** Bytes that have come so far. */
  readonly received: number
  /** Creates the archive and downloads it. */
  download(): Promise<void>
}

/**
 * Downloads the archive of the user's data. It isn't a plain link, because an error would then be a failed download
 * without a message, and an interrupted archive would look complete. The browser keeps the received bytes outside the
 * page's memory.
 */
export function useExport(): Export {
  const { busy, problem, submit } = useSubmission()
  const [received, setReceived] = useState(0)

  const download = () =>
    submit(async () => {
      setReceived(0)
      const response = await callApi('/api/users/export')
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      save(await wholeBody(response, setReceived), name ?? 'actum.zip')
    })

  return { busy, problem, received, download }
}

async function wholeBody(response: Response, onReceived: (bytes: number) => void): Promise<Blob> {
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength
        onReceived(bytes)
        controller.enqueue(piece)
      },
    }),
  )
  try {
    return await new Response(counted, { headers: { 'content-type': 'application/zip' } }).blob()
  } catch {
    throw new ApiError(0, CONNECTION_LOST, null)
  }
}

/** Downloads bytes under a name, as if a link had been pressed. */
function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then, and keeps the bytes itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
