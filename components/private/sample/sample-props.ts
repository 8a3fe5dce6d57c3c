import type { GeneratorLimits } from '@/components/tools/generator/limits'
import type { NothingGiven } from '@/components/tools/shared/loaded-screens'
import type { PrivateLimits } from '../private-limits'

export interface SampleProps {
  readonly limits: PrivateLimits
}

/** A tool that starts empty. */
export const NOTHING_GIVEN: NothingGiven = { desk: null, results: {}, isUndoable: false, sessionId: null }

/** The limits of private mode as the generator's screen needs them; the other tools need a part of them. */
export function generatorLimits({ uploadBytes, rows }: PrivateLimits): GeneratorLimits {
  return {
    uploadBytes,
    mostUploadBytes: uploadBytes,
    keptHours: 0,
    olderDocuments: false,
    mailToOthers: false,
    email: '',
    emailConfirmed: false,
    rows,
    pdf: false,
    makesPdf: false,
    mostPdfs: null,
  }
}
