import type { InspectDosesSummary } from './protocol'

/** The answer of every inspection: without what is a generation's. @param name of the file, as its person named it */
export function doseInspectionAnswer({ kind, bytes, doses, language, problems }: InspectDosesSummary, name: string) {
  return {
    files: [{ role: 'data' as const, name, kind, bytes, sheets: [], tags: [], tables: [] }],
    problems,
    table: null,
    matches: [],
    unused: [],
    stripped: [],
    language: language ?? ('en' as const),
    doses,
  }
}
