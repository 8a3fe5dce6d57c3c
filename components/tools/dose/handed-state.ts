import { LIMIT_PROFILES, type LimitProfile } from '@/lib/documents/doses/limits/profiles'
import type { Handed } from '../shared/hand-over'
import { INITIAL_STATE, type DoseState } from './state'

/** The screen with what another laid ready for it: its files are in the document session already. */
export function handedState({ files, gone, settings, sheet }: Handed<'doses'>): DoseState {
  const { reading, writing } = INITIAL_STATE
  const { language, profile, suggestLimits, mapping, resolutions = [], includedRows = [], format } = settings
  const { data, before } = files
  return {
    ...INITIAL_STATE,
    ...(data !== undefined && { slot: { kind: 'stored', file: data, name: data.name } }),
    ...(before !== undefined && { before: { file: before, stored: before.name } }),
    gone: { data: gone.data, before: gone.before },
    reading: {
      language: language ?? reading.language,
      profile: profileOf(profile) ?? reading.profile,
      suggest: suggestLimits ?? reading.suggest,
    },
    writing: { ...writing, format: format ?? writing.format },
    mapping: mapping ?? null,
    // Sent as the previous mapping: an empty one disables the remembered one.
    hadRemembered: mapping?.length === 0,
    toResolve: resolutions,
    includedRows,
    toShow: sheet ?? null,
  }
}

/** A built-in profile is saved only by name. */
function profileOf(profile: Handed<'doses'>['settings']['profile']): LimitProfile | undefined {
  return typeof profile === 'string' ? LIMIT_PROFILES.find(({ name }) => name === profile) : profile
}
