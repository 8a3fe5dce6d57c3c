import type { ChosenFile } from './chosen-file'
import type { PrivateSwitchProps } from './private-switch'
import type { SourceRole } from './hand-over'
import type { Slot } from './slot'

/** The one file of a tool as it goes into private mode, and what the tool begins with there. */
export function singlePrivately(
  role: SourceRole,
  slot: Slot,
  choose: (file: ChosenFile) => void,
  fetchSample: () => Promise<File | null>,
): Pick<PrivateSwitchProps, 'files' | 'onCarried' | 'onSample'> {
  return {
    files: { [role]: slot.kind === 'empty' ? undefined : slot.file },
    onCarried(files) {
      const file = files[role]
      if (file !== undefined) choose(file)
    },
    onSample: () => void fetchSample().then((file) => file && choose(file)),
  }
}
