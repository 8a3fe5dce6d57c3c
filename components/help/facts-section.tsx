import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import { HelpTable, NAMES_WIDTH } from './help-table'
import type { TitledSectionProps } from './sections'

export interface Fact {
  readonly id: string
  readonly name: ReactNode
  readonly about: ReactNode
}

export interface FactsSectionProps extends TitledSectionProps {
  readonly heads: readonly [string, string]
  readonly facts: readonly Fact[]
}

/** A section that is one table of names and what is to be said about them. */
export function FactsSection({ id, title, heads, facts }: FactsSectionProps) {
  return (
    <Section id={id} title={title}>
      <HelpTable
        caption={title}
        heads={heads}
        widths={[NAMES_WIDTH]}
        groups={facts.map((fact) => ({
          id: `${id}-${fact.id}`,
          rows: [
            [
              <b key="name" className="font-semibold">
                {fact.name}
              </b>,
              fact.about,
            ],
          ],
        }))}
      />
    </Section>
  )
}
