import type { ReactNode } from 'react'

/** The words of a sentence that lead to the description of the whole API. */
export function openapiLink(words: ReactNode) {
  return (
    <a href="/api/openapi.json" className="text-act underline decoration-line underline-offset-4 hover:text-act2">
      {words}
    </a>
  )
}
