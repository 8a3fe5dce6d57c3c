import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'

/** A section whose table is being looked for: its heading with what is being done, and the blank rows in its place. */
export function AwaitedSection({ number, title, doing }: { number: number; title: ReactNode; doing: ReactNode }) {
  return (
    <Section number={number} title={title} note={doing}>
      <div aria-hidden className="h-75 border-y-2 border-heavy blank-rows" />
    </Section>
  )
}
