import type { LimitWords } from '../limit-concepts'

/** In English, «Group A» isn't part of any known regulation. */
export const EN_LIMIT_WORDS: LimitWords = {
  groupA: ['nrb 99 2009 group a'],
  groupB: ['nrb 99 2009 group b'],
  cncan: [],
  icrp: ['icrp 103', 'icrp publication 103', 'icrp pub 103', 'publication 103'],
}
