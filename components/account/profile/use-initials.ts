import { useEffect, useState } from 'react'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'

/**
 * Returns a name with initials as documents print it; empty before the lists of names are loaded, and where the order of the name
 * isn't known. The lists are too long for the page's first script.
 */
export function useInitials(name: string, language: DataLanguage): string {
  const [printed, setPrinted] = useState('')
  useEffect(() => {
    if (name.trim() === '') return undefined
    let isCurrent = true
    void import('@/lib/documents/language/initials').then(({ withInitials }) => {
      const result = withInitials(name, language, { place: null, surname: null })
      if (isCurrent) setPrinted('text' in result ? result.text : '')
    })
    return () => {
      isCurrent = false
    }
  }, [name, language])
  return name.trim() === '' ? '' : printed
}
