import { problem, type Problem } from '../../problem'
import type { LimitProfile } from '../limits/profiles'
import type { Dose, DoseTotal, Exceedance } from '../model'
import { comparedTotals, exceedancesOf, type Uncompared, uncomparedOf } from './exceedances'

/** The maximum number of uncertain exceedances that are reported one by one. */
const MOST_TOLD = 50

/** How doses compare with the limits of a profile. */
export interface LimitsCompared {
  readonly profile: LimitProfile
  readonly exceedances: readonly Exceedance[]
  /** The yearly sums to which a limit applies. */
  readonly compared: readonly DoseTotal[]
  readonly problems: readonly Problem[]
}

/** Compares doses and their sums with the limits of a profile. */
export function compareWithLimits(
  doses: readonly Dose[],
  totals: readonly DoseTotal[],
  profile: LimitProfile,
): LimitsCompared {
  const exceedances = exceedancesOf(doses, totals, profile)
  return {
    profile,
    exceedances,
    compared: comparedTotals(doses, totals, profile),
    problems: doses.length === 0 ? [] : problemsOf(exceedances, totals, profile),
  }
}

function problemsOf(
  exceedances: readonly Exceedance[],
  totals: readonly DoseTotal[],
  profile: LimitProfile,
): Problem[] {
  const uncompared = uncomparedOf(totals, profile)
  const unverified = profile.limits.filter(({ verified }) => !verified)
  return [
    ...(unverified.length > 0
      ? [
          problem('LIMIT_NOT_VERIFIED', 'warning', {
            params: { profile: profile.name, count: unverified.length },
          }),
        ]
      : []),
    ...(uncompared === null ? [] : [notCompared(uncompared)]),
    ...exceedances
      .filter(({ sure }) => !sure)
      .slice(0, MOST_TOLD)
      .map(mayExceed),
  ]
}

function notCompared({ subjects, quantities }: Uncompared): Problem {
  return problem('DOSES_NOT_COMPARED', 'warning', {
    file: 'data',
    params: { count: subjects, quantities: quantities.join(', ') },
  })
}

function mayExceed({ subject, quantity, period, lower, upper, unit, limit }: Exceedance): Problem {
  return problem('DOSE_MAY_EXCEED', 'warning', {
    file: 'data',
    params: { subject: subject.name ?? subject.id ?? '', quantity, period, lower, upper: upper ?? '…', unit, limit },
  })
}
