import type { ReactNode } from 'react'

/** The link in a sentence to the reference of the whole API. */
export function openapiLink(words: ReactNode) {
  return (
    <a href="/api/openapi.json" className="text-act underline decoration-line underline-offset-4 hover:text-act2">
      {words}
    </a>
  )
}
