import { problem, type Problem } from '../../problem'
import type { SubjectDoubts } from './subjects'

const MOST = 50
/** The maximum number of names reported with similar ones. */
const EXAMPLES = 10

/** Returns the contradictions and open questions in a file's names and identifiers. */
export function subjectProblems({
  oneIdSeveralNames,
  oneNameSeveralIds,
  likeNames,
}: SubjectDoubts): readonly Problem[] {
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
    ...(likeNames.length === 0 ? [] : [namesAlike(likeNames)]),
  ]
}

function namesAlike(likeNames: SubjectDoubts['likeNames']): Problem {
  const names = likeNames.slice(0, EXAMPLES).map(({ name, others }) => [name, ...others.slice(0, 3)].join(' = '))
  const params = { count: likeNames.length, names: names.join('; ') + (likeNames.length > EXAMPLES ? ' …' : '') }
  return problem('SUBJECT_NAMES_ALIKE', 'warning', { file: 'data', params })
}

function listed(texts: readonly string[]): string {
  return texts.slice(0, 5).join(', ') + (texts.length > 5 ? ' …' : '')
}
