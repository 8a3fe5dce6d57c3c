/** Whether the long matrix is asked for, and not the sample of it. */
export const ALL = process.env['ACTUM_SCREENS'] === 'all'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
