import { KNOWN_EXPORTS, type KnownExport } from '../lexicon/exports'
import { wordKey } from './fold'

/** The program that made a table, by its headers; null where none is known. */
export function knownExport(headers: readonly string[]): KnownExport | null {
  const keys = new Set(headers.flatMap((header) => [wordKey(header), wordKey(header).replace(/ /g, '')]))
  return (
    KNOWN_EXPORTS.find(
      ({ all, some }) => all.every((header) => keys.has(header)) && some.some((header) => keys.has(header)),
    ) ?? null
  )
}
