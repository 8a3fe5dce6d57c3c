import type { PrivateSwitchProps } from '../shared/private-switch'
import type { Generator } from './use-generator'

/** The generator's files as they go into private mode, and what it begins with there. */
export function usePrivately({
  state,
  choose,
  trySample,
}: Generator): Pick<PrivateSwitchProps, 'files' | 'onCarried' | 'onSample'> {
  const { data, template } = state.slots
  return {
    files: {
      data: data.kind === 'empty' ? undefined : data.file,
      template: template.kind === 'empty' ? undefined : template.file,
    },
    onCarried(files) {
      if (files.data !== undefined) choose('data', files.data)
      if (files.template !== undefined) choose('template', files.template)
    },
    onSample: () => void trySample(),
  }
}
