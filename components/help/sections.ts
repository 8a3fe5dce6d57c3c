export interface HelpSectionProps {
  /** What links lead to. */
  readonly id: string
}

/** A section of several pages, each with its own title. */
export interface TitledSectionProps extends HelpSectionProps {
  readonly title: string
}
