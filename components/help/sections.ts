/** The sections of the help in their order; ids are what links lead to. */
export const HELP_SECTIONS = [
  'start',
  'tags',
  'formats',
  'try',
  'options',
  'workbooks',
  'tables',
  'doses',
  'plans',
  'keys',
  'api',
] as const

export type HelpSectionId = (typeof HELP_SECTIONS)[number]

export interface HelpSectionProps {
  readonly number: number
  readonly id: HelpSectionId
}
