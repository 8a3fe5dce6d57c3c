'use client'

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { FrameUser } from '@/components/layout/frame-user'
import { leaveForLogin, sessionEnd } from './authorised'
import { keepPerson } from './keep-person'
import type { SavedPreferences } from './save-preferences'
import { SessionEndedDialog } from './session-ended-dialog'
import { storageNews } from './storage-news'

/** Keeps the signed-in person in this browser, listens to its other tabs, and asks to sign in again when the session ends. */
export function SessionKeeper({ user }: { user: FrameUser & SavedPreferences }) {
  const { id, email, name, locale, currency } = user
  useEffect(() => void keepPerson({ id, email, name, locale, currency }), [id, email, name, locale, currency])

  const onStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    const news = storageNews(key, newValue, id)
    if (news === 'loggedOut') leaveForLogin()
    if (news === 'another') window.location.reload()
    if (news === 'again' && sessionEnd.isAsked()) sessionEnd.answer(true)
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])

  const asked = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isAsked, () => false)
  return <SessionEndedDialog open={asked} user={user} />
}
