import type { LimitWords } from '../limit-concepts'

export const RO_LIMIT_WORDS: LimitWords = {
  groupA: [],
  groupB: [],
  cncan: ['cncan', 'comisia nationala pentru controlul activitatilor nucleare'],
  icrp: ['cipr 103', 'publicatia 103'],
}
