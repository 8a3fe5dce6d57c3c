'use client'

import { Sheet } from '@/components/ui/sheet'
import { Announcement } from './announcement'
import { FillingSheet } from './filling-sheet'
import { FinishedSheet } from './finished-sheet'
import type { GeneratorLimits } from './limits'
import { isUntouched } from './state'
import { tallyOf } from './tally'
import { useGenerator } from './use-generator'
import { useKeptFocus } from './use-kept-focus'

/** The act generator: one sheet that is filled in, runs, and bears its result. */
export function GeneratorScreen({ limits }: { limits: GeneratorLimits }) {
  const generator = useGenerator(limits.uploadBytes)
  const { state, inspecting } = generator
  const { inspected, choices, options, run } = state
  const tally = inspected === null ? null : tallyOf(inspected.answer, choices, options.missing)
  useKeptFocus(run.kind, isUntouched(state))
  const parts = { generator, limits, tally, inspected }
  return (
    <Sheet>
      {run.kind === 'idle' ? <FillingSheet {...parts} /> : <FinishedSheet {...parts} run={run} />}
      <Announcement state={state} tally={tally} inspecting={inspecting} />
    </Sheet>
  )
}
