import type { Taker } from './hand-over'

/** Where each tool is in private mode. */
export const PRIVATE_PATHS: Readonly<Record<Taker, string>> = {
  generate: '/try/generator',
  tables: '/try/parser',
  doses: '/try/dose',
}
