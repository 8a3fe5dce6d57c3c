import type { ReactNode } from 'react'

/** A paragraph of the help; the search finds it or leaves it out as a whole. */
export function HelpText({ children }: { children: ReactNode }) {
  return (
    <p data-find className="mb-3 max-w-190 text-base">
      {children}
    </p>
  )
}

/** The heading of a part of a section. */
export function HelpHeading({ children }: { children: ReactNode }) {
  return <h3 className="mt-5 mb-2 text-base font-semibold first:mt-0">{children}</h3>
}
