import type { Handed } from '../shared/hand-over'
import type { Choices } from './choices'
import type { Edits } from './edits'
import { keptFile, optionsOf, type GivenFile, type GivenSlot, type KeptTemplate } from './kept-template'
import type { Options } from './options'
import { INITIAL_STATE, type GeneratorState } from './state'

type Settings = Handed<'generate'>['settings']

/**
 * Returns the screen's state with what another screen prepared. Its files are already in the document session. No email
 * is sent unless the user chooses it again; the addresses are filled in.
 *
 * @param kept the saved template that the settings name, if it still exists
 */
export function handedState({ files, gone, settings }: Handed<'generate'>, kept: KeptTemplate | null): GeneratorState {
  const { sheet, headerRow, mapping = {}, constants = {} } = settings
  return {
    ...INITIAL_STATE,
    slots: { data: slotOf(files.data), template: slotOf(kept === null ? files.template : keptFile(kept)) },
    gone: { data: gone.data, template: kept === null ? gone.template : undefined },
    sheet: sheet ?? null,
    headerRow: headerRow ?? null,
    choices: { ...choicesOf(mapping), ...sameOf(constants) },
    edits: editsOf(settings),
    options: withMails(settings),
  }
}

function slotOf(file: GivenFile | undefined): GivenSlot {
  return file === undefined ? { kind: 'empty' } : { kind: 'stored', file, name: file.name }
}

/** The positions of columns are known only with the spreadsheet. Until then, the header's place has an address. */
function choicesOf(mapping: NonNullable<Settings['mapping']>): Choices {
  const choices = Object.entries(mapping).map(([name, address]) => [
    name,
    address === ''
      ? ({ kind: 'empty', before: 'none' } as const)
      : ({ kind: 'column', letter: '', header: address, before: 'none' } as const),
  ])
  return Object.fromEntries(choices) as Choices
}

function sameOf(constants: NonNullable<Settings['constants']>): Choices {
  return Object.fromEntries(
    Object.entries(constants).map(([name, text]) => [name, { kind: 'same', text, before: 'none' } as const]),
  )
}

/** What the file had in a cell shows with the spreadsheet. */
function editsOf({ changes = [], excludeRows = [], includeRows = [] }: Settings): Edits {
  const at = Date.now()
  return {
    cells: changes.map((change) => ({ ...change, before: '', at })),
    rows: [
      ...excludeRows.map((row) => ({ row, kind: 'out' as const, at })),
      ...includeRows.map((row) => ({ row, kind: 'data' as const, at })),
    ],
  }
}

function withMails(settings: Settings): Options {
  const { mailTo = [], mailColumn, mailTest, mailSubject = '', mailText = '' } = settings
  const options = optionsOf({ settings }, INITIAL_STATE.options)
  return {
    ...options,
    email: mailTo.join(', '),
    mailColumn: mailColumn === undefined ? null : { letter: '', header: mailColumn },
    mailSubject,
    mailText,
    // A test comes first in a run with many emails.
    mailTest: mailTest ?? options.mailTest,
  }
}
