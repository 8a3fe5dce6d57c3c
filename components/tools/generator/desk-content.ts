import type { DeskContent } from '@/lib/operations/desk/desk-schema'
import { savedParts } from '../shared/desk/desk-content'
import { keptOf } from './kept-template'
import { isEdited } from './edits'
import type { GeneratorState } from './state'

/** What of the screen is saved; null while there is nothing. */
export function deskContent(state: GeneratorState): DeskContent<'generate'> | null {
  const { slots, gone, sheet, headerRow, choices, edits, options, run } = state
  const { template } = slots
  const settled = template.kind === 'uploading' || template.kind === 'failed' ? template.before : template
  const parts = savedParts({ slots, gone, run, templateId: keptOf(settled)?.id ?? null })
  if (parts === null) return null
  const { groupBy } = options
  return {
    ...parts,
    tool: 'generate',
    settings: {
      sheet,
      headerRow,
      choices,
      ...(isEdited(edits) && { edits: { cells: [...edits.cells], rows: [...edits.rows] } }),
      options: { ...options, groupBy: groupBy === 'all' ? groupBy : [...groupBy] },
    },
  }
}
