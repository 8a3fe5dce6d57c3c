'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'
import { savePreferences } from '@/components/account/save-preferences'

/** Whether the tour is offered, and the user's answers. */
export interface TourOffer {
  /** It is offered to everyone who has neither finished nor declined it. */
  readonly offered: boolean
  /** It was asked for by a link: it begins on its own. */
  readonly asked: boolean
  /** It isn't offered again, wherever the user signs in. */
  readonly settle: () => void
}

const Offer = createContext<TourOffer>({ offered: false, asked: false, settle: () => undefined })

/** Keeps with the account whether the tour was seen. */
export function TourProvider({ seen, asked, children }: { seen: boolean; asked: boolean; children: ReactNode }) {
  const [offered, setOffered] = useState(!seen)
  const settle = () => {
    setOffered(false)
    if (offered) void savePreferences({ tourSeen: true })
  }
  return <Offer value={{ offered, asked, settle }}>{children}</Offer>
}

export function useTourOffer(): TourOffer {
  return useContext(Offer)
}
