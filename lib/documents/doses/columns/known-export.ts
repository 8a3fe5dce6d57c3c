import { KNOWN_EXPORTS, type KnownExport } from '../lexicon/exports'
import { wordKey } from './fold'

/** Returns the program that exported a table, by its headers; null if it is unknown. */
export function knownExport(headers: readonly string[]): KnownExport | null {
  const keys = new Set(headers.flatMap((header) => [wordKey(header), wordKey(header).replace(/ /g, '')]))
  return (
    KNOWN_EXPORTS.find(
      ({ all, some }) => all.every((header) => keys.has(header)) && some.some((header) => keys.has(header)),
    ) ?? null
  )
}
