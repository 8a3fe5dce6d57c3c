import { z } from 'zod'
import { higherPlan } from '@/lib/billing/limits'
import { PLANS } from '@/lib/billing/plans'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import type { Plan } from '@/lib/db/generated/enums'
import type { DocumentCode } from '@/lib/documents/codes'
import { DocumentError, type Params } from '@/lib/documents/error'
import type { Problem } from '@/lib/documents/problem'
import { type AppCode, AppError } from '@/lib/errors'
import { type ToldProblem, tellProblems, toldProblemSchema } from '@/lib/http/told-problem'
import type { Locale } from '@/lib/i18n/locales'
import { describeError, translator } from '@/lib/i18n/translate'
import { runLimitsOf, withinRequest } from './run-limits'

/** Problems of a file, as reported before a run. */
export const foundProblemSchema = toldProblemSchema
  .extend({ plan: z.enum(PLANS).optional().describe('If a plan limit was reached: the lowest plan that raises it.') })
  .meta({ id: 'FoundProblem' })

export type FoundProblem = ToldProblem & { readonly plan?: Plan }

interface LiftedLimit {
  /** The code that is reported if a higher plan raises the limit. */
  readonly code: AppCode
  readonly limit: 'rowsPerGeneration' | 'inflatedBytes'
  /** The parameter that says how much is needed. */
  readonly needed: string
}

/** The codes with which the documents core, which has no plans, reports a plan's limit. */
const OF_PLANS: Readonly<Partial<Record<DocumentCode, LiftedLimit>>> = {
  TOO_MANY_ROWS: { code: 'LIMIT_ROWS', limit: 'rowsPerGeneration', needed: 'rows' },
  GATE_TOO_LARGE: { code: 'LIMIT_UNPACKED', limit: 'inflatedBytes', needed: 'bytes' },
}

interface Lifted {
  readonly code: AppCode
  readonly details: { readonly limit: number; readonly used: number; readonly plan: Plan }
}

/**
 * Waits for a document process that works on a user's files. A limit that a higher plan raises is reported as such.
 *
 * @throws AppError LIMIT_ROWS, LIMIT_UNPACKED with limit, use and the first plan that allows it; any other error of
 * `answer`
 */
export function withinPlan<Answer>(user: SubscribedUser, answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof DocumentError)) throw error
    const lifted = liftedFor(user, error)
    throw lifted === null ? error : new AppError(lifted.code, error.params, lifted.details)
  })
}

/** Problems in words; with the limit of a plan goes the first plan that lifts it. */
export function tellWithPlans(problems: readonly Problem[], user: SubscribedUser, locale: Locale): FoundProblem[] {
  const translate = translator(locale)
  return tellProblems(problems, locale).map((told) => {
    const lifted = liftedFor(user, told)
    if (lifted === null) return told
    return { ...told, plan: lifted.details.plan, text: describeError(translate, lifted.code, told.params) }
  })
}

/** Null if it isn't a plan limit, or no higher plan raises it. */
function liftedFor(
  user: SubscribedUser,
  { code, params }: { readonly code: DocumentCode; readonly params: Params },
): Lifted | null {
  const ofPlans = OF_PLANS[code]
  if (ofPlans === undefined) return null
  const { limit, needed } = ofPlans
  const used = params[needed]
  // A DOC's size limit is the same on all plans, so the error has no figure.
  if (typeof used !== 'number') return null
  // Limited by something else: by the time of a request, for example.
  if (used <= runLimitsOf(user)[limit]) return null
  const plan = higherPlan(user, (limits) => withinRequest(limits)[limit] >= used)
  return plan && { code: ofPlans.code, details: { limit: runLimitsOf(user)[limit], used, plan } }
}
