import type { Taker } from './hand-over'

/** Where each tool's screen is. */
export const TOOL_PATHS: Readonly<Record<Taker, string>> = { generate: '/', tables: '/parser', doses: '/dose' }
