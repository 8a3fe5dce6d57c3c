/** The sections of the help in order; links use their ids. */
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
