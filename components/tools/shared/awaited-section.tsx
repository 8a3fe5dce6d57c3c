import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'

/** A section whose table is loading: its heading with the progress, and blank rows. */
export function AwaitedSection({ number, title, doing }: { number: number; title: ReactNode; doing: ReactNode }) {
  return (
    <Section number={number} title={title} note={doing}>
      <div aria-hidden className="h-75 border-y-2 border-heavy blank-rows" />
    </Section>
  )
}
