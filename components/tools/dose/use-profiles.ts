'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/components/account/api-client'
import { ApiError } from '@/components/account/api-error'
import { isPrivate } from '@/components/account/local-api'
import type { LimitProfile } from '@/lib/documents/doses/limits/profiles'
import { withoutProfile, withProfile } from './kept-profiles'

const PATH = '/api/dose-profiles'

export interface Profiles {
  /** The user's own limits, by name; empty until they have loaded. */
  readonly own: readonly LimitProfile[]
  /** Keeps one, in the place of one of the same name. @throws ApiError */
  keep(profile: LimitProfile): Promise<LimitProfile>
  /** @throws ApiError */
  remove(profile: LimitProfile): Promise<void>
}

/** Loads the limits that the user has saved. */
export function useProfiles(): Profiles {
  const [own, setOwn] = useState<readonly LimitProfile[]>([])
  useEffect(() => {
    const controller = new AbortController()
    void fetchOwn(controller.signal).then((profiles) => {
      // Limits saved in the meantime may not be in this response yet.
      if (!controller.signal.aborted) setOwn((known) => known.reduce(withProfile, profiles))
    })
    return () => controller.abort()
  }, [])
  return {
    own,
    async keep(given) {
      // In the memory of the page, as everything there.
      if (isPrivate()) {
        setOwn((known) => withProfile(known, given))
        return given
      }
      const response = await callApi(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      })
      const { profile } = (await response.json()) as { profile: LimitProfile }
      setOwn((known) => withProfile(known, profile))
      return profile
    },
    async remove({ name }) {
      if (!isPrivate()) await callApi(`${PATH}/${encodeURIComponent(name)}`, { method: 'DELETE' })
      setOwn((known) => withoutProfile(known, name))
    },
  }
}

/** Those that come with the product are there without being asked for: that one's own can't be had stops nothing. */
async function fetchOwn(signal: AbortSignal): Promise<readonly LimitProfile[]> {
  try {
    const response = await callApi(PATH, { signal })
    return ((await response.json()) as { profiles: readonly LimitProfile[] }).profiles
  } catch (error) {
    if (!(error instanceof ApiError) && !signal.aborted) throw error
    return []
  }
}
