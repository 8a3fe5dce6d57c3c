import { problem, type Problem } from '../../problem'
import type { SubjectDoubts } from './subjects'

const MOST = 50

/** What a file's names and identifiers disagree in. */
export function subjectProblems({ oneIdSeveralNames, oneNameSeveralIds }: SubjectDoubts): readonly Problem[] {
  return [
    ...oneIdSeveralNames
      .slice(0, MOST)
      .map(({ id, names }) =>
        problem('SUBJECT_ID_NAMES_DIFFER', 'warning', { file: 'data', params: { id, names: listed(names) } }),
      ),
    ...oneNameSeveralIds
      .slice(0, MOST)
      .map(({ name, ids }) =>
        problem('SUBJECT_NAME_IDS_DIFFER', 'info', { file: 'data', params: { name, ids: listed(ids) } }),
      ),
  ]
}

function listed(texts: readonly string[]): string {
  return texts.slice(0, 5).join(', ') + (texts.length > 5 ? ' …' : '')
}
