import { columnsOf, constantsOf, mappingOf } from './choices'
import { editSettings } from './edits'
import { keptOf } from './kept-template'
import { letterOf } from './letter'
import { mailColumnOf, readingOf } from './settings'
import type { GeneratorState, Question } from './state'

/** What the server should be asked about the files now; null while there is nothing to ask, or a file is still on its way. */
export function questionOf(
  { slots, sheet, headerRow, choices, edits, options, inspected }: GeneratorState,
  mostRows: number,
  locale: string,
): Question | null {
  const { data, template } = slots
  if (data.kind === 'uploading' || template.kind === 'uploading') return null
  const names = {
    data: data.kind === 'stored' ? data.name : null,
    template: template.kind === 'stored' ? template.name : null,
  }
  if (names.data === null && names.template === null) return null
  const templateId = keptOf(template)?.id ?? null
  const columns = inspected === null ? [] : columnsOf(inspected.answer)
  return {
    ...names,
    templateId,
    sheet,
    headerRow,
    mapping: mappingOf(choices, columns),
    reading: readingOf(options, columns),
    mailColumn: mailColumnOf(options, columns),
    letter: letterOf(options),
    constants: constantsOf(choices),
    edits: editSettings(edits),
    mostRows,
    locale,
  }
}
