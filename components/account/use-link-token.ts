'use client'

import { useEffect, useState } from 'react'
import { tokenInHash } from './link-token'

/**
 * Returns the token of the emailed link that opened this page; undefined until the address has been read, null if it
 * has none. It is removed from the address bar immediately, so that it isn't visible there or stored in the history.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()

  useEffect(() => {
    // Once every effect has run, the router follows changes of the address, and forgets the token too.
    const timer = setTimeout(() => {
      const { hash, pathname, search } = window.location
      const found = tokenInHash(hash)
      setToken(found)
      if (found !== null) window.history.replaceState(null, '', pathname + search)
    })
    // A newer link opened in the same tab changes only what follows the hash sign, which loads nothing on its own.
    const startAgain = () => {
      if (tokenInHash(window.location.hash) !== null) window.location.reload()
    }
    window.addEventListener('hashchange', startAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('hashchange', startAgain)
    }
  }, [])

  return token
}
