import type { Handed } from '../shared/hand-over'
import { INITIAL_STATE, type ParserState } from './state'

/** The screen with what another laid ready for it: its document is in the document session already. */
export function handedState({ files, gone, settings }: Handed<'tables'>): ParserState {
  const { reading, writing } = INITIAL_STATE
  const { view, join, language, layout, format, merges, types = [], frames = [], tables } = settings
  const { document } = files
  return {
    ...INITIAL_STATE,
    ...(document !== undefined && { slot: { kind: 'stored', file: document, name: document.name } }),
    gone: gone.document ?? null,
    reading: {
      view: view ?? reading.view,
      join: join ?? reading.join,
      language: language ?? reading.language,
    },
    writing: {
      layout: layout ?? writing.layout,
      format: format ?? writing.format,
      merges: merges ?? writing.merges,
    },
    types,
    frames,
    only: tables ?? null,
  }
}
