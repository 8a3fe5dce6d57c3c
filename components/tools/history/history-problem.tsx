import type { Problem } from '@/components/account/use-submission'
import { Notice } from '@/components/ui/notice'
import { isLifted } from '../shared/failure'
import { PlansLink } from '../shared/plans-link'

/** Why a request for the history failed, with a link to the plans if a higher one would allow it. */
export function HistoryProblem({ problem }: { problem: Problem }) {
  return (
    <Notice tone="error" live action={isLifted(problem) ? <PlansLink /> : undefined}>
      {problem.sentence}
    </Notice>
  )
}
