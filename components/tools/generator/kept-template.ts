import { contentOf, type ChosenFile } from '../shared/chosen-file'
import type { Slot } from '../shared/slot'
import type { templateSchema } from '@/lib/templates/template-answer'
import type { z } from 'zod'
import { INITIAL_OPTIONS, type Options } from './options'

/** A template that the user saved, as the API returns it. */
export type KeptTemplate = z.infer<typeof templateSchema>

/** A kept template in the place of a file: it is used as it is kept, and its acts go on being numbered. */
export interface KeptFile {
  readonly kept: KeptTemplate
  /** Of its file. */
  readonly name: string
  readonly size: number
}

/** What the user gave the generator. */
export type GivenFile = ChosenFile | KeptFile

export type GivenSlot = Slot<GivenFile>

export function keptFile(kept: KeptTemplate): KeptFile {
  return { kept, name: kept.fileName, size: kept.size }
}

/** The kept template of a slot; null for a file of another kind, or none. */
export function keptOf(slot: GivenSlot): KeptTemplate | null {
  return slot.kind === 'stored' && 'kept' in slot.file ? slot.file.kept : null
}

/** A slot after the kept template of this id has gone. */
export function withoutKept(slot: GivenSlot, id: string): GivenSlot {
  const isGone = (file: GivenFile) => 'kept' in file && file.kept.id === id
  if (slot.kind === 'empty') return slot
  if (isGone(slot.file)) return { kind: 'empty' }
  if (slot.kind === 'stored' || slot.before.kind === 'empty' || !isGone(slot.before.file)) return slot
  return { ...slot, before: { kind: 'empty' } }
}

/** What a request's form carries of it: the field's own name, or `templateId`. */
export function fieldOf(field: 'excel' | 'template', file: GivenFile): Record<string, File | string> {
  return 'kept' in file ? { templateId: file.kept.id } : { [field]: contentOf(file) }
}

/**
 * The options as they are saved with a template. Columns are saved by header, because their positions depend on the
 * spreadsheet.
 */
export function optionsOf({ settings }: Pick<KeptTemplate, 'settings'>, before: Options): Options {
  const { missing, pattern, language, single, groupBy, includeHidden, output } = settings
  const { mailing, email, mailColumn, mailTest, mailSubject, mailText, onlyChanged } = before
  return {
    ...INITIAL_OPTIONS,
    ...{ mailing, email, mailColumn, mailTest, mailSubject, mailText, onlyChanged },
    ...(missing !== undefined && { missing }),
    ...(pattern !== undefined && { pattern }),
    ...(language !== undefined && { language }),
    ...(single !== undefined && { single }),
    ...(includeHidden !== undefined && { includeHidden }),
    ...(groupBy !== undefined && {
      groupBy: groupBy.includes('*') ? 'all' : groupBy.map((header) => ({ letter: '', header })),
    }),
    ...((output === 'pdf' || output === 'pdfs') && { format: 'pdf' }),
  }
}

/** The same the other way round: what of the options a template is kept with. */
export function settingsOf(options: Options): KeptTemplate['settings'] {
  const { missing, pattern, language, single, groupBy, includeHidden, format } = options
  return {
    missing,
    language,
    single,
    includeHidden,
    ...(pattern.trim() !== '' && { pattern: pattern.trim() }),
    ...(groupBy === 'all'
      ? { groupBy: ['*'] }
      : groupBy.length > 0 && { groupBy: groupBy.map(({ header }) => header) }),
    ...(format === 'pdf' && { output: single ? 'pdf' : 'pdfs' }),
  }
}
