import type { z } from 'zod'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import type { DocumentSession } from '@/lib/db/generated/client'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { usedProfile } from '@/lib/doses/own-profiles'
import type { ReceivedForm } from '@/lib/http/receive-form'
import type { StoredInspection } from './inspect-files'
import { requireInput, takeInputs, withLocalCopies } from './inputs'
import { keptUntil } from './kept-until'
import { withinPlan } from './plan-limits'
import { processPools } from './process/process-pool'
import { doseInspectionAnswer } from './process/dose-inspection-answer'
import type { InspectDosesSummary } from './process/protocol'
import type { TimeLimit } from './process/time-limit'
import { extractDosesTool, mappingExtras } from './tools/extract-doses'
import { doseOptions } from './tools/core-settings'
import type { inspectDosesSettingsSchema } from './tools/extract-doses-settings'
import { runLimitsOf } from './run-limits'

/** All of a file is read for it: a hundred thousand rows take longer than a template. */
const LIMIT: TimeLimit = { baseMs: 60_000, perItemMs: 0 }

export interface InspectDosesRequest {
  readonly user: SubscribedUser
  readonly session: DocumentSession
  readonly form: ReceivedForm
  readonly settings: z.infer<typeof inspectDosesSettingsSchema>
  readonly signal: AbortSignal
}

/**
 * Returns what the dose extractor would find in a file with these settings. Uploads stay in the workspace, so that the
 * run can name them instead of uploading them again, including the previous period's file, which isn't inspected yet.
 *
 * @throws DocumentError, AppError
 */
export async function inspectDoses({
  user,
  session,
  form,
  settings: { around, ...settings },
  signal,
}: InspectDosesRequest): Promise<StoredInspection> {
  const limits = runLimitsOf(user)
  const { fields } = extractDosesTool
  const profile = settings.profile === undefined ? {} : { profile: await usedProfile(user.id, settings.profile) }
  const remembered = await mappingExtras(user, settings)
  const inputs = await takeInputs(session, form, fields, keptUntil(limits))
  const data = requireInput(inputs, 'data', fields)
  const gate = { ...PREMIUM_GATE, maxInflatedBytes: limits.inflatedBytes }
  const options = { ...doseOptions({ ...settings, ...profile }), ...remembered, limits: gate }
  const looked = withLocalCopies({ data }, (files) =>
    processPools().inspection.run(
      { tool: 'inspect-doses', files, options, output: '', around },
      { limit: LIMIT, signal, person: user.id },
    ),
  )
  const answer = await withinPlan(user, looked)
  // Typed by the job's tool; only our own code runs in the process.
  const stored = Object.entries(inputs.files).map(([role, file]) => [role, file?.name ?? ''])
  return { ...doseInspectionAnswer(answer as InspectDosesSummary, data.givenName), stored: Object.fromEntries(stored) }
}
