'use client'

import { useState } from 'react'
import { ApiError } from './api-error'
import { fetchFiles, removeFile, type OwnFile, type OwnFiles } from './files-api'
import { useLoaded, type Loaded } from './use-loaded'

const PAGE = 10

export interface OwnFilesState extends Pick<Loaded<OwnFiles>, 'value' | 'busy' | 'problem' | 'load'> {
  /** The file that could not be deleted, and why. */
  readonly refused: { readonly id: string; readonly sentence: string } | null
  /** Fetches the next page. */
  more(): Promise<void>
  /** Whether it is deleted. */
  remove(file: OwnFile): Promise<boolean>
}

function nullWhereGone(error: unknown): null {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
  throw error
}

/** The user's files, page by page. */
export function useOwnFiles(): OwnFilesState {
  const { value, setValue, busy, problem, load, submit } = useLoaded(() => fetchFiles(PAGE))
  const [refused, setRefused] = useState<OwnFilesState['refused']>(null)

  const more = () =>
    submit(async () => {
      const page = await fetchFiles(PAGE, value?.files.at(-1)?.id).catch(nullWhereGone)
      // The last one shown was deleted elsewhere: there's no page after it.
      const anew = page === null ? await fetchFiles(PAGE) : null
      setValue((before) => anew ?? { ...before, ...page, files: [...before.files, ...(page?.files ?? [])] })
    })

  const remove = async (file: OwnFile) => {
    let gone = false
    setRefused(null)
    await submit(async () => {
      try {
        await removeFile(file.id)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'FILE_IN_USE') {
          setRefused({ id: file.id, sentence: error.sentence ?? error.code })
          return
        }
        // It has expired in the meantime, or another tab was faster.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
      }
      gone = true
      setValue(({ count, bytes, files }) => ({
        count: count - 1,
        bytes: bytes - file.size,
        files: files.filter(({ id }) => id !== file.id),
      }))
    })
    return gone
  }

  return { value, refused, busy, problem, load, more, remove }
}
